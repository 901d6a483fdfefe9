/// Where the motion is to live, stated (DEF-02, C-08).
package enum ContainerWords {
  package static let table = VocabularyTable(
    id: "containers", summary: "stated container",
    terms: [
      Term(
        "DEF-02",
        """
        in a sheet|inside a sheet|as a sheet|presented as a sheet|in the sheet|into a sheet|within a sheet|in a bottom sheet|inside a bottom sheet
        in einem Sheet|in einem Blatt|en una hoja|dans une feuille|シートの中|シート内
        """, .container(.sheet), .archetype("sheet-interaction", 5)),
      Term(
        "DEF-02",
        """
        full-screen|full screen|fullscreen|whole screen|entire screen|fills the screen|full-screen cover|fullScreenCover|takes over the screen
        Vollbild|bildschirmfüllend|ganzer Bildschirm|pantalla completa|a pantalla completa|plein écran|全画面|フルスクリーン
        """, .container(.fullScreen)),
      Term("DEF-02", "inline|in place|in-line|インライン", .container(.inline)),
      Term("DEF-02", "embedded|embed|in a cell|eingebettet|incrustado|intégré|埋め込み", .container(.embedded)),
      Term("DEF-02", "as an overlay|in an overlay|as overlay", .container(.overlay)),
      Term(
        "DEF-02", "in a popover|as a popover|inside a popover", .container(.popover), .primitive("popover")),
      Term("DEF-02", "system alert|in an alert|as an alert", .container(.alert), .primitive("alert")),
    ])
}
