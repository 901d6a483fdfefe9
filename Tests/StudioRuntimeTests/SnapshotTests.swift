import Foundation
import MotionCatalog
import StudioUI
import TerminalPrimitives
import Testing

@testable import StudioRuntime

struct SnapshotTests {
  private let theme = ThemeLibrary().theme("midnight")
  private let facts = ProjectFacts(
    rootName: "Shop", xcodeProject: "Shop.xcodeproj", ios: IOSVersion(17), isProject: true)

  private func picture(_ events: [Event], seconds: Double? = nil) -> StudioSnapshot.Picture {
    StudioSnapshot.render(
      size: Size(100, 30), prompt: "snappy card that rips", events: events, seconds: seconds, theme: theme,
      services: FakeServices(facts: facts))
  }

  @Test func isTheSameEveryTime() {
    #expect(picture([]) == picture([]))
  }

  @Test func showsProjectProofAndFile() {
    let text = picture([]).surface.text
    for part in ["Shop.xcodeproj · iOS 17.0", "RipCardView.swift", "✓ syntax", "Gesture Card"] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test func keysAreFollowed() {
    let written = picture([.key(.control("s")), .key(.character("y"))])
    #expect(written.surface.text.contains("saved to Animations/RipCardView.swift"))
    #expect(!written.model.isUnsaved)
  }

  @Test func aMomentOfTheRunCanBeSeen() {
    #expect(picture([], seconds: 0.2).surface != picture([]).surface)
    #expect(picture([], seconds: 0.2).model.playback.elapsed == 0.2)
    #expect(picture([]).model.playback.elapsed == nil)
  }

  @Test func clipboardRequestsAreWholeOrNotSent() throws {
    let text = "import SwiftUI // é"
    let plain = try #require(Clipboard.request(for: text, isInsideTmux: false))
    let payload = String(decoding: plain.dropFirst(7).dropLast(), as: UTF8.self)
    #expect(Data(base64Encoded: payload) == Data(text.utf8))
    let wrapped = try #require(Clipboard.request(for: text, isInsideTmux: true))
    #expect(wrapped.starts(with: Array("\u{1B}Ptmux;\u{1B}\u{1B}]52".utf8)))
    #expect(Clipboard.request(for: String(repeating: "x", count: 200_000), isInsideTmux: false) == nil)
  }
}
