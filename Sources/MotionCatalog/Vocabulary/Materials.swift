/// Material word → Metal shader (VOC-17…19).
package enum Materials {
  package static let table = VocabularyTable(
    id: "materials", summary: "material word → Metal shader",
    terms: [
      Term("VOC-17", "liquid chrome|molten metal|brushed steel", .archetype("metal-shader", 8)),
      Term("VOC-17", "mercury", .archetype("metal-shader", 4)),
      Term(
        "VOC-17",
        """
        chrome|chromed|liquid metal|molten gold|liquid gold|liquid silver|quicksilver|liquid mercury|brushed metal|brushed aluminium
        brushed aluminum|molten chrome|gold leaf|polished metal|shiny metal|molten steel|melted metal|molten
        flüssiges Chrom|flüssiges Metall|geschmolzenes Metall|Quecksilber|gebürsteter Stahl|chrom
        cromo líquido|metal líquido|metal fundido|mercurio|acero cepillado|cromo
        chrome liquide|métal liquide|métal fondu|mercure|acier brossé
        リキッドクローム|液体クローム|溶けた金属|液体金属|水銀|ブラッシュドスチール|クローム
        """, .archetype("metal-shader", 5)),
      Term(
        "VOC-18", "holographic|iridescent|oil-slick|oil slick", .archetype("metal-shader", 6)),
      Term(
        "VOC-18", "foil", .archetype("metal-shader", 3), .archetype("card-pack-reveal", 3)),
      Term("VOC-18", "prism", .archetype("metal-shader", 5)),
      Term(
        "VOC-18",
        """
        hologram|holo|holo foil|iridescence|prismatic|pearlescent|rainbow sheen|rainbow shimmer|rainbow foil|soap film|soap bubble|soap bubble sheen
        opalescent|opal|thin film|mother of pearl|nacre
        holografisch|holographisch|hologramm|irisierend|schillernd|schillert|Ölfilm|Prisma|Regenbogenschimmer
        holográfico|holográfica|holograma|iridiscente|tornasolado|tornasolada|prisma
        holographique|hologramme|irisé|irisée|prisme
        ホログラフィック|ホログラム|玉虫色|油膜|箔|プリズム|虹色
        """, .archetype("metal-shader", 5)),
      Term("VOC-19", "plasma|fluid ink", .archetype("metal-shader", 6)),
      Term("VOC-19", "lava|nebula|aurora", .archetype("metal-shader", 5)),
      Term(
        "VOC-19",
        """
        lava lamp|northern lights|aurora borealis|fbm|fractal noise|perlin noise|simplex noise|noise field|ink in water|ink cloud|ink clouds
        ink drop in water|swirling ink|magma|galaxy|swirling smoke|marble swirl|domain warping|flow field
        lavalampe|nebel|nordlicht|nordlichter|polarlicht|polarlichter|tinte im wasser|galaxie
        aurora boreal|lámpara de lava|nebulosa|galaxia|tinta fluida|tinta en agua
        lave|lampe à lave|nébuleuse|aurore boréale|encre fluide|encre dans l'eau
        プラズマ|溶岩|星雲|オーロラ|流体インク|銀河|インクが広がる
        """, .archetype("metal-shader", 5)),
      Term(
        "C-21",
        """
        mercury in retrograde|mercury retrograde|mercury transit|planet mercury|freddie mercury|mercury thermometer
        chrome browser|google chrome|chrome extension|lava cake|aurora hotel|kitchen foil|tin foil hat|foil the plan
        plasma donation|blood plasma|plasma tv
        """, .nothing),
    ])
}
