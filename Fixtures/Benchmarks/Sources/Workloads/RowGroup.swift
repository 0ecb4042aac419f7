public import Measuring

/// Rows that measure one thing.
public struct RowGroup: Sendable {
  /// What the command line calls it.
  public let name: String
  /// Makes its rows with all they need; done when their turn has come.
  public let make: @Sendable () -> [any Row]

  public init(_ name: String, _ make: @escaping @Sendable () -> [any Row]) {
    self.name = name
    self.make = make
  }
}

/// Every row of the table, in its order.
///
/// Made one group after the other: with the first double in a process, containers look for doubles
/// in what they hold, and only tests have doubles.
public let rowGroups: [RowGroup] = [
  RowGroup("resolving", resolvingRows),
  RowGroup("overriding", overridingRows),
  RowGroup("doubles", doubleRows),
]
