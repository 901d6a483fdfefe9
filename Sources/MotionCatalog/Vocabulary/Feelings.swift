/// Feel word → physics (VOC-01…06).
package enum Feelings {
  package static let table = VocabularyTable(
    id: "feelings", summary: "feel word → spring", terms: ruled + everyday + decoys)

  static let ruled: [Term] = [
    Term("VOC-01", "snappy|crisp|tight", .feel("UI pop")),
    Term("VOC-02", "bouncy|springy|elastic", .feel("Snap / bounce")),
    Term("VOC-03", "stretchy|rubber|wobbly", .feel("3-phase rubber-band")),
    Term("VOC-04", "melt|melts|float|floats|soft|gentle", .feel("Slow morph")),
    Term("VOC-05", "stiff|precise|mechanical", .feel("Precision stiff")),
    Term("VOC-06", "linear|steady|constant", .feel("linear")),
    Term("SPR-20", ".snappy", .feel("Apple snappy")),
    Term("SPR-21", ".bouncy", .feel("Apple bouncy")),
    Term("SPR-22", ".smooth", .feel("Apple smooth")),
    Term("SPR-23", ".interactiveSpring", .feel("Apple interactive")),
    Term("C-03", "calm|calming|serene", .feel("Apple smooth")),
    Term("SPR-01", "snap/bounce|snap bounce", .feel("Snap / bounce")),
    Term("SPR-02", "ui pop", .feel("UI pop")),
    Term("SPR-03", "standard settle", .feel("Standard settle")),
    Term("SPR-04", "physics settle", .feel("Physics settle")),
    Term("SPR-05", "slow morph", .feel("Slow morph")),
    Term("SPR-06", "precision stiff", .feel("Precision stiff")),
    Term("SPR-07", "dial/scrub spring|dial scrub|dial/scrub", .feel("Dial / scrub")),
    Term("GLS-27", "3-phase rubber-band|three-phase rubber band", .feel("3-phase rubber-band")),
  ]

  static let everyday: [Term] = [
    Term(
      "VOC-01",
      """
      zippy|punchy|brisk|peppy|perky|nippy|whip-fast|quick and responsive|cracking|snappily|crisply|tightly
      knackig|flott|zackig|spritzig|straff|ágil|rápido y preciso|vif|nerveux|vive|nerveuse|réactif
      キレのある|キレがある|きびきび|キビキビ|シャープ|タイト|パリッと|サクサク|軽快|小気味よい
      """, .feel("UI pop")),
    Term(
      "VOC-02",
      """
      boingy|boing|boings|playful|jumpy|bouncey|bouncily|trampoline|like a spring|on a spring|pogo
      federnd|federt|sprungfeder|hüpfend|hüpft|hüpfen|elastisch|springs back|wippt|wippend|federn|federung
      rebota|rebote|rebotar|elástico|elástica|saltarín|saltarina|con rebote|rebotando|rebotón
      rebondit|rebondissant|rebond|rebondir|élastique|ressort
      弾む|弾ん|弾み|弾け|弾力|バネのよう|ばねのよう|バウンド|バウンス|ぴょんぴょん|ポヨン|ぽよん|弾性|跳ねる|跳ねて|はずむ|はずん
      """, .feel("Snap / bounce")),
    Term(
      "VOC-03",
      """
      rubbery|rubber band|rubberband|rubber-banding|wobble|wobbles|jelly|jello|gummy|like gum|like taffy|taffy
      stretchable|gelatinous|pudding|bubblegum|bubble gum|chewing gum
      gummi|gummiartig|gummiband|dehnbar|dehnt|wackelig|wackelpudding|wabbelig|wie gummi
      goma|de goma|chicloso|gelatina|elástica como goma|tambaleante
      caoutchouc|élastique comme du caoutchouc|gélatineux|gélatineuse|étirable
      ゴムのよう|ゴム|伸びる|伸び|ぷるぷる|プルプル|ぐにゃ|ゆらゆら|揺れる
      """, .feel("3-phase rubber-band")),
    Term(
      "VOC-04",
      """
      molten and slow|dreamy|airy|soothing|silky|silk|buttery|fluffy|tender|delicate|tranquil|relaxed|unhurried|languid
      feathery|like a feather|like butter|lightly floating|softly|gently|velvety|pillowy
      weich|sanft|zart|schmilzt|schmelzend|schmelzen|schwebt|schwebend|schweben|gemächlich|geschmeidig|butterweich
      suave|suavemente|suavidad|flota|flotar|flotando|derrite|derretir|derretido|delicado|delicada
      doux|douce|doucement|flotte|flotter|flottant|fond lentement|délicat|délicate
      溶ける|溶けて|溶け|浮かぶ|浮かん|浮く|ふわっと|ふわふわ|ふんわり|柔らか|やわらか|穏やか|おだやか|優しい|優しく|やさしい|ソフト
      """, .feel("Slow morph")),
    Term(
      "VOC-05",
      """
      rigid|robotic|exact|clockwork|industrial|machine-like|precisely|stiffly|mechanically|no-nonsense
      steif|präzise|präzis|mechanisch|exakt|starr
      rígido|rígida|preciso|precisa|mecánico|mecánica|exacto|exacta
      rigide|précis|précise|mécanique|raide
      硬い|硬く|硬め|固い|カチッと|正確|機械的|精密|メカニカル
      """, .feel("Precision stiff")),
    Term(
      "VOC-06",
      """
      uniform speed|at a uniform pace|even speed|evenly paced|constant speed|constant pace|steadily|constantly|monotone
      at the same speed|never speeds up
      gleichmäßig|gleichmässig|konstant|stetig|gleichförmig|constante|lineal|uniforme|ritmo constante
      linéaire|constamment|régulier|régulière
      リニア|一定|変化のない|等速|均一
      """, .feel("linear")),
  ]

  /// Adjectives that describe a look, a sound or a place, not a motion.
  static let decoys: [Term] = [
    Term(
      "C-21",
      """
      soft shadow|soft shadows|soft light|soft glow|soft blur|soft color|soft colors|soft colour|soft colours|soft pink
      soft blue|soft white|soft gray|soft grey|soft gradient|soft background|soft edges|soft corners|soft border|soft drink
      tight spacing|tight layout|tight margins|tight padding|tight crop|tight deadline|tight line height
      crisp text|crisp edges|crisp white|crisp lines|crisp border|elastic search|elasticsearch|elastic band package
      linear gradient|linear scale|linear axis|mechanical keyboard|mechanical watch|rubber duck|rubber stamp
      spring sale|spring cleaning|spring collection|spring break|constant value|steady income
      exact match|exact date|exact amount|gentle reminder|rubber dinghy|floating point|floating bar|floating header
      floating panel|floating button|precise location|float value|float literal|jelly beans|jelly bean
      """, .nothing)
  ]
}
