#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension AppEnvironment {
  /// Looks for the environment in the variables of the process; never done unless asked for.
  ///
  /// The first of these that is there decides:
  /// 1. `APP_ENVIRONMENT`, whatever it says, in lower case and without blanks around it;
  /// 2. a preview of SwiftUI (`XCODE_RUNNING_FOR_PREVIEWS`);
  /// 3. a process that runs tests.
  ///
  /// ```swift
  /// let environment = AppEnvironment.detected(otherwise: .development)
  /// try await Container.bootstrap(modules: app, environment: environment)
  /// ```
  ///
  /// - Parameters:
  ///   - variables: where to look instead of the process; then nothing else counts.
  ///   - fallback: the environment where none of them is there.
  /// - Returns: the environment.
  public static func detected(
    in variables: [String: String]? = nil,
    otherwise fallback: AppEnvironment = .production
  ) -> AppEnvironment {
    let value = { (name: String) in variables.map { $0[name] } ?? processVariable(name) }
    if let named = value("APP_ENVIRONMENT").map(trimmed), !named.isEmpty {
      return AppEnvironment(named.lowercased())
    }
    if value("XCODE_RUNNING_FOR_PREVIEWS") == "1" { return .preview }
    let runsTests =
      testVariables.contains { value($0) != nil } || variables == nil && TestRun.toolkit != nil
    return runsTests ? .testing : fallback
  }

  /// What Xcode and its test runners set.
  private static let testVariables = [
    "XCTestConfigurationFilePath", "XCTestBundlePath", "XCTestSessionIdentifier",
  ]

  private static func processVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  private static func trimmed(_ text: String) -> String {
    let isBlank = { (character: Character) in character.isWhitespace }
    let start = text.drop(while: isBlank)
    return String(start.reversed().drop(while: isBlank).reversed())
  }
}
