public import Understudy

/// What verification does in this process where no container, test or suite says otherwise.
///
/// Without any, unused overrides of tests and of `withContainer` blocks are warnings, and so are unused
/// answers that a test gives itself; nothing else is looked for.
public enum VerificationDefaults {
  private static let settings = Lock(VerificationSettings())

  /// Sets the severity for the whole process, from now on.
  ///
  /// ```swift
  /// VerificationDefaults.set(.unusedOverrides, severity: .error)
  /// ```
  ///
  /// - Parameters:
  ///   - verification: what it is about; the rest stays as it is.
  ///   - severity: what becomes of it.
  ///   - keys: what every test may resolve without a registration of its own.
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

  /// Whether the run was asked for a part of the tests only.
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
