import MotionCatalog
import MotionChoreography
import SpringPhysics

/// The inference log: one line a decided value, in the order of INF-01 and INF-02.
struct Log {
  let reading: Reading
  let brief: Brief

  func entries() -> [LogEntry] {
    words + symbol + archetype + [mode] + [container, controls, haptics, style] + rest
  }

  private func entry<Value>(_ key: String, _ text: String, _ decision: Decision<Value>) -> LogEntry {
    LogEntry(key: key, text: text, origin: decision.origin, rule: decision.rule, spans: decision.spans)
  }

  private func quoted(_ spans: [Span]) -> String {
    spans.prefix(2).map { "\"\(reading.words($0))\"" }.joined(separator: ", ")
  }

  // MARK: - Words

  private var words: [LogEntry] {
    var entries: [LogEntry] = []
    if let feel = brief.feel.value {
      let preset = PresetCatalog.preset(feel).map { $0.motion.summary } ?? ""
      entries.append(entry("Vocab", "\(quoted(brief.feel.spans)) → \(joined(feel, preset))", brief.feel))
    }
    if brief.motion.origin == .stated {
      entries.append(entry("Motion", brief.motion.value.summary, brief.motion))
    }
    for signal in brief.signals {
      let meaning = Principles.meaning(of: signal.value) ?? signal.value
      entries.append(entry("Signal", "\(quoted(signal.spans)) → \(meaning)", signal))
    }
    for element in brief.primitives {
      entries.append(entry("Element", "\(quoted(element.spans)) → \(element.value)", element))
    }
    return entries
  }

  private func joined(_ name: String, _ figures: String) -> String {
    figures.isEmpty || figures == name ? name : "\(name) \(figures)"
  }

  // MARK: - Decisions

  private var symbol: [LogEntry] {
    guard let symbol = brief.symbol.value else { return [] }
    return [entry("Symbol", "\(symbol.name) (\(symbol.kind.rawValue)) → \(symbol.effect)", brief.symbol)]
  }

  private var archetype: [LogEntry] {
    guard let id = brief.archetype.value, let archetype = ArchetypeCatalog.archetype(id) else { return [] }
    let evidence = brief.archetype.origin == .inferred ? quoted(brief.archetype.spans) : ""
    let text = evidence.isEmpty ? archetype.name : "\(evidence) → \(archetype.name)"
    var entries = [entry("Archetype", text, brief.archetype)]
    if let recipe = brief.recipe.value { entries.append(entry("Recipe", recipe, brief.recipe)) }
    if brief.motion.origin != .stated, brief.feel.value == nil {
      entries.append(entry("Motion", brief.motion.value.summary, brief.motion))
    }
    return entries
  }

  private var mode: LogEntry {
    if brief.mode.value == .edit {
      let file =
        brief.target.value.map {
          " \(String(String.UnicodeScalarView($0.unicodeScalars.filter(\.isPrintable))))"
        } ?? ""
      return entry("Mode", "edit\(file)", brief.mode)
    }
    let text = brief.trigger.value == .showcase ? "showcase (auto-loop)" : "interaction (tap/submit)"
    return entry("Mode", text, brief.trigger)
  }

  private var container: LogEntry {
    let text: String
    switch brief.container.value {
    case .sheet: text = brief.container.origin == .stated ? ".sheet" : ".sheet (Apple default)"
    case let other: text = other.rawValue
    }
    return entry("Container", text, brief.container)
  }

  private var controls: LogEntry {
    let titles = brief.controls.value
    return entry("Controls", titles.isEmpty ? "none" : titles.joined(separator: " · "), brief.controls)
  }

  private var haptics: LogEntry {
    let moments = brief.haptics.value.map { "\($0.style.rawValue) at \($0.moment)" }
    return entry("Haptics", moments.isEmpty ? "none" : moments.joined(separator: " · "), brief.haptics)
  }

  /// A system that files can't be made for is answered by the earliest one that they can.
  private var ios: String {
    let version = brief.ios.value
    let said = quoted(brief.ios.spans)
    let isRaised = version == .earliest && !said.isEmpty && !said.contains("\(version.major)")
    return isRaised ? "\(version), the earliest that files are made for" : version.description
  }

  private var style: LogEntry { entry("Style", brief.style.value.rawValue, brief.style) }

  private var rest: [LogEntry] {
    brief.quantities.prefix(8).map { quantity in
      LogEntry(
        key: "Quantity", text: "\(quantity.name) \(plain(quantity.value))", origin: .stated, rule: "MODE-10",
        spans: [quantity.span])
    } + [
      entry("iOS", ios, brief.ios),
      entry("Folder", "\(brief.folder.value), where the project has it", brief.folder),
      entry("Name", brief.typeName.value, brief.typeName),
    ]
  }
}

/// A number without a needless fraction.
func plain(_ value: Double) -> String {
  guard value == value.rounded(), value.magnitude < 1e15 else {
    return "\((value * 10_000).rounded() / 10_000)"
  }
  return "\(Int(value))"
}
