import Understudy

/// The verification in this process unless a container, test or suite sets another.
enum ProcessVerification {
  private static let settings = Lock(VerificationSettings())

  /// Adds settings, which take precedence over earlier ones.
  static func add(_ new: VerificationSettings) { settings.withLock { $0 = new.over($0) } }

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
