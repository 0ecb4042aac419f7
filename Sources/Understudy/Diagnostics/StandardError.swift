#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// Lines that a later hang or trap must not swallow.
package enum StandardError {
  /// Writes a line at once, whole, from any thread.
  package static func write(_ line: String) {
    fputs("\(line)\n", stderr)
    fflush(stderr)
  }
}
