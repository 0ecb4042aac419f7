#if Macros
/// What the file `.doubles` of a test target says, a line each:
///
///     # The module is isolated to the main actor by default; its manifest does not tell.
///     main-actor Shop
///     # A module that its manifest seems to isolate, but does not.
///     nonisolated Kit
///     # A double that no test names, or one of several protocols of a name.
///     double Docks.Inner
///     # One that has another name, as two protocols are called Gateway.
///     double Bank.Gateway as BankGatewayDouble
///     # Doubles that other modules of the package use, too; or public.
///     access package
///     # Swift source that declares protocols which no dependency has the source of.
///     source Foundation Stubs/URLHandling.txt
public struct GeneratorOptions: Equatable, Sendable {
  public var isolatedModules: Set<String> = []
  public var nonisolatedModules: Set<String> = []
  public var doubles: [Double] = []
  public var sources: [Source] = []
  var access = ProtocolDeclaration.Access.internal
  /// What is wrong in the file.
  public private(set) var diagnostics: [Diagnostic] = []
  /// The file, for messages.
  public var path = ".doubles"

  public struct Double: Equatable, Sendable {
    /// The protocol, `Docks.Inner` or `Shop.Gateway`.
    public var name: String
    /// The double's own name; `nil` for the usual one.
    public var alias: String?
    public var line: Int
  }

  public struct Source: Equatable, Sendable {
    public var module: String
    /// Relative to the test target.
    public var path: String
    public var line: Int
  }

  public init() {}

  /// Reads the text of the file.
  ///
  /// - Parameters:
  ///   - text: the text; what is not understood is among the diagnostics.
  ///   - path: the file, for messages.
  public init(parsing text: String, path: String) {
    self.path = path
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let keyword = words.first, !keyword.hasPrefix("#") else { continue }
      switch (keyword, words.count) {
      case ("main-actor", 2): isolatedModules.insert(words[1])
      case ("nonisolated", 2): nonisolatedModules.insert(words[1])
      case ("access", 2) where words[1] == "package": access = .package
      case ("access", 2) where words[1] == "public": access = .public
      case ("double", 2): doubles.append(Double(name: words[1], line: number + 1))
      case ("double", 4) where words[2] == "as":
        doubles.append(Double(name: words[1], alias: words[3], line: number + 1))
      case ("source", 3):
        sources.append(Source(module: words[1], path: words[2], line: number + 1))
      default:
        let fix =
          "main-actor MODULE, nonisolated MODULE, access package, access public, "
          + "double PROTOCOL, double PROTOCOL as NAME or source MODULE FILE"
        let said = words.joined(separator: " ")
        report("This is not understood: \(said). fix: \(fix)", line: number + 1)
      }
    }
  }

  /// Reports an error in a line of the file.
  public mutating func report(_ text: String, line: Int) {
    diagnostics.append(Diagnostic(severity: .error, text: text, path: path, lineNumber: line))
  }
}
#endif
