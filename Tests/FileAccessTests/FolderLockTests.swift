import FileAccess
import Testing

struct FolderLockTests {
  @Test func oneAtATime() throws {
    let folder = try TemporaryFolder()
    let root = try folder.open()
    do {
      let held = try FolderLock(in: root, name: "lock")
      #expect(throws: FileError.locked("lock")) {
        try FolderLock(in: root, name: "lock", patience: 0)
      }
      withExtendedLifetime(held) {}
    }
    _ = try FolderLock(in: root, name: "lock", patience: 0)
  }
}
