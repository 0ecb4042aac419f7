#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes text for people, which must survive a later hang or trap of the process.
package enum StandardError {
  /// Writes the line at once, unbuffered and in a single write if the system allows it.
  package static func write(_ line: String) {
    var bytes = Array("\(line)\n".utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { buffer in
        #if canImport(Darwin)
          Darwin.write(STDERR_FILENO, buffer.baseAddress, buffer.count)
        #elseif canImport(Glibc)
          Glibc.write(STDERR_FILENO, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
          Musl.write(STDERR_FILENO, buffer.baseAddress, buffer.count)
        #endif
      }
      if written < 0 && errno == EINTR { continue }
      // A closed standard error must not fail a test.
      guard written > 0 else { return }
      bytes = bytes.dropFirst(written)
    }
  }
}
