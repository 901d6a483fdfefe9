import MotionChoreography

/// Words for what the hand feels (HAP).
package enum HapticWords {
  package static let table = VocabularyTable(
    id: "haptic-words", summary: "haptics, spoken",
    terms: [
      Term(
        "HAP-03",
        """
        haptic|haptics|haptic feedback|buzz|buzzes|vibration|vibrations|vibrate|vibrates|thud|thump|rumble|impact|tactile feedback|taptic|taptics
        haptik|haptisch|haptisches|vibriert|vibrieren|háptico|háptica|vibración|vibrar|retour haptique|haptique|vibration courte
        ハプティクス|ハプティック|触覚|触感|振動|バイブ|バイブレーション
        """, .haptics),
      Term(
        "HAP-12", "light|soft|subtle|faint|tiny|leicht|leichte|sanfte|ligero|ligera|léger|légère|軽い|軽く|弱い",
        .intensity(.lightImpact)),
      Term(
        "HAP-13", "medium|moderate|mittel|mittlere|medio|media|moyen|moyenne|中くらい|中程度|ミディアム",
        .intensity(.mediumImpact)),
      Term(
        "HAP-14",
        "heavy|strong|hard|big|firm|schwer|stark|starke|kräftig|fuerte|pesado|pesada|fort|forte|lourd|lourde|重い|強い|強く",
        .intensity(.heavyImpact)),
      Term(
        "HAP-15", "selection|selectionChanged|tick|ticks|ticken|selección|sélection|選択|カチカチ",
        .intensity(.selectionChanged)),
      Term("TST-10", "success|erfolg|éxito|succès|成功", .intensity(.notificationSuccess)),
      Term("TST-10", "warning|warn|warnung|advertencia|avertissement", .intensity(.notificationWarning)),
      Term("TST-10", "error|failure|fehler|erreur|エラー", .intensity(.notificationError)),
      Term(
        "HAP-12", "light impact|lightImpact|light haptic|light haptics|light tap feedback", .haptics,
        .intensity(.lightImpact)),
      Term(
        "HAP-13", "medium impact|mediumImpact|medium haptic|medium haptics", .haptics,
        .intensity(.mediumImpact)),
      Term(
        "HAP-14", "heavy impact|heavyImpact|heavy haptic|heavy haptics|heavy buzz|heavy thud", .haptics,
        .intensity(.heavyImpact)),
      Term(
        "HAP-15",
        """
        selection haptic|selection haptics|selection feedback|selection tick|haptic tick|haptic ticks|haptic click|selection changed|haptisches Ticken
        tick per step|tick on every|tick on each|tick for each|tick for every|ticks on every|ticks at every
        """, .haptics, .intensity(.selectionChanged)),
      Term(
        "TST-10", "success haptic|success buzz|success feedback|success vibration|notificationSuccess",
        .haptics, .intensity(.notificationSuccess)),
      Term(
        "TST-10", "error haptic|error buzz|error feedback|error vibration|notificationError", .haptics,
        .intensity(.notificationError)),
      Term(
        "TST-10", "warning haptic|warning buzz|warning feedback|notificationWarning", .haptics,
        .intensity(.notificationWarning)),
      Term(
        "HAP-11",
        """
        haptics off|haptic off|vibration off|silent|silently|haptics: off|no haptics|no haptic|no vibration|no buzz|no buzzing|without haptics|without any haptics
        no haptic feedback|haptic-free|mute the haptics|turn haptics off|turn off haptics|disable haptics|skip haptics|skip the haptics|haptics disabled
        ohne haptik|keine haptik|lautlos|ohne vibration|sin háptica|sin hápticos|sin vibración|sans haptique|sans retour haptique|sans vibration
        触覚なし|触覚フィードバックなし|ハプティクスなし|ハプティックなし|振動なし|バイブなし|振動しない
        """, .silence),
      Term(
        "HAP-06",
        "delete|deletes|deleting|deleted|deletion|erase|erases|trash it|löschen|löscht|borrar|eliminar|supprimer|effacer|削除",
        .destructive),
      Term(
        "STK-07",
        "tap to expand|expand on tap|expands on tap|expand|expands|fan out|fans out|ausklappen|aufklappen|expandir|déplier|展開",
        .expanding, .action(explicit: true)),
      Term(
        "C-21",
        "light blue|light gray|light grey|light green|light pink|hard edge|hard edges|hard shadow|big number|big title|success message|success screen|success state|payment success|error message|error state|natural selection|strong password|media player|media control|media controls|social media|medium size|medium sized",
        .nothing),
    ])
}
