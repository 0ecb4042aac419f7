/// A layer of the app that modules are counted by: see ``ModuleStatistics``.
///
/// ```swift
/// extension ModuleLayer {
///   static let platform: ModuleLayer = "platform"
/// }
/// ```
///
/// It orders nothing; dependencies do.
public struct ModuleLayer: RawRepresentable, Hashable, Sendable {
  /// Its name, as it was written.
  public let rawValue: String

  /// Makes a layer of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a layer of any name.
  public init(_ name: String) { rawValue = name }
}

extension ModuleLayer: ExpressibleByStringInterpolation {
  public init(stringLiteral name: String) { rawValue = name }
}

extension ModuleLayer: CustomStringConvertible {
  public var description: String { rawValue }
}
