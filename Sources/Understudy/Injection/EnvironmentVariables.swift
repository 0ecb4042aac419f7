#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The environment variables that code reads: those of the process, or those that a test sets.
///
/// Inject them by their typed key, and a test can set some without `setenv`, which would change
/// them for all tests of the process:
///
/// ```swift
/// struct TicketServer: Sendable {
///   let address: String
///   init(_ variables: EnvironmentVariables) { address = variables["TICKETS"] ?? "localhost" }
/// }
/// container.register(TicketServer.self) { TicketServer(try $0[\.environmentVariables]) }
///
/// // in a test
/// container.register(key: \.environmentVariables, instance: ["TICKETS": "box-office.test"])
/// ```
///
/// It is a value. To change variables in a test, register others: what was built from the old ones
/// is built again.
public struct EnvironmentVariables: Hashable, Sendable {
  /// The variables that were set; `nil` for those of the process.
  private let values: [String: String]?

  /// Makes a fixed set of variables.
  ///
  /// - Parameter values: the values by name.
  public init(_ values: [String: String]) { self.values = values }

  private init() { values = nil }

  /// The variables of the process, as they are at each read.
  public static let process = EnvironmentVariables()

  /// The value of a variable; `nil` if it is not set.
  ///
  /// ```swift
  /// let level = variables["LOG_LEVEL"] ?? "info"
  /// ```
  ///
  /// An empty value is a value. There is no list of all variables: code that reads those it knows
  /// by name works alike with few.
  ///
  /// - Parameter name: the name of the variable; case matters.
  public subscript(name: String) -> String? {
    guard let values else { return getenv(name).map { String(cString: $0) } }
    return values[name]
  }
}

extension EnvironmentVariables: ExpressibleByDictionaryLiteral {
  /// Makes a fixed set of variables. The last value counts for a name that is listed twice.
  public init(dictionaryLiteral values: (String, String)...) {
    self.init(Dictionary(values) { _, last in last })
  }
}

extension EnvironmentVariables: CustomStringConvertible {
  /// The names of the variables: values may be secrets, and are not shown.
  public var description: String {
    guard let values else { return "the variables of the process" }
    return values.isEmpty ? "no variables" : values.keys.sorted().joined(separator: ", ")
  }
}

extension EnvironmentVariables: CustomReflectable {
  /// Has no children, so that no dump shows a value.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Dependencies {
  /// The environment variables: those of the process; in tests none, unless the test sets some.
  ///
  /// ```swift
  /// @Injected(\.environmentVariables) var variables
  /// ```
  public var environmentVariables: Dependency<EnvironmentVariables> {
    Dependency(live: { .process }, test: { [:] })
  }
}
