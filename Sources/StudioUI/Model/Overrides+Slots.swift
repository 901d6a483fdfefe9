import MotionCatalog
import MotionPipeline

/// Which override belongs to which line of the log.
extension Overrides {
  func holds(_ key: String) -> Bool {
    var copy = self
    copy.reset(key)
    return copy != self
  }

  mutating func reset(_ key: String) {
    switch key.lowercased() {
    case "archetype":
      archetype = nil
      recipe = nil
    case "recipe": recipe = nil
    case "motion", "physics": motion = nil
    case "mode", "trigger": trigger = nil
    case "container": container = nil
    case "style": style = nil
    case "ios": ios = nil
    case "haptics": haptics = nil
    case "type", "name", "typename": typeName = nil
    default: break
    }
  }
}

extension StudioModel {
  mutating func moveLog(by step: Int) {
    logRow = min(max(0, logRow + step), max(0, result.brief.log.count - 1))
  }

  mutating func resetLogLine() {
    guard result.brief.log.indices.contains(logRow) else { return }
    let key = result.brief.log[logRow].key
    guard overrides.holds(key) else {
      notice = "\(key) is as it was inferred"
      return
    }
    overrides.reset(key)
  }
}
