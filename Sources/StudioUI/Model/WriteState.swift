package import MotionCatalog

/// From the question to the written file and back.
package struct WriteState: Hashable, Sendable {
  package enum Stage: Hashable, Sendable {
    case idle
    /// Nothing is written before the answer.
    case asking
    case writing
    case written
    case undoing
    case undone
    case failed(String)
  }

  package private(set) var stage = Stage.idle
  package private(set) var plan: PlanPreview?
  /// Progress of the write, or what was taken back.
  package private(set) var lines: [String] = []
  /// The file as it was last written; nil before, and after it was taken back.
  private(set) var saved: SwiftFile?
  private(set) var offset = 0
  private(set) var planned: SwiftFile?
  private var number = 0
  private var isPlanning = false

  package var isAsking: Bool { stage == .asking }
  var isBusy: Bool { stage == .writing || stage == .undoing }
  /// Whether the next undo takes the write back.
  var canTakeBack: Bool { stage == .written }

  /// The question can only be answered once the plan is there and allows it.
  var isAnswerable: Bool { isAsking && !isPlanning && plan?.refusal == nil && plan != nil }

  // MARK: - Planning

  /// The request for a file that has no plan yet; nil while one is under way.
  mutating func request(for file: SwiftFile, brief: Brief) -> PlanRequest? {
    guard !isPlanning, stage == .idle || isAsking, planned != file else { return nil }
    number += 1
    isPlanning = true
    planned = file
    return PlanRequest(number: number, file: file, brief: brief)
  }

  mutating func planArrived(_ preview: PlanPreview, number: Int) {
    guard number == self.number else { return }
    isPlanning = false
    plan = preview
    if preview.entries.isEmpty, preview.refusal == nil, isAsking { stage = .idle }
  }

  // MARK: - Question and answer

  /// - Returns: false while a write is under way.
  mutating func ask() -> Bool {
    guard !isBusy else { return false }
    stage = .asking
    offset = 0
    // The disk may have changed since: the person is asked about a fresh plan.
    planned = nil
    return true
  }

  mutating func keep() { stage = .idle }

  /// - Returns: the number of the plan to carry out; nil where there is none to say yes to.
  mutating func confirm() -> Int? {
    guard isAnswerable else { return nil }
    stage = .writing
    lines = []
    offset = 0
    return number
  }

  mutating func append(_ line: String) {
    if stage == .writing { lines.append(line) }
  }

  mutating func finish(_ lines: [String]) {
    stage = .written
    self.lines = lines
    saved = planned
  }

  // MARK: - Taking back

  mutating func takeBack() { stage = .undoing }

  mutating func takenBack(_ lines: [String]) {
    stage = .undone
    self.lines = lines
    saved = nil
    planned = nil
    plan = nil
  }

  mutating func failed(_ work: Work, _ sentence: String) {
    if work == .plan { isPlanning = false }
    stage = .failed(sentence)
  }

  /// An edit makes the last outcome old news; the plan is made anew.
  mutating func forgetOutcome() {
    guard !isBusy, !isAsking else { return }
    stage = .idle
    lines = []
  }

  /// - Parameter last: the first row of the last page.
  mutating func scroll(by rows: Int, last: Int) {
    let last = max(0, last)
    offset = min(max(0, min(offset, last) + rows), last)
  }
}
