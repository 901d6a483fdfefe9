/// Everyday words for Sheet Interaction (ARC-06) and the drawing context (DEF-08).
package enum SheetLexicon {
  private static let options = Meaning.recipe("options-sheet")
  private static let signing = Meaning.recipe("signature-sheet")

  package static let table = VocabularyTable(
    id: "sheet-interaction", summary: "words for Sheet Interaction", terms: drawing + forms)

  static let drawing: [Term] = [
    Term("DEF-08", "signature", .archetype("sheet-interaction", 6), .drawing, signing),
    Term(
      "DEF-08", "sketch|sketches|sketching|handwrite|handwriting|handwritten",
      .archetype("sheet-interaction", 5), .drawing, signing),
    Term("C-11", "draw|draws|drawing|drawn", .archetype("sheet-interaction", 3), .drawing, signing),
    Term(
      "DEF-08",
      """
      signature pad|signature field|signature sheet|signature canvas|signature capture|signature box|draw pad|drawing pad|sketch pad|sketchpad|draw area|drawing area|drawing board|drawing canvas|whiteboard
      draw with a finger|draw with the finger|draw with my finger|let users draw|let the user draw|lets me draw|let me draw|user draws|finger painting|sign with a finger|sign with the finger|sign here
      sign the contract|sign a contract|sign a document|sign the form|sign for delivery|sign on the line|doodle pad|scribble pad|users sign|user signs|customers sign|customer signs|tap to sign|autograph
      unterschrift|unterschreiben|unterschriftenfeld|zeichenfläche|zeichenblock|skizze|skizzieren|mit dem Finger zeichnen
      firma|firmar|panel de firma|dibujar|dibuja con el dedo|bosquejo|boceto|signer|signature manuscrite|dessiner|croquis|esquisse
      署名|署名パッド|サイン|手書き|スケッチ|お絵かき|描画エリア|絵を描
      """, .archetype("sheet-interaction", 7), .drawing, signing),
    Term("ARC-06", "sign|signs|signed|signing", .archetype("sheet-interaction", 5), .drawing, signing),
    Term(
      "C-11",
      """
      sign in|sign-in|sign up|sign-up|sign out|sign of|stop sign|dollar sign|neon sign|sign-off|signed in|drawing attention|draw attention|signature look|signature style|draw off|firma parte
      """, .nothing),
    Term(
      "DEF-04", "clear button|clear|leeren|löschen-knopf|limpiar|borrar todo|effacer tout|クリア",
      .control("Clear")),
    Term("DEF-03", "done button|fertig|listo|terminé|完了", .control("Done")),
  ]

  static let forms: [Term] = [
    Term("ARC-06", "sheet|sheets", .archetype("sheet-interaction", 5), options),
    Term("ARC-06", "form|forms|formular", .archetype("sheet-interaction", 4), options),
    Term("ARC-06", "pick|picks|picker|picking", .archetype("sheet-interaction", 4), options),
    Term(
      "C-21",
      "form of|in the form of|forms a|forms into|pick me up|sheet music|sheet metal|sheet of paper|sheet of glass|cheat sheet|forming|formed",
      .nothing),
    Term(
      "ARC-06",
      """
      date picker|time picker|color picker|colour picker|emoji picker|picker wheel|wheel picker|sort options|filter options|filters|filter sheet|share sheet|settings sheet|settings panel|options menu|options
      checkout form|input form|sign-up form|login form|contact form|survey|questionnaire|comment sheet|comments sheet|edit form|feedback form|booking form|choose a|choose an|settings form
      auswahl|auswählen aus|datumsauswahl|eingabeformular|einstellungen|filterauswahl|selector|formulario|elegir|opciones|ajustes|filtros|hoja|hoja modal
      formulaire|choisir|sélecteur|options de tri|réglages|feuille|feuille modale|フォーム|シート|ピッカー|選択画面|入力フォーム|設定シート|オプション
      """, .archetype("sheet-interaction", 4), options),
    Term(
      "VOC-20",
      "half height|half-height|medium detent|large detent|half-screen|halbhoch|media altura|mi-hauteur|ハーフシート|半分の高さ",
      .archetype("sheet-interaction", 3), .primitive("sheet with detents"), options),
    Term(
      "ARC-06",
      "settings|preferences|checkout|compose|composer|login|log in|keyboard|input field|text field|editor|toolbar slides|menu|dropdown|drop-down|accordion",
      .archetype("sheet-interaction", 1)),
    Term(
      "ARC-06", "slides up|slide up|comes up from|fährt hoch|sube desde|monte depuis",
      .archetype("sheet-interaction", 1)),
  ]
}
