import Understudy

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Makes a run fail if an issue could not be recorded with any test framework.
///
/// Without an adapter an issue may be just a line on standard error, and the run must not pass
/// then.
package enum FailingExit {
  private static let isDemanded: Void = {
    atexit {
      StandardError.write(
        "Understudy: issues that may have reached no test framework fail this run; "
          + "each is printed above.\n  fix: correct what they report."
          + (IssueOutlet.processHost == nil ? remedyWithoutAdapter : "")
      )
      // `_exit` skips what was registered before.
      UsageReport.current?.end()
      _exit(1)
    }
  }()

  private static var remedyWithoutAdapter: String {
    " To see them on their tests, link UnderstudySwiftTesting or UnderstudyXCTest and give the tests a container."
  }

  package static func demand() { isDemanded }
}
