/// Everyday words for 3D Object Showcase (ARC-12).
package enum ObjectLexicon {
  package static let table = VocabularyTable(
    id: "object-showcase", summary: "words for 3D Object Showcase",
    terms: [
      Term(
        "ARC-12", "3D|3-D|three-dimensional|three dimensional|drei-D|tridimensional|en 3D|3D-Objekt|立体|3次元",
        .archetype("object-showcase", 5)),
      Term(
        "ARC-12",
        "SceneKit|scene kit|RealityKit|usdz|model viewer|3D model|3D object|3D viewer|usdz viewer|3Dモデル",
        .archetype("object-showcase", 7)),
      Term("ARC-12", "spin the cover|boxed product", .archetype("object-showcase", 9)),
      Term("ARC-12", "album", .archetype("object-showcase", 3)),
      Term(
        "ARC-12",
        """
        album cover|record sleeve|vinyl|vinyl record|cd case|jewel case|product box|product shot|product viewer|product showcase|packaging|cereal box|perfume bottle|game case|book cover|cassette
        spins the cover|spin the album|spinning album|rotating product|turntable|spin the box|coin flip|3D coin|spinning coin|medal in 3D|badge in 3D|extruded|enamel pin|3D badge|figurine|sneaker
        on the Y axis|Y axis|y-axis|rotate in space|360 view|360 degrees|360°|360-degree|all sides|look around the product|orbit camera
        plattencover|albumcover|schallplatte|verpackung|produktbox|produktkarton|kassette|drehbares modell|schachtel|karton
        portada|carátula|carátula del disco|disco de vinilo|caja del producto|producto en caja|pochette|vinyle|boîte produit|emballage|jaquette
        アルバム|ジャケット|レコード|商品パッケージ|箱入り|製品ボックス|シーンキット|パッケージを回
        """, .archetype("object-showcase", 5)),
      Term(
        "ARC-12",
        "cover|product|shoe|headphones|watch case|bottle|box|visionOS|vision pro|model|tilts in space|spatial|parallax|depth",
        .archetype("object-showcase", 2)),
      Term(
        "C-21",
        "cover letter|cover up|covers the|product manager|product owner|product page|product list|data model|role model|view model|box shadow|in the box|text box|check box|search box|as a model",
        .nothing),
    ])
}
