/// Every table of words, in the order in which a tie is broken.
package enum VocabularyCatalog {
  package static let all: [VocabularyTable] =
    [
      Feelings.table, Principles.table, Materials.table, Elements.table, SymbolWords.table,
      SymbolWords.effects, Interactions.table, ContainerWords.table, StyleWords.table,
      HapticWords.table, NumberWords.table, Grammar.table, Edits.table,
    ] + lexicon

  /// Everyday words for the archetypes, a table each.
  package static let lexicon: [VocabularyTable] = [
    SymbolLexicon.table, ToggleLexicon.table, GestureLexicon.table, SheetLexicon.table,
    DataLexicon.table, GlassLexicon.table, ParticleLexicon.table, ShaderLexicon.table,
    LoadingLexicon.table, ObjectLexicon.table, TourLexicon.table, PackLexicon.table,
  ]
}
