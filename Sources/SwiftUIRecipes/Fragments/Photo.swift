import MotionCatalog

/// The pictures of a file: the project's own where it has any, else a symbol on a colour (AST-04,
/// AST-06, AST-08).
struct Photos: Sendable {
  /// Image sets that were found, in the order of the facts; at most as many as are shown.
  let names: [String]
  let count: Int

  var arePlaceholders: Bool { names.isEmpty }

  /// What the person is told where placeholders were used (AST-07).
  var notes: [String] {
    arePlaceholders
      ? ["The pictures are placeholders: add image sets and replace PhotoFace's body with your own."] : []
  }

  /// `private struct Photo`, what one card shows.
  ///
  /// The list is computed and not stored, so that it asks for no Sendable content.
  var model: Code {
    let rows = (0..<count).map { "Photo(\(fields(of: $0)))," }
    return """
      private struct Photo: Identifiable {
          let id: Int
          let title: String
          \(arePlaceholders ? "let hue: Double" : "let picture: Image")

          static var all: [Photo] {
              [
                  \(Code.stack(rows.map { Code($0) }))
              ]
          }
      }
      """
  }

  /// `private struct PhotoFace: View`, one picture that fills whatever it gets.
  var face: Code { arePlaceholders ? placeholder : picture }

  private func fields(of index: Int) -> String {
    if arePlaceholders {
      let scene = Self.scenes[index % Self.scenes.count]
      return "id: \(index), title: \"\(scene.title)\", hue: \(scene.hue)"
    }
    let name = names[index % names.count]
    let title = swiftString(Self.readable(name))
    return "id: \(index), title: \(title), picture: Image(\(swiftString(name)))"
  }

  private var picture: Code {
    """
    /// One picture, edge to edge.
    private struct PhotoFace: View {
        let photo: Photo

        var body: some View {
            Color.clear
                .overlay { photo.picture.resizable().scaledToFill() }
                .clipped()
        }
    }
    """
  }

  /// Two tones of one hue (STY-14).
  private var placeholder: Code {
    """
    /// Stands in for a picture: a symbol on two tones of a colour.
    private struct PhotoFace: View {
        private let saturation = 0.55
        private let light = 0.86
        private let shade = 0.5

        let photo: Photo

        var body: some View {
            Rectangle()
                .fill(
                    LinearGradient(
                        colors: [tone(light), tone(shade)],
                        startPoint: .top,
                        endPoint: .bottom
                    )
                )
                .overlay {
                    Image(systemName: "photo.fill")
                        .font(.largeTitle)
                        .foregroundStyle(Color(white: 1).opacity(0.8))
                }
        }

        private func tone(_ brightness: Double) -> Color {
            Color(hue: photo.hue, saturation: saturation, brightness: brightness)
        }
    }
    """
  }

  private static let scenes: [(title: String, hue: Double)] = [
    ("Coast", 0.56), ("Orchard", 0.36), ("Dunes", 0.1), ("Harbour", 0.64), ("Heather", 0.8),
    ("Canyon", 0.03),
  ]

  /// `sunset_beach` reads `Sunset beach`, `photo1` reads `Photo 1`.
  static func readable(_ name: String) -> String {
    var spaced = ""
    for character in name {
      if character.isNumber, let last = spaced.last, last.isLetter { spaced.append(" ") }
      spaced.append(character)
    }
    let words = spaced.split { $0 == "_" || $0 == "-" || $0 == " " }.joined(separator: " ")
    return words.isEmpty ? name : words.prefix(1).uppercased() + words.dropFirst()
  }
}

extension RecipeContext {
  func photos(_ count: Int) -> Photos {
    Photos(names: Array(facts.images.prefix(count)), count: count)
  }
}

/// A text as a Swift string literal, quotes included.
func swiftString(_ text: String) -> String {
  let escaped = text.unicodeScalars.map { scalar -> String in
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case _ where scalar.value < 0x20 || scalar.value == 0x7F:
      "\\u{\(String(scalar.value, radix: 16))}"
    default: String(scalar)
    }
  }
  return "\"\(escaped.joined())\""
}
