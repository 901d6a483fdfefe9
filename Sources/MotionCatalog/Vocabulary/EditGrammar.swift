/// Words by which a sentence is told to instruct a change (C-20); folded forms.
package enum EditGrammar {
  /// May stand before the verb.
  package static let leadIns: Set<String> = [
    "please", "pls", "plz", "can", "could", "would", "you", "now", "then", "and", "just", "kindly", "ok",
    "okay", "hey", "hi", "also",
    "i", "want", "to", "id", "like", "lets", "we", "need", "should", "go", "ahead", "must", "quickly",
    "maybe", "bitte", "kannst",
    "du", "por", "favor", "puedes", "sil", "te", "plait", "peux", "tu",
  ]

  /// Change something that is there, when a definite thing follows.
  package static let changing: Set<String> = [
    "edit", "update", "change", "modify", "adjust", "tweak", "rename", "remove", "replace", "refactor", "fix",
    "delete", "alter",
    "andere", "andern", "bearbeite", "aktualisiere", "entferne", "ersetze", "cambia", "edita", "actualiza",
    "quita", "modifica",
    "elimina", "reemplaza", "modifie", "remplace", "supprime", "enleve",
  ]

  package static let adding: Set<String> = ["add", "insert", "fuge", "anade", "agrega", "ajoute"]

  /// "make it bouncier".
  package static let making: Set<String> = ["make", "mach", "mache", "haz", "rends", "turn", "keep"]

  /// Set a value; only beside a thing that code has.
  package static let moving: Set<String> = [
    "raise", "lower", "increase", "decrease", "reduce", "bump", "set", "drop", "swap", "shorten", "lengthen",
    "convert", "switch",
    "erhohe", "senke", "verringere", "setze", "sube", "baja", "aumenta", "reduce", "augmente", "diminue",
  ]

  package static let definite: Set<String> = [
    "the", "my", "how", "this", "that", "its", "our", "your", "these", "those", "all", "every", "each",
    "both",
    "only", "his", "her",
    "their", "der", "die", "das", "den", "dem", "meine", "meinen", "el", "la", "los", "las", "mi", "le",
    "les", "mon", "ma",
  ]

  package static let pronouns: Set<String> = ["it", "them", "this", "that", "es", "sie", "lo"]

  package static let towards: Set<String> = ["to", "zu", "zur", "zum", "a", "al", "hinzu"]

  /// Things are added to these by users, not by programmers.
  package static let collections: Set<String> = [
    "cart", "basket", "bag", "wishlist", "favorites", "favourites", "library", "calendar", "wallet", "queue",
    "playlist", "bookmarks",
    "warenkorb", "carrito", "panier",
  ]

  package static let degrees: Set<String> = [
    "less", "more", "bit", "slightly", "weniger", "mehr", "mas", "menos", "plus", "moins",
  ]
}
