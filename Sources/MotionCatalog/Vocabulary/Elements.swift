/// UI element → SwiftUI primitive (VOC-20…32). Several name an archetype as well.
package enum Elements {
  package static let table = VocabularyTable(
    id: "elements", summary: "UI element → SwiftUI", terms: modal + surfaces + controls)

  private static let sheet = Meaning.archetype("sheet-interaction", 5)

  static let modal: [Term] = [
    Term(
      "VOC-20",
      """
      bottom sheet|bottom tray|pull-up sheet|pull-up panel|pull-up|modal sheet|half sheet|half-height sheet|slide-up sheet|sheet with detents
      detent|presentation detents|bottomsheet|slide-up panel|sliding panel|bottom panel|bottom drawer|card from the bottom
      panel from below|panel from the bottom|slides up from the bottom|slides up from below
      unteres Blatt|Schublade|Bodenblatt|von unten|panel inferior|hoja inferior|bandeja|cajón|cajon|desde abajo
      tiroir|panneau inférieur|panneau|monte du bas|depuis le bas|feuille du bas|volet|ボトムシート|トレイ|ドロワー|パネル|引き出し|下から
      """, .primitive("sheet with detents"), .archetype("sheet-interaction", 6), .recipe("options-sheet")),
    Term(
      "VOC-20", "tray|drawer", .primitive("sheet with detents"), sheet, .recipe("options-sheet")),
    Term("VOC-20", "panel", .primitive("sheet with detents"), .archetype("sheet-interaction", 2)),
    Term(
      "VOC-21",
      """
      modal|dialog|lightbox|full-screen sheet|full screen modal|fullscreen modal|dialogue box|modal window
      modaler dialog|dialogfenster|ventana modal|fenêtre modale|モーダル|ダイアログ|ライトボックス|全画面シート
      """, .primitive("fullScreenCover"), .archetype("sheet-interaction", 4),
      .container(.fullScreenCover), .recipe("options-sheet")),
    Term("VOC-21", "overlay|オーバーレイ", .primitive("fullScreenCover")),
    Term(
      "VOC-22",
      """
      popover|hover card|speech bubble|info bubble|pop-over|sprechblase|bocadillo|infobulle|ポップオーバー|吹き出し
      """, .primitive("popover"), .archetype("sheet-interaction", 4), .recipe("options-sheet"),
      .container(.popover)),
    Term(
      "VOC-22", "tooltip|callout|ツールチップ|コールアウト", .primitive("popover"),
      .archetype("coach-mark-tour", 2)),
    Term("VOC-22", "bubble", .primitive("popover")),
    Term(
      "VOC-23",
      """
      toast|snackbar|snack bar|nudge|inline notification|status banner|copied message|notification banner
      benachrichtigung|hinweisbanner|notificación|aviso|トースト|スナックバー|ナッジ|バナー
      """, .primitive("overlay with .task"), .archetype("glass-morph", 2)),
    Term("VOC-23", "banner", .primitive("overlay with .task")),
    Term(
      "VOC-24",
      """
      alert dialog|alert|warning dialog|confirmation alert|alarmdialog|warnhinweis|alerta|alerte|アラート|警告
      """, .primitive("alert"), .archetype("sheet-interaction", 4), .recipe("options-sheet"),
      .container(.alert)),
    Term("VOC-24", "warning", .primitive("alert")),
    Term(
      "VOC-24",
      """
      confirm|confirmation|ask for confirmation|asks for confirmation|are you sure
      bestätigung|bestätigen|confirmación|confirmar|confirmation requise|確認
      """, .primitive("confirmationDialog"), .archetype("sheet-interaction", 1), .recipe("options-sheet")),
    Term(
      "VOC-24",
      """
      confirmation dialog|confirm dialog|confirmation prompt|bestätigungsdialog|diálogo de confirmación
      dialogue de confirmation|確認ダイアログ
      """, .primitive("confirmationDialog"), .archetype("sheet-interaction", 5),
      .container(.confirmationDialog), .recipe("options-sheet")),
    Term(
      "VOC-32",
      """
      action sheet|bottom action menu|options sheet|option sheet|actionsheet|aktionsmenü|hoja de acciones|アクションシート
      """, .primitive("confirmationDialog"), .archetype("sheet-interaction", 6),
      .container(.confirmationDialog), .recipe("options-sheet")),
    Term(
      "VOC-31",
      """
      contextual menu|context menu|long-press menu|press-hold menu|press and hold menu|kontextmenü|menú contextual|menu contextuel
      コンテキストメニュー|長押しメニュー
      """, .primitive("contextMenu"), .archetype("sheet-interaction", 4), .recipe("options-sheet"),
      .container(.contextMenu),
      .action(explicit: true)),
  ]

  static let surfaces: [Term] = [
    Term(
      "VOC-25",
      """
      card|karte|karten|tarjeta|tarjetas|carte|cartes|カード
      """, .primitive("RoundedRectangle"), .archetype("gesture-card", 2)),
    Term("VOC-25", "tile|kachel|kacheln|タイル", .primitive("RoundedRectangle"), .archetype("gesture-card", 1)),
    Term("VOC-25", "surface|サーフェス", .primitive("RoundedRectangle")),
    Term(
      "VOC-26",
      "chip|tag|pill|badge|filter tag|chips|tags|etiqueta|étiquette|チップ|タグ|ピル|バッジ",
      .primitive("Capsule")),
    Term(
      "VOC-27",
      """
      fab|floating action button|schwebender knopf|botón flotante|bouton flottant|フローティングアクションボタン|フローティングボタン
      """, .primitive("Button in ZStack"), .archetype("liquid-toggle", 4)),
    Term(
      "VOC-29",
      """
      skeleton|shimmer|skeleton placeholder|loading placeholder|skeleton screen|skeleton loader|placeholder rows|placeholder
      platzhalter|marcador de posición|esqueleto|squelette|スケルトン|シマー|プレースホルダー
      """, .primitive("redacted placeholder"), .archetype("loading-indicator", 5)),
    Term(
      "VOC-30",
      """
      spinner|loader|throbber|activity indicator|loading indicator|progress view|ProgressView
      スピナー|ローダー|スロバー|インジケーター
      """, .primitive("ProgressView"), .archetype("loading-indicator", 6)),
  ]

  static let controls: [Term] = [
    Term(
      "VOC-28",
      """
      segmented control|segmented picker|pill selector|tab strip|toggle group|segment control|segment switch|segmentsteuerung
      control segmentado|contrôle segmenté|セグメントコントロール|ピルセレクター|タブストリップ
      """, .primitive("segmented Picker"), .archetype("glass-morph", 1)),
    Term(
      "VOC-28",
      """
      switch between tabs|switches between tabs|switching between tabs|switch tabs|switching tabs|between tabs|change tabs
      """, .primitive("segmented Picker"), .archetype("glass-morph", 3), .action(explicit: true)),
    Term("ARC-18", "tab bar|tabbar|tab|tabs|タブバー|タブ|pestañas|onglets", .archetype("glass-morph", 2)),
    Term("DEF-06", "navigation bar|nav bar|navbar|title bar|toolbar", .nothing),
    Term(
      "DEF-01", "button|knopf|knöpfe|taste|botón|boton|bouton|ボタン", .primitive("Button"),
      .archetype("liquid-toggle", 1)),
  ]
}
