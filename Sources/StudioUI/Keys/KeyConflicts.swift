import TerminalPrimitives

/// Finds keys that two bindings claim in the same place.
package enum KeyConflicts {
  /// Sentences that name key and bindings; empty where every key has one meaning.
  package static func all(in panes: [Pane] = PaneCatalog.all) -> [String] {
    let letters = panes.filter { $0.id != .prompt }.flatMap {
      clashes($0.bindings + GlobalKeys.everywhere + GlobalKeys.outsidePrompt, in: $0.title)
    }
    let prompt = panes.filter { $0.id == .prompt }.flatMap {
      clashes($0.bindings + GlobalKeys.everywhere, in: $0.title)
    }
    return prompt + letters
  }

  package static func clashes(_ bindings: [KeyBinding], in place: String) -> [String] {
    var owner: [Key: String] = [:]
    var result: [String] = []
    for binding in bindings {
      for key in binding.keys {
        if let other = owner[key] {
          result.append("\(place): \(KeyName.text(key)) is both \(other) and \(binding.id)")
        }
        owner[key] = binding.id
      }
    }
    return result
  }
}
