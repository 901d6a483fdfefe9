import MotionCatalog

/// What a view says differently on older systems (API-02, API-13).
extension RecipeContext {
  var ios: IOSVersion { brief.ios.value }

  /// One of several pieces of a view builder, the newest system first. What every device of the
  /// deployment target has needs no check, so the chain ends there.
  func onNewest(_ branches: [(since: IOSVersion, code: Code)], otherwise: Code) -> Code {
    guard let newest = branches.first else { return otherwise }
    if ios >= newest.since { return newest.code }
    var chain: Code = """
      if #available(iOS \(newest.since.description), *) {
          \(newest.code)
      """
    for branch in branches.dropFirst() {
      if ios >= branch.since { return Self.closed(chain, else: branch.code) }
      chain = """
        \(chain)
        } else if #available(iOS \(branch.since.description), *) {
            \(branch.code)
        """
    }
    return Self.closed(chain, else: otherwise)
  }

  private static func closed(_ chain: Code, else code: Code) -> Code {
    """
    \(chain)
    } else {
        \(code)
    }
    """
  }

  /// `.onChange` with the new value in the closure, in the form that the deployment target has
  /// without a deprecation.
  func onChange(of value: String, as name: String, _ body: Code) -> Code {
    """
    .onChange(of: \(value)) { \(ios >= IOSVersion(17) ? "_, \(name)" : name) in
        \(body)
    }
    """
  }
}
