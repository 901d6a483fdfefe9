/// What is wrong with a theme file, and where.
package enum ThemeError: Error, Hashable, CustomStringConvertible {
  case unreadable(file: String, detail: String)
  case unknownRole(file: String, line: Int, role: String)
  case badColor(file: String, line: Int, role: String, text: String)
  case missingRoles(file: String, roles: [String])
  case unknownParent(file: String, line: Int, name: String)
  case inheritsItself(file: String)

  package var description: String {
    switch self {
    case .unreadable(let file, let detail): "\(file): not a theme; \(detail)"
    case .unknownRole(let file, let line, let role): "\(file):\(line): no role is called \(role)"
    case .badColor(let file, let line, let role, let text):
      "\(file):\(line): \(role) is “\(text)”; write a colour as #rrggbb or default"
    case .missingRoles(let file, let roles): "\(file): no colour for \(roles.joined(separator: ", "))"
    case .unknownParent(let file, let line, let name): "\(file):\(line): inherits \(name), which there is not"
    case .inheritsItself(let file): "\(file): inherits itself"
    }
  }
}
