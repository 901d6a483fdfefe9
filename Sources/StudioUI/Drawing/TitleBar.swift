import MotionCatalog
import MotionPipeline
import TerminalPrimitives

/// Project and what is known of it to the left, theme and the state of the file to the right.
enum TitleBar {
  static func draw(_ model: StudioModel, on canvas: inout Canvas, _ rect: Rect) {
    let right = state(model, canvas)
    let width = right.reduce(0) { $0 + DisplayWidth.of($1.text) }
    canvas.runs(facts(model, canvas), rect.minX + 1, rect.minY, width: max(0, rect.width - width - 4))
    canvas.runs(right, rect.maxX - 1 - width, rect.minY, width: width)
  }

  private static func facts(_ model: StudioModel, _ canvas: Canvas) -> [TextRun] {
    let name = TextRun("overshoot  ", canvas.style(.accent, .bold))
    guard let facts = model.facts else {
      return [name, TextRun("reading the project…", canvas.style(.muted))]
    }
    var parts: [String] = []
    if let project = model.project?.project ?? facts.xcodeProject { parts.append(project) }
    if let ios = facts.ios { parts.append("iOS \(ios)") }
    if facts.isProject {
      parts.append(facts.images.count == 1 ? "1 image" : "\(facts.images.count) images")
      parts.append(helper(facts))
    } else {
      parts.append("no Xcode project: standalone files")
    }
    let folder = model.project?.folder ?? facts.rootName
    return [
      name, TextRun(folder.isEmpty ? "" : folder + "  ", canvas.style(.title)),
      TextRun(parts.joined(separator: " · "), canvas.style(.muted)),
    ]
  }

  /// A helper counts by the functions that are known of it.
  private static func helper(_ facts: ProjectFacts) -> String {
    guard let functions = facts.hapticHelper else { return "no HapticFeedback" }
    return functions.isEmpty ? "HapticFeedback has other functions" : "HapticFeedback ✓"
  }

  private static func state(_ model: StudioModel, _ canvas: Canvas) -> [TextRun] {
    let theme = TextRun(model.themeName, canvas.style(.muted))
    guard model.result.file != nil else { return [theme] }
    let mark =
      model.isUnsaved
      ? TextRun(" · ● unsaved", canvas.style(.warning)) : TextRun(" · ✓ written", canvas.style(.good))
    return [theme, mark]
  }
}
