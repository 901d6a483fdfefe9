/// An SF Symbol with the effect that can be seen on it, and the words that describe it.
package struct SymbolEntry: Hashable, Sendable {
  package let name: String
  package let kind: SymbolKind
  /// The effect as SwiftUI names it, without the dot.
  package let effect: String
  /// Words that describe it by subject, separated by `|`.
  package let subjects: String
  package let rule: String

  package init(
    _ name: String, _ kind: SymbolKind, _ effect: String, _ subjects: String = "",
    rule: String = "SYM-01"
  ) {
    self.name = name
    self.kind = kind
    self.effect = effect
    self.subjects = subjects
    self.rule = rule
  }
}

/// Symbol → effect (SYM-02…07), then common symbols by the same reasoning: strokes are drawn,
/// fills bounce, layered structures run through their layers, arrows that go round rotate.
package enum SymbolCatalog {
  package static let all: [SymbolEntry] = ruled + everyday

  package static func entry(_ name: String) -> SymbolEntry? { all.first { $0.name == name } }

  static let ruled: [SymbolEntry] = [
    SymbolEntry("signature", .stroke, "drawOn", rule: "SYM-02"),
    SymbolEntry(
      "pencil", .stroke, "drawOn", "pen|bleistift|stift|lápiz|crayon|鉛筆|ペン|edit button|edit icon|edit symbol",
      rule: "SYM-02"),
    SymbolEntry("pencil.line", .stroke, "drawOn", rule: "SYM-02"),
    SymbolEntry("scribble", .stroke, "drawOn", "doodle|squiggle|kritzel|落書き", rule: "SYM-02"),
    SymbolEntry("lasso", .stroke, "drawOn", "投げ縄", rule: "SYM-02"),
    SymbolEntry(
      "checkmark", .stroke, "drawOn",
      "check mark|tick mark|tick|success tick|check icon|häkchen|haken|marca de verificación|palomita|visto bueno|coche|チェックマーク|チェック",
      rule: "SYM-03"),
    SymbolEntry("heart", .stroke, "drawOn", "like button|love|herz|corazón|cœur|coeur|ハート", rule: "SYM-03"),
    SymbolEntry(
      "star", .stroke, "drawOn", "favourite star|favorite star|stern|estrella|étoile|星", rule: "SYM-03"),
    SymbolEntry("wifi", .stroke, "drawOn", "wi-fi|wlan|signal bars|ワイファイ", rule: "SYM-03"),
    SymbolEntry("antenna.radiowaves", .stroke, "drawOn", rule: "SYM-03"),
    SymbolEntry(
      "antenna.radiowaves.left.and.right", .stroke, "drawOn",
      "antenna|radio waves|radio tower|broadcast|antenne|antena|アンテナ", rule: "SYM-03"),
    SymbolEntry(
      "heart.fill", .fill, "bounce",
      "filled heart|heart fill|solid heart|full heart|red heart|ausgefülltes herz|corazón lleno|cœur plein|塗りつぶしのハート|ハートの塗りつぶし|塗りつぶしハート",
      rule: "SYM-04"),
    SymbolEntry(
      "star.fill", .fill, "bounce",
      "filled star|star fill|solid star|full star|gold star|ausgefüllter stern|estrella llena|étoile pleine",
      rule: "SYM-04"),
    SymbolEntry("circle.fill", .fill, "bounce", "filled circle|solid circle|circle fill", rule: "SYM-04"),
    SymbolEntry(
      "circle.dotted", .structure, "variableColor", "dotted circle|gepunkteter kreis|círculo punteado",
      rule: "SYM-05"),
    SymbolEntry("rays", .structure, "variableColor", "sun rays|light burst|strahlen|rayos", rule: "SYM-05"),
    SymbolEntry(
      "waveform", .structure, "variableColor",
      "sound wave|soundwave|audio wave|audio bars|voice wave|wellenform|schallwelle|forma de onda|forme d'onde|波形|音声波形",
      rule: "SYM-05"),
    SymbolEntry(
      "arrow.clockwise", .rotation, "rotate",
      "refresh|reload|refresh icon|refresh arrow|refresh symbol|reload arrow|aktualisieren|neu laden|recargar|actualizar icono|recharger|rafraîchir|リロード|更新アイコン|更新マーク",
      rule: "SYM-06"),
    SymbolEntry(
      "arrow.2.circlepath", .rotation, "rotate",
      "sync|sync arrows|syncing|synchronise|synchronize|synchronisieren|sincronizar|synchroniser|同期",
      rule: "SYM-06"),
    SymbolEntry(
      "gear", .rotation, "rotate",
      "cog|cogs|cog wheel|cogwheel|gear wheel|settings icon|settings wheel|zahnrad|engranaje|rueda dentada|engrenage|roue dentée|歯車|ギア",
      rule: "SYM-06"),
    SymbolEntry(
      "bell", .action, "bounce", "glocke|campana|cloche|ベル|鈴|notification bell|alarm bell", rule: "SYM-07"),
    SymbolEntry("bell.fill", .action, "bounce", "filled bell|bell fill|solid bell", rule: "SYM-07"),
  ]

  static let everyday: [SymbolEntry] = [
    SymbolEntry("arrow.triangle.2.circlepath", .rotation, "rotate", "circling arrows|two arrows going round"),
    SymbolEntry("arrow.counterclockwise", .rotation, "rotate", "undo|undo arrow|rückgängig|deshacer|annuler"),
    SymbolEntry("arrow.triangle.2.circlepath.circle", .rotation, "rotate"),
    SymbolEntry("arrow.up.arrow.down", .action, "bounce", "sort arrows"),
    SymbolEntry("gearshape", .rotation, "rotate"),
    SymbolEntry("gearshape.fill", .rotation, "rotate"),
    SymbolEntry("gearshape.2", .rotation, "rotate"),
    SymbolEntry("fan", .rotation, "rotate", "ventilator|ventilador|ventilateur|propeller|扇風機"),
    SymbolEntry("hourglass", .rotation, "rotate", "sanduhr|reloj de arena|sablier|砂時計|hour glass"),
    SymbolEntry("snowflake", .rotation, "rotate", "schneeflocke|copo de nieve|flocon|雪の結晶"),
    SymbolEntry(
      "checkmark.circle", .stroke, "drawOn", "check circle|circled checkmark|checkmark in a circle"),
    SymbolEntry("checkmark.circle.fill", .fill, "bounce"),
    SymbolEntry("checkmark.seal.fill", .fill, "bounce", "verified badge|verified seal|blue tick"),
    SymbolEntry(
      "xmark", .stroke, "drawOn", "x mark|cross mark|close icon|close button|close cross|kreuzchen|バツ"),
    SymbolEntry("xmark.circle.fill", .fill, "bounce"),
    SymbolEntry("plus", .stroke, "drawOn", "plus sign|plus icon|plus button|pluszeichen|プラス"),
    SymbolEntry("minus", .stroke, "drawOn", "minus sign"),
    SymbolEntry("infinity", .stroke, "drawOn", "infinity symbol|infinity icon"),
    SymbolEntry("arrow.down", .stroke, "drawOn", "down arrow|pfeil nach unten"),
    SymbolEntry("arrow.up", .stroke, "drawOn", "up arrow"),
    SymbolEntry("arrow.right", .stroke, "drawOn", "right arrow"),
    SymbolEntry("arrow.left", .stroke, "drawOn", "left arrow|back arrow"),
    SymbolEntry("chevron.right", .stroke, "drawOn", "chevron"),
    SymbolEntry("chevron.down", .stroke, "drawOn", "disclosure arrow"),
    SymbolEntry(
      "arrow.down.circle", .stroke, "drawOn",
      "download|download arrow|download icon|herunterladen|descarga|téléchargement|ダウンロード"),
    SymbolEntry(
      "square.and.arrow.up", .stroke, "drawOn",
      "share|share icon|share button|teilen-symbol|compartir|partager|共有"),
    SymbolEntry("square.and.arrow.down", .stroke, "drawOn", "save icon"),
    SymbolEntry(
      "paperplane", .stroke, "drawOn",
      "paper plane|paper airplane|papierflieger|avión de papel|avion en papier|紙飛行機|send button|send icon"),
    SymbolEntry("paperplane.fill", .fill, "bounce", "filled paper plane"),
    SymbolEntry("bolt", .stroke, "drawOn", "lightning bolt|lightning|blitz|rayo|éclair|稲妻"),
    SymbolEntry("bolt.fill", .fill, "bounce", "charging bolt"),
    SymbolEntry("flame", .stroke, "drawOn", "flamme|llama de fuego|炎"),
    SymbolEntry("flame.fill", .fill, "bounce", "fire|streak flame|feuer|fuego|feu"),
    SymbolEntry("lightbulb", .stroke, "drawOn", "light bulb|glühbirne|bombilla|ampoule|電球"),
    SymbolEntry("lightbulb.fill", .fill, "bounce"),
    SymbolEntry("sun.max", .structure, "variableColor", "sun|sonne|soleil|太陽"),
    SymbolEntry("sun.max.fill", .fill, "bounce"),
    SymbolEntry("moon", .stroke, "drawOn", "mond|luna|lune|月"),
    SymbolEntry("moon.fill", .fill, "bounce", "crescent"),
    SymbolEntry("moon.stars", .stroke, "drawOn"),
    SymbolEntry("cloud", .stroke, "drawOn", "wolke|nube|nuage|雲"),
    SymbolEntry("cloud.fill", .fill, "bounce"),
    SymbolEntry("cloud.rain", .structure, "variableColor", "rain cloud|regenwolke"),
    SymbolEntry("cloud.sun", .structure, "variableColor", "weather icon"),
    SymbolEntry(
      "sparkles", .structure, "variableColor", "sparkle|sparkly|glitter|funkeln|destellos|étincelles|キラキラ"),
    SymbolEntry(
      "wand.and.stars", .structure, "variableColor", "magic wand|zauberstab|varita mágica|baguette magique"),
    SymbolEntry("mic", .structure, "variableColor", "microphone|mikrofon|micrófono|マイク"),
    SymbolEntry("mic.fill", .fill, "breathe", "recording mic|recording microphone"),
    SymbolEntry(
      "record.circle", .structure, "breathe",
      "record button|recording dot|recording indicator|aufnahmeknopf|録音"),
    SymbolEntry(
      "speaker.wave.3", .structure, "variableColor",
      "speaker|loudspeaker|lautsprecher|altavoz|haut-parleur|スピーカー|volume icon"),
    SymbolEntry("speaker.slash", .action, "replace", "mute|mute button|mute icon|stumm"),
    SymbolEntry("music.note", .action, "bounce", "musical note|music note|musiknote|nota musical|音符"),
    SymbolEntry("headphones", .stroke, "drawOn", "kopfhörer|auriculares|casque|ヘッドホン"),
    SymbolEntry("play.fill", .fill, "replace", "play button|play icon|再生"),
    SymbolEntry("pause.fill", .fill, "replace", "pause button|一時停止"),
    SymbolEntry("play", .stroke, "replace"),
    SymbolEntry("pause", .stroke, "replace"),
    SymbolEntry("forward.fill", .fill, "bounce", "skip forward"),
    SymbolEntry("stop.fill", .fill, "bounce", "stop button"),
    SymbolEntry(
      "trash", .action, "wiggle",
      "bin|dustbin|trash can|trash icon|garbage|mülleimer|papierkorb|papelera|basura|poubelle|ゴミ箱"),
    SymbolEntry("trash.fill", .fill, "bounce"),
    SymbolEntry("lock", .action, "bounce", "padlock|schloss|candado|cadenas|鍵|ロック"),
    SymbolEntry("lock.fill", .fill, "bounce"),
    SymbolEntry("lock.open", .action, "replace", "open lock|open padlock"),
    SymbolEntry("key", .stroke, "drawOn", "schlüssel|llave"),
    SymbolEntry("eye", .stroke, "drawOn", "auge|ojo|œil|目のアイコン"),
    SymbolEntry("eye.slash", .stroke, "replace", "hide password|password eye"),
    SymbolEntry(
      "magnifyingglass", .stroke, "drawOn", "magnifying glass|magnifier|lupe|lupa|loupe|虫眼鏡|search icon"),
    SymbolEntry(
      "envelope", .stroke, "drawOn",
      "mail icon|letter icon|umschlag|briefumschlag|sobre de correo|enveloppe|封筒"),
    SymbolEntry("envelope.open", .stroke, "replace"),
    SymbolEntry(
      "phone", .action, "wiggle", "ringing phone|telephone|incoming call|telefon|teléfono|téléphone|電話"),
    SymbolEntry("phone.fill", .fill, "wiggle"),
    SymbolEntry("message", .stroke, "drawOn", "chat bubble|message bubble|nachricht"),
    SymbolEntry("bubble.left", .stroke, "drawOn"),
    SymbolEntry("alarm", .action, "wiggle", "alarm clock|wecker|despertador|réveil|目覚まし"),
    SymbolEntry("clock", .structure, "rotate", "clock|uhr|reloj|horloge|時計"),
    SymbolEntry("timer", .structure, "rotate", "stopwatch|stoppuhr|cronómetro|chronomètre"),
    SymbolEntry("calendar", .stroke, "drawOn", "kalendersymbol"),
    SymbolEntry("camera", .action, "bounce", "kamera|cámara|appareil photo|カメラ"),
    SymbolEntry("camera.fill", .fill, "bounce"),
    SymbolEntry("photo", .stroke, "drawOn"),
    SymbolEntry("map", .stroke, "drawOn"),
    SymbolEntry("mappin", .action, "bounce", "map pin|location pin|stecknadel|ピン"),
    SymbolEntry("location.fill", .fill, "bounce", "location arrow"),
    SymbolEntry("airplane", .stroke, "drawOn", "aeroplane|plane|flugzeug|avión|avion|飛行機"),
    SymbolEntry("car", .stroke, "drawOn", "auto-symbol"),
    SymbolEntry("house", .stroke, "drawOn", "home icon|haus-symbol|家のアイコン"),
    SymbolEntry("house.fill", .fill, "bounce"),
    SymbolEntry("person", .stroke, "drawOn", "person icon|profile icon"),
    SymbolEntry("person.fill", .fill, "bounce"),
    SymbolEntry("person.2", .stroke, "drawOn"),
    SymbolEntry("figure.walk", .structure, "variableColor", "walking figure"),
    SymbolEntry("figure.run", .structure, "variableColor", "running figure|runner"),
    SymbolEntry(
      "hand.thumbsup", .action, "bounce",
      "thumbs up|thumbs-up|thumb up|daumen hoch|pulgar arriba|pouce|いいね|サムズアップ"),
    SymbolEntry("hand.thumbsup.fill", .fill, "bounce"),
    SymbolEntry("hand.wave", .action, "wiggle", "waving hand|wave hand|winkende hand"),
    SymbolEntry("face.smiling", .action, "bounce", "smiley|smiling face|smiley face"),
    SymbolEntry("cart", .action, "bounce", "shopping cart|cart icon|einkaufswagen|carrito|panier|カート"),
    SymbolEntry("cart.fill", .fill, "bounce"),
    SymbolEntry("bag", .action, "bounce", "shopping bag|einkaufstasche"),
    SymbolEntry("creditcard", .stroke, "drawOn", "credit card icon"),
    SymbolEntry("gift", .action, "bounce", "gift icon"),
    SymbolEntry("gift.fill", .fill, "bounce"),
    SymbolEntry("crown", .stroke, "drawOn", "krone|corona|couronne|王冠"),
    SymbolEntry("crown.fill", .fill, "bounce"),
    SymbolEntry("trophy", .stroke, "drawOn", "pokal|trofeo|trophée|トロフィー"),
    SymbolEntry("trophy.fill", .fill, "bounce"),
    SymbolEntry("medal", .stroke, "drawOn"),
    SymbolEntry("flag", .stroke, "drawOn", "flagge|bandera"),
    SymbolEntry("flag.fill", .fill, "bounce"),
    SymbolEntry("bookmark", .stroke, "drawOn", "lesezeichen|marcapáginas|marque-page|ブックマーク|しおり"),
    SymbolEntry("bookmark.fill", .fill, "bounce"),
    SymbolEntry("book", .stroke, "drawOn"),
    SymbolEntry("leaf", .stroke, "drawOn", "blatt-symbol|hoja verde|葉"),
    SymbolEntry("leaf.fill", .fill, "bounce"),
    SymbolEntry("drop", .stroke, "drawOn", "water droplet|droplet|tropfen|gota|goutte|水滴"),
    SymbolEntry("drop.fill", .fill, "bounce"),
    SymbolEntry("wind", .structure, "variableColor", "wind icon"),
    SymbolEntry("tornado", .structure, "variableColor"),
    SymbolEntry("battery.100", .structure, "variableColor", "battery icon|battery symbol"),
    SymbolEntry("cellularbars", .structure, "variableColor", "cell signal|signal strength"),
    SymbolEntry("dot.radiowaves.left.and.right", .structure, "variableColor", "airdrop|nfc|contactless"),
    SymbolEntry("touchid", .structure, "drawOn", "touch id|fingerprint|fingerabdruck|huella|empreinte|指紋"),
    SymbolEntry("faceid", .structure, "drawOn", "face id"),
    SymbolEntry("globe", .rotation, "rotate", "weltkugel|globo terráqueo|地球"),
    SymbolEntry("atom", .rotation, "rotate"),
    SymbolEntry("cpu", .stroke, "drawOn"),
    SymbolEntry("circle", .stroke, "drawOn"),
    SymbolEntry("square", .stroke, "drawOn"),
    SymbolEntry("circle.hexagongrid", .structure, "variableColor"),
    SymbolEntry("ellipsis", .structure, "variableColor", "three dots icon"),
    SymbolEntry(
      "line.3.horizontal", .action, "replace", "hamburger|hamburger menu|hamburger icon|burger menu|menu icon"
    ),
    SymbolEntry("slider.horizontal.3", .structure, "bounce"),
    SymbolEntry("exclamationmark.triangle", .action, "wiggle", "warning triangle|warndreieck"),
    SymbolEntry("questionmark.circle", .stroke, "drawOn", "question mark"),
    SymbolEntry("info.circle", .stroke, "drawOn", "info icon"),
    SymbolEntry("pawprint", .stroke, "drawOn", "paw|paw print|pfote|huella de perro"),
    SymbolEntry("cup.and.saucer", .stroke, "drawOn", "coffee cup"),
    SymbolEntry("gamecontroller", .action, "bounce", "game controller"),
    SymbolEntry("paintbrush", .stroke, "drawOn", "paint brush|pinsel|pincel|pinceau"),
    SymbolEntry("scissors", .stroke, "drawOn", "schere|tijeras|ciseaux"),
    SymbolEntry("link", .stroke, "drawOn", "chain link"),
    SymbolEntry("ear", .stroke, "drawOn"),
    SymbolEntry("brain", .structure, "variableColor"),
    SymbolEntry("lungs", .structure, "breathe"),
    SymbolEntry("waveform.path.ecg", .stroke, "drawOn", "ecg|ekg|heart rate line"),
    SymbolEntry("chart.bar", .structure, "variableColor"),
    SymbolEntry("square.stack", .action, "bounce"),
    SymbolEntry("rectangle.stack", .action, "bounce"),
  ]
}
