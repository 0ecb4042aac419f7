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
  public let rawValue: String

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
