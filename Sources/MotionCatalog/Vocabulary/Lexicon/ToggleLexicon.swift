/// Everyday words for Liquid Toggle (ARC-04).
package enum ToggleLexicon {
  package static let table = VocabularyTable(
    id: "liquid-toggle", summary: "words for Liquid Toggle",
    terms: [
      Term(
        "ARC-04", "toggle|toggles|toggled|metaball|metaballs", .archetype("liquid-toggle", 5),
        .recipe("flood-switch")),
      Term("ARC-04", "switch", .archetype("liquid-toggle", 5), .recipe("flood-switch")),
      Term(
        "ARC-04",
        """
        toggle switch|liquid toggle|liquid switch|flood switch|on/off switch|on off switch|on/off|light switch|airplane mode toggle|power switch|rocker switch
        metaball toggle|flip switch|airplane mode|lever switch|mute switch|two-state switch
        kippschalter|lichtschalter|ein/aus-schalter|トグルスイッチ|オンオフ|オン/オフ
        """, .archetype("liquid-toggle", 7), .recipe("flood-switch")),
      Term(
        "ARC-04",
        """
        schalter|umschalter|interruptor|conmutador|interrupteur|bascule|スイッチ|トグル|メタボール
        """, .archetype("liquid-toggle", 5), .recipe("flood-switch")),
      Term(
        "ARC-04",
        "checkbox|check box|radio button|stepper toggle|knob that slides|flips over to on|kontrollkästchen|casilla|チェックボックス",
        .archetype("liquid-toggle", 4)),
      Term(
        "GOO-01",
        """
        goo|gooey|blob|blobs|ooze|oozes|oozing|liquid blob|slime|slimy|viscous|lava-like blob|droplets merge|droplets join|blobs merge|blobs melt|splits like a drop|pinches off
        klecks|zähflüssig|schleim|tropfen verbinden|masa viscosa|gotas|viscoso|viscosa|visqueux|gluant|ドロドロ|どろどろ|ねばねば|ブロブ|スライム
        """, .archetype("liquid-toggle", 3)),
      Term(
        "GOO-01", "speed-dial|speed dial|metaball fab|liquid fab|gooey fab|gooey menu|goo menu|fab menu",
        .archetype("liquid-toggle", 5)),
      Term(
        "ARC-04", "pour|pours|pouring|liquid fill|fills up when|einfüllen|gießt|vierte|verser|注ぐ",
        .archetype("liquid-toggle", 1)),
      Term(
        "C-21",
        """
        switch between|switches between|switching between|switch to|switch from|switch from one|when i switch|toggle between views|nintendo switch|context switch|switch day|switch account|switch accounts|switches off|switches on
        """, .action(explicit: true)),
      Term(
        "ARC-18", "play/pause|play pause|play to pause|expand collapse", .effect("replace"),
        .archetype("symbol-showcase", 3)),
    ])
}
