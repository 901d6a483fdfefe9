/// Everyday words for Coach Mark Tour (ARC-13).
package enum TourLexicon {
  package static let table = VocabularyTable(
    id: "coach-mark-tour", summary: "words for Coach Mark Tour",
    terms: [
      Term("ARC-13", "tour|spotlight|walkthrough", .archetype("coach-mark-tour", 6)),
      Term(
        "ARC-13", "coach mark|coach marks|coachmark|coachmarks|onboarding tooltip|onboarding tooltips",
        .archetype("coach-mark-tour", 9)),
      Term(
        "ARC-13",
        """
        walk through|walk-through|walks through the app|guided tour|product tour|feature tour|app tour|onboarding tour|intro tour|first-run guide|first run|first-run|first launch|first-time user|first time users
        onboarding|spotlights|cut-out|cutout|cut out|feature highlight|highlights each button|tooltip tour|tip sequence|hint sequence|help overlay|tutorial|how-to overlay|dim everything but|dims the rest|scrim with a hole|punch a hole|hole in the overlay
        einführungstour|rundgang|einführung|anleitung|spotlight-tour|scheinwerfer|tutorial-tour|erststart|hilfetour
        recorrido|recorrido guiado|visita guiada|tutorial guiado|bienvenida|guía inicial|paso a paso|visite guidée|visite|didacticiel|guide de démarrage|tour de l'app|prise en main
        ツアー|コーチマーク|スポットライト|チュートリアル|ウォークスルー|オンボーディング|使い方ガイド|初回ガイド|案内
        """, .archetype("coach-mark-tour", 6)),
      Term(
        "ARC-13",
        """
        guide|intro|introduction|highlighting|highlights|highlight|pointing at|points at|point at|point out|points out|explains each|explain the buttons|tip|tips|hint|hints|new feature|what's new|whats new|3-step|step 1 of|next and skip|start or skip|skip
        hervorhebt|hervorheben|zeigt auf|hebt hervor|erklärt|resalta|resaltar|señala|explica|met en évidence|met en avant|explique|強調|ハイライト|説明
        """, .archetype("coach-mark-tour", 3)),
      Term(
        "C-21",
        "tour de france|tour dates|concert tour|tour bus|style guide|tip jar|tip the phone|spotlight search|guide lines|guideline|guidelines",
        .nothing),
    ])
}
