import Foundation

/// Overrides for an app that a test launches, to be passed in its environment.
///
/// ```swift
/// let app = XCUIApplication()
/// let overrides = LaunchOverrides(DeclinedCards(reason: "stolen"), EmptyHouse())
/// app.launchEnvironment.merge(try overrides.environment()) { $1 }
/// app.launch()
/// ```
///
/// `Process` takes the same dictionary, merged into its `environment`.
public struct LaunchOverrides: Sendable {
  /// The variable that holds the overrides: `UNDERSTUDY_LAUNCH_OVERRIDES`.
  public static let variable = "UNDERSTUDY_LAUNCH_OVERRIDES"

  /// The overrides, in the order in which they were passed.
  public let overrides: [any LaunchOverride]

  /// Collects overrides. Each type can be used once.
  ///
  /// - Parameter overrides: the overrides, in any order.
  public init(_ overrides: any LaunchOverride...) { self.init(overrides) }

  /// Collects overrides. Each type can be used once.
  ///
  /// - Parameter overrides: the overrides, in any order.
  public init(_ overrides: [any LaunchOverride]) { self.overrides = overrides }

  /// Returns the variable with the encoded overrides.
  ///
  /// - Throws: a ``LaunchOverrideError`` if two have one name; otherwise what encoding one of them
  ///   throws.
  /// - Complexity: O(n) in the size of the overrides. A process takes at most 128 KiB a variable on
  ///   Linux.
  public func environment() throws -> [String: String] {
    var names: Set<String> = []
    for name in overrides.map({ type(of: $0).launchName }) where !names.insert(name).inserted {
      throw LaunchOverrideError([.duplicate(name: name)])
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(overrides.map(EncodedOverride.init))
    return [Self.variable: String(decoding: data, as: UTF8.self)]
  }
}

/// How an override is written: its name, and its own encoding.
private struct EncodedOverride: Encodable {
  let override: any LaunchOverride

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: LaunchField.self)
    try fields.encode(type(of: override).launchName, forKey: .name)
    try override.encode(to: fields.superEncoder(forKey: .value))
  }
}

enum LaunchField: String, CodingKey {
  case name, value
}
