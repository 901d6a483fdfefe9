/// Everyday words for Loading Indicator (ARC-11) and its path loaders (LDR).
package enum LoadingLexicon {
  package static let table = VocabularyTable(
    id: "loading-indicator", summary: "words for Loading Indicator",
    terms: [
      Term("ARC-11", "loading|progress|scanning", .archetype("loading-indicator", 5)),
      Term(
        "ARC-11",
        """
        load|loads|loaded|buffering|please wait|waiting|wait state|busy indicator|processing|thinking indicator|thinking dots|progress bar|progress ring|progress circle|progress indicator
        loading bar|loading dots|loading animation|loading state|loading screen|loading wheel|indeterminate|scanner line|scan line|scanning line|scan|scans|radar sweep|radar|upload bar|download bar
        typing indicator|typing dots|someone is typing|pull to refresh spinner|splash loader|three dots|battery that fills|fills up slowly|marching dots|equaliser|equalizer
        laden|lädt|ladeanzeige|ladekreis|ladekringel|ladering|ladespinner|ladebalken|ladesymbol|ladezustand|fortschritt|fortschrittsbalken|fortschrittsanzeige|warteanimation|wartesymbol|scannen|drehender kreis
        cargando|carga|indicador de carga|barra de carga|progreso|barra de progreso|esperando|escaneando|escáner
        chargement|indicateur de chargement|barre de chargement|progression|barre de progression|en attente|numérisation
        ロード|ローディング|読み込み|読込|プログレス|進捗|スキャン|待機|くるくる回るローダー
        """, .archetype("loading-indicator", 5)),
      Term(
        "LDR-12",
        """
        comet|comet tail|comet trail|infinity sign|infinity loop|infinity shape|infinity path|path loader|outline loader|figure eight|figure-eight|star loader|heart loader|polygon loader|rose curve|lissajous
        komet|kometenschweif|kometenloader|unendlichkeitszeichen|liegende acht|cometa|signo de infinito|símbolo de infinito|bucle infinito|comète|signe infini
        彗星|コメット|無限大|インフィニティ|無限マーク
        """, .archetype("loading-indicator", 6), .recipe("comet-loader")),
      Term(
        "LDR-12", "infinity|polygon|hexagon|pentagon|running along|travels along|chases|chasing|orbiting dot",
        .archetype("loading-indicator", 2)),
      Term(
        "ARC-11",
        "battery|upload|uploading|downloading|dots|fills|fill|percent done|lap|laps|per lap|pro runde|per round|while it fetches|fetching|syncing|equaliser bars|akku|batería|batterie",
        .archetype("loading-indicator", 2)),
      Term(
        "C-21",
        "work in progress|caseload|workload|payload|boatload|in progress badge|loaded question|waiting list",
        .nothing),
    ])
}
