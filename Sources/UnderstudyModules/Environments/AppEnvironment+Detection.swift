import Understudy

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension AppEnvironment {
  /// Detects the environment from the process's arguments and variables; it only runs when you call
  /// it.
  ///
  /// The first of these that is present decides:
  /// 1. the launch argument `-APP_ENVIRONMENT staging`, as an Xcode scheme or a UI test passes it;
  /// 2. the variable `APP_ENVIRONMENT`;
  /// 3. a SwiftUI preview (`XCODE_RUNNING_FOR_PREVIEWS`);
  /// 4. a process that runs tests.
  ///
  /// Names are lowercased, and surrounding blanks are removed.
  ///
  /// ```swift
  /// let environment = AppEnvironment.detected(otherwise: .development)
  /// try await Container.bootstrap(modules: app, environment: environment)
  /// ```
  ///
  /// - Parameters:
  ///   - variables: variables to use instead of the process's; nothing else about the process is
  ///     then considered.
  ///   - arguments: launch arguments to use instead of the process's.
  ///   - fallback: the environment if none of these is present.
  /// - Returns: the detected environment.
  public static func detected(
    in variables: [String: String]? = nil,
    arguments: [String]? = nil,
    otherwise fallback: AppEnvironment = .production
  ) -> AppEnvironment {
    let arguments = arguments ?? (variables == nil ? CommandLine.arguments : [])
    let variables = ProcessVariables(variables)
    for name in [launchArgument(in: arguments), variables["APP_ENVIRONMENT"]] {
      guard let name = name.map(trimmed), !name.isEmpty else { continue }
      return AppEnvironment(name.lowercased())
    }
    if variables.tellOfPreview { return .preview }
    return variables.tellOfTests ? .testing : fallback
  }

  /// Returns whether the process renders a SwiftUI preview.
  ///
  /// Unlike ``detected(in:arguments:otherwise:)`` it ignores `APP_ENVIRONMENT`: it reports what the process
  /// is, not the environment it is to use.
  ///
  /// ```swift
  /// if !AppEnvironment.isRunningPreview() { houseClock.start() }
  /// ```
  ///
  /// - Parameter variables: variables to use instead of the process's.
  public static func isRunningPreview(in variables: [String: String]? = nil) -> Bool {
    ProcessVariables(variables).tellOfPreview
  }

  /// Returns whether the process runs tests, judging by Xcode's variables and by whether the test
  /// toolkit is in use.
  ///
  /// ```swift
  /// if !AppEnvironment.isRunningTests() { ticketPrinter.warmUp() }
  /// ```
  ///
  /// - Parameter variables: variables to use instead of the process's; nothing else is then
  ///   considered.
  public static func isRunningTests(in variables: [String: String]? = nil) -> Bool {
    ProcessVariables(variables).tellOfTests
  }

  /// Returns the value after `-APP_ENVIRONMENT`; the last one counts.
  private static func launchArgument(in arguments: [String]) -> String? {
    guard let flag = arguments.lastIndex(of: "-APP_ENVIRONMENT") else { return nil }
    return arguments.dropFirst(flag + 1).first
  }

  private static func trimmed(_ text: String) -> String {
    let isBlank = { (character: Character) in character.isWhitespace }
    let start = text.drop(while: isBlank)
    return String(start.reversed().drop(while: isBlank).reversed())
  }
}

/// The variables of the process, or their replacement.
private struct ProcessVariables {
  private let given: [String: String]?

  init(_ given: [String: String]?) { self.given = given }

  subscript(_ name: String) -> String? {
    if let given { return given[name] }
    return getenv(name).map { String(cString: $0) }
  }

  var tellOfPreview: Bool { self["XCODE_RUNNING_FOR_PREVIEWS"] == "1" }

  /// Whether Xcode or its test runners have set their variables or, for the process itself, the
  /// test toolkit is in use.
  var tellOfTests: Bool {
    let names = ["XCTestConfigurationFilePath", "XCTestBundlePath", "XCTestSessionIdentifier"]
    return names.contains { self[$0] != nil } || given == nil && TestRun.toolkit != nil
  }
}
