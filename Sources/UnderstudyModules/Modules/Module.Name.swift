extension Module {
  /// What a module is called, and found by: a container configures each name once.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name, as it was written.
    public let rawValue: String

    /// Makes a name; upper and lower case differ.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a name; upper and lower case differ.
    public init(_ name: String) { rawValue = name }
  }
}

extension Module.Name: ExpressibleByStringInterpolation {
  public init(stringLiteral name: String) { rawValue = name }
}

extension Module.Name: CustomStringConvertible {
  public var description: String { rawValue }
}
