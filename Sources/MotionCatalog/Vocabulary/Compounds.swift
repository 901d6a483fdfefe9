/// German nouns that end a compound: "Liniendiagramm" is a Diagramm.
package enum Compounds {
  package static let heads: [String] = [
    "diagramm", "schalter", "karte", "karten", "kapsel", "kapseln", "anzeige", "balken", "regler", "knopf",
    "karussell",
    "animation", "symbol", "partikel", "kugeln", "stapel", "formular", "auswahl", "tour", "cover", "menü",
    "hintergrund",
    "sheet", "panel", "feder", "glas", "loader", "spinner", "packung", "pack", "kurve", "statistik", "stern",
    "herz", "glocke", "zahnrad",
    "unterschrift", "schieberegler", "umschalter", "rundgang", "toggle", "switch", "slider", "button",
    "feuerwerk", "simulation",
  ]
}
