import Foundation

/// Gives the closure an empty folder, and removes it afterwards.
func withFolder(_ use: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "suite-tools-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try use(folder)
}
