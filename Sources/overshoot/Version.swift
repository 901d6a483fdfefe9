/// The program's own version (C-10).
enum Version {
  static let number = "0.1.0"
}
