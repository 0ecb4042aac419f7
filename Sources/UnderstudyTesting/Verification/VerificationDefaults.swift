public import Understudy

/// The verification in this process unless a container, test or suite sets another.
///
/// Initially, unused overrides of tests and of `withContainer` blocks are warnings, and so are
/// unused answers that a test sets itself; nothing else is checked.
public enum VerificationDefaults {
  private static let settings = Lock(VerificationSettings())

  /// Sets the severity for the whole process, from now on.
  ///
  /// ```swift
  /// VerificationDefaults.set(.unusedOverrides, severity: .error)
  /// ```
  ///
  /// - Parameters:
  ///   - verification: the checks to set; the others stay unchanged.
  ///   - severity: the severity of the issues found.
  ///   - keys: the keys that every test may resolve without registering them.
  public static func set(
    _ verification: Verification,
    severity: Verification.Severity,
    declaring keys: [Key] = [],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let site = SourceSite(fileID: fileID, line: line)
    let new = VerificationSettings(verification, severity: severity, declaring: keys, at: site)
    settings.withLock { $0 = new.over($0) }
  }

  static var current: VerificationSettings { settings.withLock { $0 } }

  /// Whether only a part of the tests was requested.
  static let isFiltered = isFiltered(CommandLine.arguments)

  static func isFiltered(_ arguments: [String]) -> Bool {
    let options = ["--filter", "--skip", "-only-testing", "-skip-testing", "-XCTest"]
    // On Linux, XCTest's bundle is a program that takes the names of the tests to run.
    if arguments.count > 1, arguments[0].hasSuffix(".xctest"), !arguments[1].hasPrefix("-") {
      return true
    }
    return arguments.contains { argument in
      options.contains { option in
        argument == option || argument.hasPrefix("\(option)=") || argument.hasPrefix("\(option):")
      }
    }
  }
}
