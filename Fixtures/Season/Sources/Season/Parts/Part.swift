/// What a season is made of.
public protocol Part: Sendable {
  /// When it was built.
  var stamp: Stamp { get }
  /// What it was made from, less the factories, which are no parts.
  var parts: [any Part] { get }
}
