#if Macros
/// What the file `.doubles` of a test target says, a line each:
///
///     # The module is isolated to the main actor by default; its manifest does not tell.
///     main-actor Shop
///     # A module that its manifest seems to isolate, but does not.
///     nonisolated Kit
///     # A double that no test names, or one of several protocols of a name.
///     double Docks.Inner
///     # Swift source that declares protocols which no dependency has the source of.
///     source Foundation Stubs/URLHandling.txt
public struct GeneratorOptions: Equatable, Sendable {
  public var isolatedModules: Set<String> = []
  public var nonisolatedModules: Set<String> = []
  /// Protocols by the names that the file gives, `Docks.Inner` or `Shop.Gateway`.
  public var doubles: [String] = []
  public var sources: [Source] = []

  public struct Source: Equatable, Sendable {
    public var module: String
    /// Relative to the test target.
    public var path: String
  }

  public init() {}

  /// Reads the text of the file.
  public init(parsing text: String) throws(OptionError) {
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.split(separator: " ").map(String.init)
      guard let keyword = words.first, !keyword.hasPrefix("#") else { continue }
      switch (keyword, words.count) {
      case ("main-actor", 2): isolatedModules.insert(words[1])
      case ("nonisolated", 2): nonisolatedModules.insert(words[1])
      case ("double", 2): doubles.append(words[1])
      case ("source", 3): sources.append(Source(module: words[1], path: words[2]))
      default: throw OptionError(line: number + 1, text: String(line))
      }
    }
  }
}

/// A line of the file `.doubles` that says nothing the generator knows.
public struct OptionError: Error, Equatable, CustomStringConvertible {
  public var line: Int
  public var text: String

  public var description: String {
    "line \(line) of .doubles is not understood: \(text). fix: main-actor MODULE, "
      + "nonisolated MODULE, double PROTOCOL or source MODULE FILE"
  }
}
#endif
