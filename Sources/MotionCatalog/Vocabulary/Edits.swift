/// Words of edit mode (MODE-01, C-20): what is done, and to what.
package enum Edits {
  package static let table = VocabularyTable(
    id: "edits", summary: "edit verb and object", terms: verbs + objects)

  static let verbs: [Term] = [
    Term(
      "MODE-01",
      """
      edit|update|change|modify|adjust|tweak|set|turn|tune|fix|refactor|correct|alter|raise|lower|increase|decrease|reduce|bump|shorten|lengthen
      ändere|ändern|bearbeite|aktualisiere|passe|setze|erhöhe|senke|verringere|cambia|cambiar|edita|editar|actualiza|actualizar|modifica|ajusta|sube|baja
      modifie|modifier|édite|éditer|mets à jour|ajuste|augmente|diminue|変更|編集|更新|修正|直して|変えて|にして
      """, .editVerb(.set)),
    Term(
      "MODE-01",
      "add|insert|append|include|füge|hinzufügen|ergänze|añade|añadir|agrega|agregar|ajoute|ajouter|追加|足して",
      .editVerb(.add)),
    Term(
      "MODE-01",
      "remove|drop|delete|strip|kill|get rid of|take out|entferne|entfernen|lösche|quita|quitar|elimina|supprime|enlève|retire|削除|取り除|外して|消して",
      .editVerb(.remove)),
    Term(
      "MODE-01", "rename|umbenennen|benenne|renombra|renombrar|renomme|renommer|改名|リネーム|名前を変え",
      .editVerb(.rename)),
    Term(
      "MODE-01",
      "replace|swap|exchange|substitute|convert|migrate|ersetze|ersetzen|tausche|reemplaza|sustituye|remplace|remplacer|置き換え|差し替え",
      .editVerb(.replace)),
    Term(
      "EDT-08",
      """
      faster|slower|quicker|bigger|smaller|larger|longer|shorter|twice as|half as|double|halve|speed up|slow down|speed it up|slow it down
      schneller|langsamer|größer|kleiner|länger|kürzer|más rápido|más lento|más grande|más pequeño|plus rapide|plus lent|plus grand|plus petit
      もっと速く|もっと遅く|速く|遅く|大きく|小さく
      """, .editVerb(.scale)),
  ]

  static let objects: [Term] = [
    Term("MODE-03", "spring|animation|feder|resorte|ressort|バネ|ばね|アニメーション", .editObject("spring")),
    Term("MODE-03", "haptic|haptics|haptic feedback|vibration|haptik|触覚|振動", .editObject("haptics")),
    Term("MODE-03", "symbol|icon|sf symbol|glyph|シンボル|アイコン|icono|icône", .editObject("symbol")),
    Term(
      "MODE-03", "symbol effect|effect|bounce effect|wiggle effect|effekt|efecto|effet|エフェクト",
      .editObject("effect")),
    Term("MODE-03", "color|colour|tint|accent|accent color|farbe|couleur|色", .editObject("color")),
    Term("MODE-03", "threshold|dismiss threshold|schwelle|umbral|seuil|しきい値|閾値", .editObject("threshold")),
    Term(
      "MODE-03", "duration|dauer|duración|durée|speed|tempo|velocidad|vitesse|速度", .editObject("duration")),
    Term("MODE-03", "stagger|staging|delay", .editObject("stagger")),
    Term(
      "MODE-03", "size|width|height|radius|corner radius|font|padding|spacing|offset|größe|tamaño|taille|サイズ",
      .editObject("size")),
    Term("MODE-03", "press feedback|press effect|pressable", .editObject("press feedback")),
    Term("MODE-03", "reduce motion|reduced motion", .editObject("reduce motion")),
    Term("MODE-03", "caption|label|title|text|subtitle|beschriftung|texto|texte|テキスト", .editObject("text")),
    Term("MODE-03", "background|hintergrund|fondo|arrière-plan|背景", .editObject("background")),
    Term("MODE-03", "timer|dispatchqueue", .editObject("timing")),
    Term("MODE-03", "preview|vorschau", .editObject("preview")),
  ]
}
