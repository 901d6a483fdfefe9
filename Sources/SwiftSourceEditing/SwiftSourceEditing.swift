// SwiftSourceEditing
