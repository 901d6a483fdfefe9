/// Everyday words for Glass Morph (ARC-08).
package enum GlassLexicon {
  package static let table = VocabularyTable(
    id: "glass-morph", summary: "words for Glass Morph",
    terms: [
      Term("ARC-08", "glass", .archetype("glass-morph", 5)),
      Term("ARC-08", "fuse|fuses|fused|fusing", .archetype("glass-morph", 5)),
      Term("ARC-08", "capsule|capsules", .archetype("glass-morph", 4), .primitive("Capsule")),
      Term(
        "GLS-01", "liquid glass|liquidglass|glassEffect|GlassEffectContainer|glassEffectID|リキッドグラス",
        .archetype("glass-morph", 8)),
      Term(
        "ARC-08",
        """
        frosted|frosted glass|glassy|glass-like|glassmorphism|see-through|translucent|frost|ultra thin material|glass pill|glass capsule|glass bar|glass button|glass card
        milchglas|glas|gläsern|mattglas|vidrio|cristal|esmerilado|translúcido|verre|verre dépoli|givré|translucide|ガラス|すりガラス|グラス|半透明
        """, .archetype("glass-morph", 5)),
      Term(
        "ARC-08", "kapsel|kapseln|cápsula|cápsulas|gélule|カプセル", .archetype("glass-morph", 4),
        .primitive("Capsule")),
      Term(
        "ARC-08",
        """
        merge|merges|merging|melt together|melts together|melt into each other|melts into|join up|blend together|blends together|split apart|splits apart|separate again|separates|fusion|coalesce|coalesces|pulls apart
        verschmilzt|verschmelzen|verschmelzend|fusioniert|teilt sich|fusiona|fusionan|fusionar|fusionarse|se fusiona|se funde|se une|fusionne|fusionner|se sépare
        融合|くっつ|合体|溶け合|分離
        """, .archetype("glass-morph", 4)),
      Term(
        "TSM-01",
        "search button|search field|search bar|search pill|tab to search|dynamic island|live activity|expanding bar|floating tab bar|floating bar|control center",
        .archetype("glass-morph", 3)),
      Term(
        "VOC-16", "expands into|opens into|grows into|unfolds into|stretches into",
        .archetype("glass-morph", 2)),
      Term(
        "C-21",
        "wine glass|glass of water|glass of wine|hour glass|magnifying glasses|glasses|space capsule|time capsule|glass ceiling|glass door",
        .nothing),
    ])
}
