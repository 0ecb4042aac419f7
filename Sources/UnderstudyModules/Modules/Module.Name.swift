extension Module {
  /// The name that identifies a module: a container configures each name once.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name, as it was written.
    public let rawValue: String

    /// Makes a name; case matters.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a name; case matters.
    ///
    /// - Parameter name: the name; case matters.
    public init(_ name: String) { rawValue = name }
  }
}

extension Module.Name: ExpressibleByStringInterpolation {
  /// Makes a name from a literal.
  public init(stringLiteral name: String) { rawValue = name }
}

extension Module.Name: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}
