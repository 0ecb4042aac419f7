public import Measuring

/// Something short and often done, whose instructions and allocations are counted.
public struct Operation: Sendable {
  /// What the command line and the file of counts call it.
  public let name: String
  /// Whether it reads what is built, and so may not allocate.
  public let isRead: Bool
  /// Makes what it needs and nothing more: each is counted in a process of its own.
  public let make: @Sendable () -> Body

  init(_ name: String, isRead: Bool = false, _ make: @escaping @Sendable () -> Body) {
    self.name = name
    self.isRead = isRead
    self.make = make
  }
}

/// All of them, in the order they are reported in.
public let operations: [Operation] =
  readingOperations + contextOperations + buildingOperations + overridingOperations
  + doubleOperations
