import Understudy

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension AppEnvironment {
  /// Detects the environment from the process's arguments and variables; never done unless asked for.
  ///
  /// The first of these that is there decides:
  /// 1. the launch argument `-APP_ENVIRONMENT staging`, as a scheme of Xcode or a UI test gives it;
  /// 2. the variable `APP_ENVIRONMENT`;
  /// 3. a preview of SwiftUI (`XCODE_RUNNING_FOR_PREVIEWS`);
  /// 4. a process that runs tests.
  ///
  /// A name is taken in lower case and without blanks around it.
  ///
  /// ```swift
  /// let environment = AppEnvironment.detected(otherwise: .development)
  /// try await Container.bootstrap(modules: app, environment: environment)
  /// ```
  ///
  /// - Parameters:
  ///   - variables: variables to use instead of the process's; then nothing else of the process
  ///     counts.
  ///   - arguments: launch arguments to use instead of the process's.
  ///   - fallback: the environment where none of them is there.
  /// - Returns: the environment.
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

  /// Whether the process renders a preview of SwiftUI.
  ///
  /// Unlike ``detected(in:otherwise:)`` it does not care for `APP_ENVIRONMENT`: it tells what is so,
  /// not what it should pass for.
  ///
  /// ```swift
  /// if !AppEnvironment.isRunningPreview() { houseClock.start() }
  /// ```
  ///
  /// - Parameter variables: where to look instead of the process.
  public static func isRunningPreview(in variables: [String: String]? = nil) -> Bool {
    ProcessVariables(variables).tellOfPreview
  }

  /// Whether the process runs tests: Xcode's variables tell, or that the toolkit is at work.
  ///
  /// ```swift
  /// if !AppEnvironment.isRunningTests() { ticketPrinter.warmUp() }
  /// ```
  ///
  /// - Parameter variables: where to look instead of the process; then nothing else counts.
  public static func isRunningTests(in variables: [String: String]? = nil) -> Bool {
    ProcessVariables(variables).tellOfTests
  }

  /// What follows `-APP_ENVIRONMENT`; the last one counts.
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

/// The variables of the process, or what stands in for them.
private struct ProcessVariables {
  private let given: [String: String]?

  init(_ given: [String: String]?) { self.given = given }

  subscript(_ name: String) -> String? {
    if let given { return given[name] }
    return getenv(name).map { String(cString: $0) }
  }

  var tellOfPreview: Bool { self["XCODE_RUNNING_FOR_PREVIEWS"] == "1" }

  /// What Xcode and its test runners set; where the process itself is asked, the toolkit counts too.
  var tellOfTests: Bool {
    let names = ["XCTestConfigurationFilePath", "XCTestBundlePath", "XCTestSessionIdentifier"]
    return names.contains { self[$0] != nil } || given == nil && TestRun.toolkit != nil
  }
}
