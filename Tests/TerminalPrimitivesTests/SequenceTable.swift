import TerminalPrimitives
import Testing

/// Byte sequences of terminals and what they mean, for every test that feeds them.
enum SequenceTable {
  struct Row: Sendable, CustomTestStringConvertible {
    let bytes: [UInt8]
    let events: [Event]

    init(_ text: String, _ events: Event...) {
      bytes = Array(text.utf8)
      self.events = events
    }

    init(bytes: [UInt8], _ events: Event...) {
      self.bytes = bytes
      self.events = events
    }

    var testDescription: String {
      String(decoding: bytes, as: UTF8.self).unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
    }
  }

  static func key(_ code: KeyCode, _ modifiers: KeyModifiers = []) -> Event { .key(Key(code, modifiers)) }

  static let all = plain + alt + cursor + editing + functions + kitty + mouse + replies + unknown

  static let plain: [Row] = [
    Row("a", .key(.character("a"))), Row(" ", .key(.character(" "))), Row("é", .key(.character("é"))),
    Row("日", .key(.character("日"))), Row("😀", .key(.character("😀"))),
    Row("\u{8}", key(.backspace)), Row("\u{7F}", key(.backspace)), Row("\t", key(.tab)),
    Row("\r", key(.enter)), Row("\n", key(.enter)), Row("\u{0}", .key(.control(" "))),
    Row("\u{1}", .key(.control("a"))), Row("\u{3}", .key(.control("c"))), Row("\u{19}", .key(.control("y"))),
    Row("\u{1A}", .suspend), Row("\u{1C}", .key(.control("\\"))), Row("\u{1F}", .key(.control("_"))),
  ]

  static let alt: [Row] = [
    Row("\u{1B}x", .key(.alt("x"))), Row("\u{1B}1", .key(.alt("1"))), Row("\u{1B}é", .key(.alt("é"))),
    Row("\u{1B}\u{7F}", key(.backspace, .alt)), Row("\u{1B}\r", key(.enter, .alt)),
    Row("\u{1B}\u{6}", key(.character("f"), [.alt, .control])),
    Row("\u{1B}\u{1B}[A", key(.up, .alt)), Row("\u{1B}\u{1B}OA", key(.up, .alt)),
    Row("\u{1B}\u{1B}x", key(.escape), .key(.alt("x"))),
  ]

  static let cursor: [Row] = [
    Row("\u{1B}[A", key(.up)), Row("\u{1B}OA", key(.up)), Row("\u{1B}[B", key(.down)),
    Row("\u{1B}[C", key(.right)), Row("\u{1B}[D", key(.left)),
    Row("\u{1B}[1;5C", key(.right, .control)), Row("\u{1B}[1;2A", key(.up, .shift)),
    Row("\u{1B}[1;3D", key(.left, .alt)), Row("\u{1B}[1;8B", key(.down, [.shift, .alt, .control])),
    Row("\u{1B}Oc", key(.right, .control)), Row("\u{1B}[a", key(.up, .shift)),
    Row("\u{1B}[H", key(.home)), Row("\u{1B}OH", key(.home)), Row("\u{1B}[1~", key(.home)),
    Row("\u{1B}[7~", key(.home)), Row("\u{1B}[F", key(.end)), Row("\u{1B}OF", key(.end)),
    Row("\u{1B}[4~", key(.end)), Row("\u{1B}[8~", key(.end)), Row("\u{1B}[1;5H", key(.home, .control)),
    Row("\u{1B}[7$", key(.home, .shift)), Row("\u{1B}[8^", key(.end, .control)),
    Row("\u{1B}[7@", key(.home, [.shift, .control])),
  ]

  static let editing: [Row] = [
    Row("\u{1B}[5~", key(.pageUp)), Row("\u{1B}[6~", key(.pageDown)),
    Row("\u{1B}[6;5~", key(.pageDown, .control)),
    Row("\u{1B}[3~", key(.delete)), Row("\u{1B}[3;5~", key(.delete, .control)),
    Row("\u{1B}[Z", key(.tab, .shift)),
    Row("\u{1B}OM", key(.enter)), Row("\u{1B}Oq", .key(.character("1"))),
    Row("\u{1B}Ok", .key(.character("+"))),
    Row("\u{1B}[200~q\rrm\u{1B}[201~", .paste("q\nrm")),
    Row("\u{1B}[200~a\u{1B}[3~\u{1B}[201~", .paste("a[3~")),
    Row("\u{1B}[200~\u{1B}[20\u{1B}[201~", .paste("[20")), Row("\u{1B}[I", .focus(true)),
    Row("\u{1B}[O", .focus(false)),
  ]

  static let functions: [Row] =
    [
      Row("\u{1B}OP", key(.function(1))), Row("\u{1B}[11~", key(.function(1))),
      Row("\u{1B}[[A", key(.function(1))), Row("\u{1B}[[E", key(.function(5))),
      Row("\u{1B}[P", key(.function(1))), Row("\u{1B}OS", key(.function(4))),
      Row("\u{1B}[1;5P", key(.function(1), .control)), Row("\u{1B}[15;2~", key(.function(5), .shift)),
      Row("\u{1B}O5P", key(.function(1), .control)), Row("\u{1B}[1;2R", key(.function(3), .shift)),
      Row("\u{1B}[25~", key(.function(13))),
    ]
    + zip([11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24], 1...12).map { number, index in
      Row("\u{1B}[\(number)~", key(.function(index)))
    }

  static let kitty: [Row] = [
    Row("\u{1B}[99;5u", .key(.control("c"))), Row("\u{1B}[97u", .key(.character("a"))),
    Row("\u{1B}[97;2u", .key(.character("A"))), Row("\u{1B}[49:33;2u", .key(.character("!"))),
    Row("\u{1B}[97;3u", .key(.alt("a"))), Row("\u{1B}[27u", key(.escape)),
    Row("\u{1B}[13;3u", key(.enter, .alt)),
    Row("\u{1B}[127;5u", key(.backspace, .control)), Row("\u{1B}[122;5u", .suspend),
    Row("\u{1B}[97;1:3u"), Row("\u{1B}[97;1:2u", .key(.character("a"))), Row("\u{1B}[57441;2u"),
    Row("\u{1B}[57400u", .key(.character("1"))), Row("\u{1B}[57376u", key(.function(13))),
    Row("\u{1B}[57425u"), Row("\u{1B}[57426u", key(.delete)), Row("\u{1B}[27;5;99~", .key(.control("c"))),
    Row("\u{1B}[105;5u", .key(.control("i"))),
  ]

  static let mouse: [Row] = [
    Row("\u{1B}[<0;10;5M", .mouse(MouseEvent(.press, at: Point(9, 4)))),
    Row("\u{1B}[<0;10;5m", .mouse(MouseEvent(.release, at: Point(9, 4)))),
    Row("\u{1B}[<32;1;1M", .mouse(MouseEvent(.drag, at: Point(0, 0)))),
    Row("\u{1B}[<35;10;5M", .mouse(MouseEvent(.move, at: Point(9, 4)))),
    Row("\u{1B}[<64;500;200M", .mouse(MouseEvent(.wheelUp, at: Point(499, 199)))),
    Row("\u{1B}[<81;3;4M", .mouse(MouseEvent(.wheelDown, at: Point(2, 3), .control))),
    Row("\u{1B}[<66;3;4M"), Row("\u{1B}[<0;0;4M"), Row("\u{1B}[<0;;M"),
    Row(bytes: [0x1B, 0x5B, 0x4D, 32, 33, 34], .mouse(MouseEvent(.press, at: Point(0, 1)))),
    Row(bytes: [0x1B, 0x5B, 0x4D, 35, 255, 34], .mouse(MouseEvent(.release, at: Point(222, 1)))),
    Row(bytes: [0x1B, 0x5B, 0x4D, 96, 40, 40], .mouse(MouseEvent(.wheelUp, at: Point(7, 7)))),
  ]

  static let replies: [Row] = [
    Row("\u{1B}]11;rgb:1e1e/2020/ffff\u{7}", .background(0x1E, 0x20, 0xFF)),
    Row("\u{1B}]11;rgb:0/8/f\u{1B}\\", .background(0, 0x88, 0xFF)),
    Row("\u{1B}]11;rgba:1e/20/30/ff\u{1B}\\", .background(0x1E, 0x20, 0x30)),
    Row("\u{1B}]11;#102030\u{7}", .background(0x10, 0x20, 0x30)),
    Row("\u{1B}]11;rgb:1e1e/2020/ffff;junk\u{7}"), Row("\u{1B}]11;rgb:/2020/ffff\u{7}"),
    Row("\u{1B}]11;rgb:1e1e/2020\u{7}"), Row("\u{1B}]10;rgb:ffff/ffff/ffff\u{7}"),
    Row("\u{1B}]52;c;cm0gLXJm\u{7}"),
    Row("\u{1B}[?62;c"), Row("\u{1B}[>41;354;0c"), Row("\u{1B}[24;80R"), Row("\u{1B}[1;1R"), Row("\u{1B}[0n"),
    Row("\u{1B}[?2026;2$y"), Row("\u{1B}[8;24;80t"), Row("\u{1B}[?1u"),
    Row("\u{1B}P>|tmux 3.3a\u{1B}\\"), Row("\u{1B}P1+r524742\u{1B}\\"), Row("\u{1B}_Gi=1;OK\u{1B}\\"),
  ]

  static let unknown: [Row] = [
    Row("\u{1B}[99~"), Row("\u{1B}[2~"), Row("\u{1B}[1;2;3;4x"), Row("\u{1B}[!p"), Row("\u{1B}[201~"),
    Row("\u{1B}[99999999999999999999u"), Row("\u{1B}[1114112u"), Row("\u{1B}[55296u"), Row("\u{1B}[;;;;u"),
    Row("\u{1B}[" + String(repeating: "1;", count: 200) + "A"), Row("\u{1B}Oz"), Row("\u{1B}[[Z"),
    Row("\u{1B}]" + String(repeating: "x", count: 5000) + "\u{7}"),
  ]
}
