/// Why a project file can't be read, with the line (from 1) at which that shows.
package struct ProjectFileError: Error, Hashable, Sendable {
  package enum Cause: Hashable, Sendable {
    case empty
    case notUTF8
    case utf16
    case containsNUL
    case xml
    case json
    case binary
    /// `<<<<<<<` and its like at the beginning of a line.
    case conflictMarker
    case unterminatedString
    case unterminatedComment
    case unterminatedData
    /// The bracket that the line opens is never closed.
    case unclosed(String)
    case expected(String, found: String)
    case trailingText
    case tooDeep
    /// `objects`, `rootObject` or what it names is not there.
    case missing(String)
  }

  package let line: Int
  package let cause: Cause

  package init(line: Int, _ cause: Cause) {
    self.line = line
    self.cause = cause
  }

  package var message: String {
    switch cause {
    case .empty: "the file is empty"
    case .notUTF8: "the text is not UTF-8"
    case .utf16: "the text is UTF-16"
    case .containsNUL: "the text contains a NUL byte"
    case .xml: "the file is an XML property list"
    case .json: "the file is JSON"
    case .binary: "the file is a binary property list"
    case .conflictMarker: "a merge conflict is not resolved"
    case .unterminatedString: "a quoted string is not closed"
    case .unterminatedComment: "a comment is not closed"
    case .unterminatedData: "binary data is not closed or not hexadecimal"
    case .unclosed(let bracket): "‘\(bracket)’ is not closed"
    case .expected(let wanted, let found): "expected \(wanted), found \(found)"
    case .trailingText: "there is text behind the end"
    case .tooDeep: "the nesting is too deep"
    case .missing(let what): "\(what) is missing"
    }
  }
}
