#if Macros
/// The doubles of one test target as a file, and what keeps others from being generated.
public struct GeneratedFile: Equatable, Sendable {
  /// The doubles alone, the same wherever the package lies.
  public var text: String
  public var diagnostics: [Diagnostic]

  /// The text with the diagnostics, which the compiler reports where the tests name the doubles.
  public var textWithDiagnostics: String {
    diagnostics.reduce(text) { $0 + "\n" + $1.swift }
  }
}
#endif
