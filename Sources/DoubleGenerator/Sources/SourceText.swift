#if Macros
/// A Swift file that the generator reads.
public struct SourceText: Sendable {
  /// Where the file is, as diagnostics name it.
  public var path: String
  public var text: String
  /// The module the file belongs to.
  public var module: String
  /// Whether the file is one of the test target that the doubles are written for.
  public var isTest: Bool

  public init(path: String, text: String, module: String, isTest: Bool) {
    self.path = path
    self.text = text
    self.module = module
    self.isTest = isTest
  }
}
#endif
