import MotionCatalog

/// What a recipe that waits for a hand does where the brief wants it to play by itself (SHOW-02).
extension Brief {
  var isShowcase: Bool { trigger.value == .showcase }

  /// Nothing buzzes in a hand that did nothing (HAP-09, HAP-11), unless the prompt says so.
  var silentInShowcase: Brief { haptics.origin == .stated ? self : silentWithoutTouch }

  /// For motions that a hand can't reach while they play by themselves.
  var silentWithoutTouch: Brief {
    var silent = self
    if isShowcase { silent.haptics.value = [] }
    return silent
  }
}

extension RecipeContext {
  var silentInShowcase: RecipeContext { with(brief.silentInShowcase) }

  func with(_ brief: Brief) -> RecipeContext {
    RecipeContext(brief: brief, facts: facts, choreography: choreography)
  }

  /// A `.task` that calls an action again and again; nothing where a hand is to start the motion
  /// (SHOW-03). It ends with the view (SFX-16) and rests under Reduce Motion (MOT-44).
  ///
  /// - Parameter pause: the name of the interval's token.
  func showcaseTask(_ action: Code, pause: String) -> Code {
    let code: Code = """
      .task(id: reduceMotion) {
          while !reduceMotion, !Task.isCancelled {
              try? await Task.sleep(for: .seconds(\(pause)))
              guard !Task.isCancelled else { return }
              \(action)
          }
      }
      """
    return code.when(brief.isShowcase)
  }
}
