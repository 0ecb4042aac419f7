#if Macros
/// Something to report at a place of use in the tests.
public struct Diagnostic: Equatable, Sendable {
  public enum Severity: String, Sendable { case warning, error }

  public var severity: Severity
  public var text: String
  public var path: String
  public var lineNumber: Int

  /// The text as compilers print it, with its place.
  public var line: String { "\(path):\(lineNumber): \(severity.rawValue): \(text)" }

  /// Swift source at which the compiler reports the text, at the place of use.
  var swift: String {
    """
    #sourceLocation(file: "\(path.literalText)", line: \(lineNumber))
    #\(severity.rawValue)("\(text.literalText)")
    #sourceLocation()

    """
  }
}
#endif
