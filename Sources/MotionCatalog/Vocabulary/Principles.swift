/// Motion principle → signal (VOC-07…16).
package enum Principles {
  package static let table = VocabularyTable(
    id: "principles", summary: "motion principle → signal", terms: ruled + everyday)

  /// What a signal makes of a motion, in the words of the rules.
  package static func meaning(of signal: String) -> String? {
    meanings.first { $0.signal == signal }?.text
  }

  private static let meanings: [(signal: String, text: String)] = [
    ("anticipation", "pre-stretch phase"), ("follow-through", "settle overshoots"),
    ("squash & stretch", "deforms at impact"), ("stagger", "a delay for each element"),
    ("pulse", "breathing loop"), ("ripple", "circles from the tap"), ("flood", "metaball fill"),
    ("wiggle", "shake of rejection"), ("pop", "quick overshoot"), ("morph", "shape turns into shape"),
  ]

  static let ruled: [Term] = [
    Term("VOC-07", "anticipation", .signal("anticipation")),
    Term("VOC-08", "follow-through|follow through", .signal("follow-through")),
    Term(
      "VOC-09", "squash & stretch|squash and stretch|squash|squish", .signal("squash & stretch")),
    Term("VOC-10", "staging|stagger", .signal("stagger")),
    Term(
      "VOC-11", "pulse|breathe", .signal("pulse"), .effect("breathe"),
      .archetype("symbol-showcase", 1)),
    Term("VOC-12", "ripple", .signal("ripple"), .archetype("particle-sim", 2)),
    Term("VOC-13", "flood", .signal("flood"), .archetype("liquid-toggle", 5)),
    Term(
      "VOC-14", "wiggle|shake", .signal("wiggle"), .effect("wiggle"),
      .archetype("symbol-showcase", 2)),
    Term("VOC-15", "pop", .signal("pop")),
    Term("VOC-16", "morph", .signal("morph"), .archetype("glass-morph", 5)),
  ]

  static let everyday: [Term] = [
    Term(
      "VOC-07",
      """
      anticipate|anticipates|wind-up|winds up|wind up|windup|pre-stretch|prestretch|stretches before|stretch before
      crouches before|leans back first|pulls back first|pulls back before|recoil before|recoils first|draws back first
      gathers before|coils before|backs up first|holds its breath before|tenses before
      Ausholbewegung|holt aus|ausholen|Vorspannung|Antizipation|holt erst aus
      anticipación|toma impulso|coge impulso|élan|prend son élan|prend de l'élan
      予備動作|ため|溜め|期待感|タメ
      """, .signal("anticipation")),
    Term(
      "VOC-08",
      """
      overshoot|overshoots|overshooting|swings past|shoots past|goes past|trails behind|settles late|lag behind
      Nachschwingen|schwingt nach|überschwingen|schießt über|sobrepasa|se pasa un poco|dépasse|フォロースルー|行き過ぎ
      """, .signal("follow-through")),
    Term(
      "VOC-09",
      """
      squashes|squished|flattens on impact|squashes on landing|stauchen und strecken|gestaucht|aplasta y estira
      écrasement et étirement|スカッシュ|ストレッチ|つぶれ|潰れ
      """, .signal("squash & stretch")),
    Term(
      "VOC-10",
      """
      staggered|staggering|cascade|cascades|cascading|one by one|one after another|after another|after the other|one after the other
      one letter after another|letter by letter|row by row|in turn|in sequence|one at a time|domino|dominoes|each a bit later
      each one a little later|each slightly later|slight delay between|apart from each other in time|after each other
      in succession|successively|in a wave|mexican wave
      nacheinander|gestaffelt|versetzt|einer nach dem anderen|eins nach dem anderen|zeitversetzt
      uno tras otro|una tras otra|uno por uno|una por una|escalonado|escalonada|en cascada|sucesivamente
      l'un après l'autre|une par une|un par un|décalé|décalée|en cascade|successivement
      順番に|次々|ずらし|ずらして|ひとつずつ|一つずつ|1つずつ|一枚ずつ|1枚ずつ|ステージング|時間差
      """, .signal("stagger")),
    Term(
      "VOC-11",
      """
      pulsate|pulsates|pulsating|throb|throbs|throbbing|heartbeat|beats like a heart|inhale|exhale|breath|breathing
      pulsiert|pulsieren|pulsierend|atmet|atmen|atmend|pulsa|late|latir|latido|pulsar|pulsante|respira|respirar|respirando
      pulser|pulsation|respire|respirer|パルス|呼吸|脈打つ|鼓動|ドキドキ
      """, .signal("pulse"), .effect("breathe"), .archetype("symbol-showcase", 1)),
    Term(
      "VOC-12",
      """
      ripples|rippling|ripple effect|rings spread|spreading rings|like water|water drop|water rings|concentric rings
      welle breitet sich|Wasserringe|Wellenringe|onda|ondas|ondulación|ondulation|ondes|波紋|リップル|さざ波
      """, .signal("ripple"), .archetype("particle-sim", 1)),
    Term(
      "VOC-13",
      """
      floods|flooding|fills with liquid|fill with liquid|fills up with water|fills with water|fills like water
      flutet|fluten|überflutet|läuft voll|füllt sich mit wasser|inunda|inundar|se llena de agua|se llena de líquido|inonde|inonder
      se remplit d'eau|洪水|あふれる|溢れる|あふれ|溢れ|満たされ|水で満ちる
      """, .signal("flood"), .archetype("liquid-toggle", 5)),
    Term(
      "VOC-14",
      """
      wiggles|wiggling|shakes|shaking|jiggle|jiggles|jiggling|jitters|trembles|shudder|shudders|shakes its head|waggle|waggles
      quiver|quivers|rattles|rattle|wrong password
      wackelt|wackeln|schüttelt|schütteln|zittert|zittern|rüttelt|sacude|sacudir|tiembla|temblar|vibra|menea|agita
      secoue|secouer|tremble|trembler|シェイク|震える|震え|ぶるぶる|ブルブル|ふるふる|揺さぶ
      """, .signal("wiggle"), .effect("wiggle"), .archetype("symbol-showcase", 2)),
    Term(
      "VOC-15",
      """
      pops|popping|pops up|pop in|pops in|poppt|aufpoppen|ploppt|plopp|aparece de golpe|ポップ|ポンと|ぽんっと
      """, .signal("pop")),
    Term(
      "VOC-16",
      """
      morphs|morphing|morphed|shape-shift|shape shift|shapeshift|metamorphosis|transforms into|transforms its shape
      shape interpolation|blends into another shape
      verwandelt sich|verwandeln|verformt sich|formt sich um|se transforma|transformar|transformarse|se métamorphose|se transforme
      モーフ|モーフィング|変形
      """, .signal("morph"), .archetype("glass-morph", 4)),
  ]
}
