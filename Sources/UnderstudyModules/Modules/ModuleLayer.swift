/// A layer of the app by which modules are counted: see ``ModuleStatistics``.
///
/// ```swift
/// extension ModuleLayer {
///   static let platform: ModuleLayer = "platform"
/// }
/// ```
///
/// Layers have no effect on the order; dependencies do.
public struct ModuleLayer: RawRepresentable, Hashable, Sendable {
  /// The name, as it was written.
  public let rawValue: String

  /// Makes a layer with any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a layer with any name.
  ///
  /// - Parameter name: the name of the layer; case matters.
  public init(_ name: String) { rawValue = name }
}

extension ModuleLayer: ExpressibleByStringInterpolation {
  /// Makes the layer with that name.
  public init(stringLiteral name: String) { rawValue = name }
}

extension ModuleLayer: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}
