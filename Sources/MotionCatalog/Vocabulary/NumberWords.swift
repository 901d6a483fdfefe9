/// Numbers, units and the names of what numbers set.
package enum NumberWords {
  package static let table = VocabularyTable(
    id: "numbers", summary: "numbers, units, spring parameters",
    terms: numbers + units + parameters + quantities)

  static let numbers: [Term] = [
    Term("SPR-09", "one|ein|eine|uno|una|une|一つ", .number(1)),
    Term("SPR-09", "two|zwei|dos|deux|二つ|a couple of", .number(2)),
    Term("SPR-09", "three|drei|tres|trois|三つ", .number(3)),
    Term("SPR-09", "four|vier|cuatro|quatre|四つ", .number(4)),
    Term("SPR-09", "five|fünf|cinco|cinq|五つ", .number(5)), Term("SPR-09", "six|sechs|seis|六つ", .number(6)),
    Term("SPR-09", "seven|sieben|siete|sept|七つ", .number(7)),
    Term("SPR-09", "eight|acht|ocho|huit|八つ", .number(8)),
    Term("SPR-09", "nine|neun|nueve|neuf|九つ", .number(9)), Term("SPR-09", "ten|zehn|diez|dix", .number(10)),
    Term("SPR-09", "eleven|elf|onze", .number(11)),
    Term("SPR-09", "twelve|zwölf|doce|douze|a dozen", .number(12)),
    Term("SPR-09", "twenty|zwanzig|veinte|vingt", .number(20)),
    Term("SPR-09", "fifty|fünfzig|cincuenta", .number(50)),
    Term("SPR-09", "hundred|a hundred|hundert|cien|cent", .number(100)),
    Term("SPR-09", "thousand|a thousand|tausend|mil|mille", .number(1000)),
    Term("SPR-09", "half a|half|halbe|medio segundo|une demi", .number(0.5)),
    Term("SPR-09", "a quarter of a|quarter|viertel", .number(0.25)),
    Term("SPR-09", "third of a|a third of a", .number(0.333)),
    Term("SPR-09", "one and a half|anderthalb|1½", .number(1.5)),
  ]

  static let units: [Term] = [
    Term(
      "SPR-09", "s|sec|secs|second|seconds|sekunde|sekunden|sek|segundo|segundos|seconde|secondes|秒",
      .unit(.seconds)),
    Term(
      "SPR-09",
      "ms|msec|millis|millisecond|milliseconds|millisekunde|millisekunden|milisegundo|milisegundos|milliseconde|millisecondes|ミリ秒",
      .unit(.milliseconds)),
    Term("SPR-09", "pt|pts|point|points|px|pixel|pixels|punkte|punkten|puntos|ポイント", .unit(.points)),
    Term("SPR-09", "percent|%|prozent|por ciento|pour cent|パーセント", .unit(.percent)),
    Term("SPR-09", "degree|degrees|deg|°|grad|grados|degrés|度", .unit(.degrees)),
    Term("SPR-09", "times|mal|veces|fois|回", .unit(.times)),
  ]

  static let parameters: [Term] = [
    Term("SPR-09", "response|antwort|antwortzeit|respuesta|réponse|レスポンス|応答", .parameter(.response)),
    Term(
      "SPR-09", "damping fraction|dampingFraction|damping ratio|dampingRatio|dämpfungsgrad|減衰率|減衰比",
      .parameter(.dampingFraction)),
    Term(
      "SPR-09", "damping|dämpfung|amortiguación|amortiguamiento|amortissement|ダンピング|減衰", .parameter(.damping)),
    Term("SPR-09", "stiffness|steifigkeit|rigidez|rigidité|raideur|剛性", .parameter(.stiffness)),
    Term("SPR-09", "mass|masse|masa|質量", .parameter(.mass)),
    Term("SPR-27", "duration|dauer|duración|durée|デュレーション|時間", .parameter(.duration)),
    Term("SPR-27", "bounce|バウンス", .parameter(.bounce)),
    Term(
      "SPR-09", "spring|feder|federwerte|federwert|resorte|muelle|ressort|バネ|ばね|スプリング", .parameter(.spring)),
    Term("SPR-09", "interpolating spring|interpolatingSpring", .parameter(.spring)),
    Term("SPR-07", "interactive spring|interactiveSpring", .parameter(.interactive)),
    Term("MOT-47", "ease in out|ease-in-out|easeInOut|.easeInOut|ease in-out|ease|eased", .curve(.easeInOut)),
    Term("MOT-47", "ease in|easeIn|.easeIn", .curve(.easeIn)),
    Term("MOT-47", "ease out|easeOut|.easeOut", .curve(.easeOut)),
    Term("VOC-06", ".linear", .curve(.linear)),
    Term("SPR-09", "cubic-bezier|cubic bezier|bezier|bézier|timing curve|timingCurve", .nothing),
  ]

  static let quantities: [Term] = [
    Term(
      "VOC-10",
      """
      apart|between them|between each|between each other|between cards|between items|between rows|between letters|stagger of|delay between|each delayed by|per item|per row|per letter|abstand|entre cada una|entre chaque
      """, .quantity(.stagger), .signal("stagger")),
    Term(
      "STK-12", "after|delay|delayed|wait|waits|later|nach|verzögerung|después de|retraso|après|délai|後|遅延",
      .quantity(.delay)),
    Term(
      "STK-08",
      "past|beyond|more than|further than|threshold|distance|farther than|over|mehr als|über|schwelle|más de|más allá de|plus de|au-delà de|以上|超え",
      .quantity(.distance)),
    Term(
      "STK-24",
      """
      card|tab|item|row|step|dot|bar|ball|page|action|pack|tile|photo|piece|particle|star|image|option|column|bubble|tag|chip|slide|screen|symbol|icon|button|ring|segment|blob|layer|stop|marble|coin
      karte|karten|schritt|schritte|kugel|kugeln|balken|punkt|tarjetas|pasos|bolas|cartes|étapes|boules|枚|個|つ
      """, .counted),
  ]
}
