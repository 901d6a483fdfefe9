/// Everyday words for Data Dashboard (ARC-07).
package enum DataLexicon {
  package static let table = VocabularyTable(
    id: "data-dashboard", summary: "words for Data Dashboard",
    terms: [
      Term("ARC-07", "chart|charts|graph|graphs|metric|metrics", .archetype("data-dashboard", 5)),
      Term("ARC-07", "data", .archetype("data-dashboard", 4)),
      Term(
        "ARC-07", "scrub|scrubs|scrubbed|scrubbing|scrubber|scrubbable|scrubben|スクラブ|なぞって",
        .archetype("data-dashboard", 5), .action(explicit: true)),
      Term(
        "ARC-07",
        """
        dashboard|line chart|bar chart|pie chart|donut chart|doughnut chart|line graph|bar graph|area chart|candlestick|candle chart|sparkline|histogram|heat map|heatmap|ring gauge
        activity ring|activity rings|progress rings|stock chart|stock price|price chart|statistics|stats|analytics|kpi|kpis|data point|data points|time series|trend line|trendline|scatter plot|plot
        donut|doughnut|gauge|speedometer|leaderboard|weekly steps|step count|sales figures|revenue|exchange rate|heart rate graph|sleep graph|crosshair|forecast graph|radar chart|bubble chart
        diagramm|liniendiagramm|balkendiagramm|kreisdiagramm|graf|statistik|kennzahl|kennzahlen|messwerte|kurve|datenpunkt|datenpunkte|datenpunkten|aktienkurs|börsenkurs
        gráfico|gráfica|gráfico de líneas|gráfica de líneas|gráficos|gráficas|métrica|métricas|datos|estadísticas|panel de datos|tablero|línea de tiempo|graphique|graphiques|métrique|métriques|données|statistiques|tableau de bord|courbe|diagramme
        チャート|グラフ|折れ線|棒グラフ|円グラフ|メトリクス|メトリック|データ|ダッシュボード|統計|指標|株価
        """, .archetype("data-dashboard", 5)),
      Term(
        "HAP-07",
        """
        slider|step slider|range slider|dial|knob|rotary|rotary knob|volume knob|thermostat|scrubber thumb|stepper|ruler|ruler picker|wheel of numbers|number picker|notch|notches|detented dial
        counter knob|timeline|time line|time scrubber|seek bar|seekbar|volume slider
        schieberegler|regler|drehregler|drehknopf|deslizador|control deslizante|perilla|dial giratorio|curseur|molette|bouton rotatif|スライダー|ダイヤル|つまみ|ノブ|目盛り
        """, .archetype("data-dashboard", 4), .action(explicit: false)),
      Term(
        "ARC-07",
        "spending|expenses|balance|portfolio|budget|sales|steps today|calories|temperature|weather forecast|sleep|heart rate|price|prices|rate|rates|percentages|figures|numbers|counter|count up|counts up|rolling number|number rolls|numbers roll|number that rolls|big number|rolling digits|digits roll|odometer|numeric text|day / week / month|week / month|every point|per point|pro punkt|slice|axis|score|prozentzahl|ausgaben|gastos|dépenses",
        .archetype("data-dashboard", 2)),
      Term("SFX-13", "should tick|will tick|ticks as|tick along", .archetype("data-dashboard", 1)),
      Term(
        "C-21",
        "first rate|at any rate|frame rate|metric system|chart a course|sand dial|dial a number|dial pad|rate us|count me in",
        .nothing),
    ])
}
