/// A module of the season: what it may use.
public struct SeasonModule: Hashable, Sendable {
  public let name: String
  public let layer: String
  /// The modules whose parts its own may need.
  public internal(set) var dependencies: [String]

  public init(name: String, layer: String, dependencies: [String]) {
    self.name = name
    self.layer = layer
    self.dependencies = dependencies
  }
}
