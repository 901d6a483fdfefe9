import MotionCatalog

/// What is known of the file that is shown; one check at a time, the newest file next.
struct ProofState: Hashable, Sendable {
  private(set) var report: ProofReport?
  private var file: SwiftFile?
  private var number = 0
  private var isChecking = false

  /// The report, if it is about this very file.
  func report(on file: SwiftFile?) -> ProofReport? { !isChecking && self.file == file ? report : nil }

  mutating func request(for file: SwiftFile, ios: IOSVersion) -> ProofRequest? {
    guard !isChecking, self.file != file else { return nil }
    number += 1
    isChecking = true
    self.file = file
    return ProofRequest(number: number, file: file, ios: ios)
  }

  mutating func arrived(_ report: ProofReport, number: Int) {
    guard number == self.number else { return }
    isChecking = false
    self.report = report
  }

  mutating func fail() {
    isChecking = false
    report = nil
  }
}
