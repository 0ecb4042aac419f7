import Understudy

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that is appended to line by line, so that every line stays readable whenever the process
/// ends.
///
/// After a failed write it takes no more lines: the next one would continue an incomplete one.
final class UsageFile: Sendable {
  /// Why the file cannot be used, with a fix.
  struct Failure: Error, Equatable, CustomStringConvertible {
    let folder: String
    /// What cannot be done with the folder, such as `created`.
    let action: String
    let reason: String

    var description: String {
      "The report on what the tests use is not written: the folder \"\(folder)\" cannot be "
        + "\(action): \(reason). The tests run without it."
        + "\n  fix: \(cure), set \(UsageReport.variable) to another folder, or unset it."
    }

    /// What to do about the folder itself.
    private var cure: String {
      if reason == UsageFile.reason(ENOTDIR) {
        return "remove the file that is where a folder should be"
      }
      let full = [ENOSPC, EDQUOT].map(UsageFile.reason)
      return full.contains(reason)
        ? "free space on the disk of that folder"
        : "let this process create that folder and "
          + "write to it"
    }
  }

  private let folder: String
  /// The descriptor; `nil` after a failed write.
  private let descriptor: Lock<Int32?>

  /// Creates a new file, and its folder if necessary.
  convenience init(_ name: String, in folder: String) throws(Failure) {
    let reason = Self.create(folder)
    let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    do {
      try self.init(opening: path, in: folder, O_CREAT | O_EXCL | O_APPEND)
    } catch {
      guard let reason else { throw error }
      throw Failure(folder: folder, action: "created", reason: reason)
    }
  }

  /// - Parameter flags: how to open the file, beside for writing.
  init(opening path: String, in folder: String, _ flags: Int32) throws(Failure) {
    let opened = open(path, O_WRONLY | O_CLOEXEC | flags, 0o644)
    guard opened >= 0 else {
      throw Failure(folder: folder, action: "written", reason: Self.reason(errno))
    }
    self.folder = folder
    descriptor = Lock(opened)
  }

  deinit {
    if let descriptor = descriptor.withLock({ $0 }) { close(descriptor) }
  }

  /// Appends a line in one write, unless an earlier one has failed.
  ///
  /// - Throws: the failure; the first one only.
  func append(_ line: [UInt8]) throws(Failure) {
    let error = descriptor.withLock { open -> Int32? in
      guard let descriptor = open, let error = Self.write(line, to: descriptor) else { return nil }
      close(descriptor)
      open = nil
      return error
    }
    guard let error else { return }
    throw Failure(folder: folder, action: "written any further", reason: Self.reason(error))
  }

  /// - Returns: the number of the error, if there was one.
  private static func write(_ line: [UInt8], to descriptor: Int32) -> Int32? {
    line.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let written = writeOnce(UnsafeRawBufferPointer(rebasing: rest), to: descriptor)
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { return written < 0 ? errno : ENOSPC }
        rest = rest.dropFirst(written)
      }
      return nil
    }
  }

  /// The system's function, which has the name of the one above.
  private static func writeOnce(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Creates a folder with those around it.
  ///
  /// - Returns: why the folder itself could not be created; `nil` if it exists.
  private static func create(_ folder: String) -> String? {
    var reason: String?
    for end in folder.indices where end > folder.startIndex && folder[end] == "/" {
      _ = mkdir(String(folder[..<end]), 0o777)
    }
    if mkdir(folder, 0o777) != 0, errno != EEXIST { reason = self.reason(errno) }
    return reason
  }

  fileprivate static func reason(_ error: Int32) -> String { String(cString: strerror(error)) }
}
