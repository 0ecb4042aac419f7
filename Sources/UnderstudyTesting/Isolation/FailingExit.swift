import Understudy

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Makes a run fail in which an issue could be handed to no test framework.
///
/// Without an adapter an issue may be a line on standard error and nothing more; a run that passes
/// over it would lie.
package enum FailingExit {
  private static let isDemanded: Void = {
    atexit {
      StandardError.write(
        "Understudy: issues were recorded that no test framework took, so this run fails. "
          + "fix: give their tests a .container trait, or ContainerTestCase."
      )
      _exit(1)
    }
  }()

  package static func demand() { isDemanded }
}
