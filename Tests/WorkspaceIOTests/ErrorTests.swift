import FileAccess
import Foundation
import Testing
import WorkspaceIO

struct ErrorTests {
  private static let all: [WorkspaceError] = [
    .missingFolder("a"), .notAFolder("a"), .invalidName("a", reason: "r"), .targetExists("a"),
    .outsideProject("a"), .symbolicLink("a"), .notAFile("a"), .changedSince(["a", "b"]), .busy,
    .missingFile("a"), .tooLarge("a", limit: 1), .notText("a"), .nothingToUndo, .unreadable("a"),
    .readOnly("a"), .diskFull("a"), .io("a", reason: "r"), .interrupted,
  ]

  @Test func codesAreDistinctAndEverythingSpeaks() {
    #expect(Set(Self.all.map(\.code)).count == Self.all.count)
    for error in Self.all {
      #expect(error.code.allSatisfy { $0.isLowercase || $0 == "-" })
      #expect(!error.message.isEmpty && !error.hint.isEmpty)
      #expect(!error.message.hasSuffix(".") && !error.hint.hasSuffix("."))
    }
  }

  @Test(arguments: [
    (WorkspaceError.nothingToUndo, 1), (.missingFolder("a"), 2), (.invalidName("a", reason: ""), 2),
    (.targetExists("a"), 3), (.outsideProject("a"), 3), (.changedSince(["a"]), 3), (.readOnly("a"), 4),
    (.diskFull("a"), 4), (.io("a", reason: ""), 4),
  ])
  func exitCodes(error: WorkspaceError, code: Int) {
    #expect(error.category.rawValue == code)
  }

  @Test(arguments: [
    (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/overshoot"),
    (["XDG_STATE_HOME": "relative", "HOME": "/h"], "/h/.local/state/overshoot"),
    (["XDG_STATE_HOME": "", "HOME": "/h"], "/h/.local/state/overshoot"),
    (["HOME": ""], nil), ([:], nil),
  ])
  func stateFolder(environment: [String: String], expected: String?) {
    #expect(StateFolder.path(environment: environment) == expected)
  }
}
