/// Words that steer how the others are read: negation, correction, scope.
package enum Grammar {
  package static let table = VocabularyTable(
    id: "grammar", summary: "negation, correction, scope",
    terms: [
      Term(
        "MODE-10",
        """
        no|not|without|w/o|never|none of|don't|dont|do not|doesn't|does not|doesnt|isn't|isnt|is not|aren't|won't|wont|shouldn't|should not|must not
        mustn't|can't|cannot|nothing|avoid|non|instead of|rather than|less|minus|neither|nor|hardly|barely|anything but|no more|free of|not too|not so
        ohne|nicht|kein|keine|keinen|keinem|keiner|niemals|statt|anstatt|weniger|sin|nunca|ni|nada de|en vez de|en lugar de|menos
        sans|pas|pas de|jamais|aucun|aucune|au lieu de|moins|ne
        """, .grammar(.negator)),
      Term(
        "MODE-10",
        "なし|無し|ない|なく|ません|抜き|ではなく|じゃなく|せずに|しないで|しない", .grammar(.postNegator)),
      Term(
        "HAP-11",
        """
        drop|remove|kill|lose|skip|disable|turn off|get rid of|strip|take out|omit|entferne|entfernen|quita|quitar|elimina|enlève|supprime|retire
        """, .grammar(.remover)),
      Term(
        "MODE-10",
        """
        actually no|actually|no wait|wait no|scratch that|on second thought|on second thoughts|sorry|i mean|i meant|rather make it|make that
        correction|hmm no|nope|never mind|strike that|nein|doch lieber|lieber|ach nein|besser|mejor|no mejor|mejor dicho|digo|non plutôt
        plutôt|finalement|en fait|いや|やっぱり|やっぱ|じゃなくて
        """, .grammar(.correction)),
      Term(
        "MODE-10",
        "but|just|only|and|please|though|yet|however|aber|sondern|und|bitte|nur|pero|sino|y|mais|et",
        .grammar(.turn)),
      Term(
        "MODE-10",
        """
        when|while|because|so|then|if|on|at|for|with|as|after|before|that|which|until|in|into|onto|from|where|and then
        wenn|während|beim|mit|auf|im|für|cuando|con|en|para|si|quand|avec|dans|pour|lorsque
        """, .grammar(.preposition)),
      Term(
        "INF-10",
        """
        it|the|a|an|its|my|your|our|this|them|these|those|some|his|her|their|open|all|der|die|das|den|dem|ein|eine|einen|einem|el|la|los|las|un|una|le|les|une
        """, .grammar(.filler)),
      Term(
        "C-20",
        """
        as a reference|as reference|for reference|as an example|as example|as inspiration|based on|inspired by|similar to|like in|same as in|as in|modeled on|modelled on
        reference|build a new|make a new|create a new|brand new|a new|a separate|als vorlage|wie in|como referencia|comme référence|参考
        """, .grammar(.reference)),
      Term(
        "C-20",
        """
        save it as|save as|saved as|save it to|save to|name it|call it|called|named|name the file|name the view|name this|into a file called|write it to|write to|output to|store it as|put it in
        file name|filename|speichere als|speichern als|nenne es|namens|guarda como|guárdalo como|llámalo|enregistre sous|appelle-le|nommé|という名前
        """, .grammar(.naming)),
      Term(
        "INF-01",
        "not only|not just|no matter|no longer than|whether or not|no one|why not|no problem|nothing fancy|not sure|no idea|never show again|without lifting",
        .nothing),
    ])
}
