#if Macros
/// Something to report at a place of use in the tests.
public struct Diagnostic: Equatable, Sendable {
  public enum Severity: String, Sendable { case warning, error }

  public var severity: Severity
  public var text: String
  public var path: String
  public var line: Int

  /// Swift source at which the compiler reports the text, at the place of use.
  var swift: String {
    """
    #sourceLocation(file: "\(path.literalText)", line: \(line))
    #\(severity.rawValue)("\(text.literalText)")
    #sourceLocation()

    """
  }
}
#endif
