/// Words for the colour scheme (STY-16, STY-26).
package enum StyleWords {
  package static let table = VocabularyTable(
    id: "styles", summary: "colour scheme",
    terms: [
      Term(
        "STY-17",
        """
        light theme|light mode|light ui|light style|light background|light design|light screen|white background|on white|bright theme|light look
        light-themed|in light|heller Hintergrund|hell|helles Design|helles Theme|heller Modus|weißer Hintergrund
        tema claro|modo claro|fondo claro|fondo blanco|thème clair|mode clair|fond clair|fond blanc
        ライトテーマ|ライトモード|白い背景|白背景|明るい背景
        """, .style(.light)),
      Term(
        "STY-01",
        """
        dark theme|dark mode|dark ui|dark style|dark background|black background|on black|dark screen|dark design|dark look|dark-themed|in dark
        night theme|dunkler Hintergrund|dunkles Design|dunkel|dunkler Modus|schwarzer Hintergrund|tema oscuro|modo oscuro|fondo oscuro|fondo negro
        thème sombre|mode sombre|fond sombre|fond noir|ダークテーマ|ダークモード|黒い背景|黒背景|暗い背景
        """, .style(.dark)),
      Term(
        "STY-26",
        """
        adaptive|adaptive theme|light and dark|dark and light|both light and dark|both themes|both modes|both schemes|light & dark|dark & light
        light/dark|dark/light|follows the system|follow the system|system appearance|system theme|either scheme|any color scheme|adapts to dark mode
        hell und dunkel|hell und dunkel|hell wie dunkel|adaptiv|claro y oscuro|adaptable|clair et sombre|adaptatif|ライトとダーク|アダプティブ
        """, .style(.adaptive)),
      Term(
        "STY-01",
        """
        light switch|light switches|traffic light|light bulb|lightbulb|light beam|light ray|light rays|splitting light|light leak|moonlight
        light weight|lightweight|dark chocolate|dark matter|northern light|light theme toggle|light saber
        """, .nothing),
      Term(
        "ARC-04",
        """
        dark mode switch|dark mode toggle|dark mode button|theme switch|theme toggle|day night switch|day/night switch|day night toggle
        day/night toggle|appearance switch|appearance toggle|light/dark switch|light/dark toggle|light dark switch|light dark toggle
        toggle for dark mode|switch for dark mode|toggle dark mode|toggles dark mode|dark mode schalter|dunkelmodus-schalter
        interruptor de modo oscuro|ダークモード切り替え|ダークモードスイッチ|ダークモードのスイッチ|ダークモードのトグル
        """, .archetype("liquid-toggle", 7), .recipe("flood-switch")),
      Term(
        "C-21",
        """
        in color|in colour|color|colour|colored|coloured|colors|colours|tint|tinted|shade|hue|palette|farbe|farben|farbig|farbton
        color de|colores|couleur|couleurs|っぽい色|色|カラー
        """, .colour),
    ])
}
