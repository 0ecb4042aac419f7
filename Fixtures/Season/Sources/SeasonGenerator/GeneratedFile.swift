/// A source file: what it is called, and what stands in it.
public struct GeneratedFile: Hashable, Sendable {
  public let name: String
  public let text: String
}
