/// The record of an argument that cannot be kept, such as a noncopyable one or a `Span`.
///
/// The closure of `answers` gets the argument itself.
public struct Unkept: Sendable, CustomStringConvertible {
  /// Makes the record.
  public init() {}

  /// A text that says so, for the texts of calls.
  public var description: String { "(not kept)" }
}
