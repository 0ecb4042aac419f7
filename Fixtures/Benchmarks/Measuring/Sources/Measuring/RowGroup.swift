/// Rows that measure one thing.
public struct RowGroup: Sendable {
  /// What the command line calls it.
  public let name: String
  /// Whether `--quick` leaves it out: it takes minutes.
  public let isSlow: Bool
  /// Makes its rows with all they need; done when their turn has come.
  public let make: @Sendable () -> [any Row]

  public init(_ name: String, isSlow: Bool = false, _ make: @escaping @Sendable () -> [any Row]) {
    self.name = name
    self.isSlow = isSlow
    self.make = make
  }
}
