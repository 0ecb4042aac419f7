#if Suite
  import Foundation
  import SuiteTools

  /// Keeps two audits from using one folder at a time. Ends with the process.
  enum StateLock {
    static func take(in folder: URL) throws {
      let path = folder.appending(path: "lock").path
      let file = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
      guard file >= 0, flock(file, LOCK_EX | LOCK_NB) == 0 else {
        throw SuiteToolError(
          "\(folder.path) cannot be locked: \(String(cString: strerror(errno))).",
          fix: "wait for the other audit in this folder, or name another one with --state."
        )
      }
    }
  }
#endif
