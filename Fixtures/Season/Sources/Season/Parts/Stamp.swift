import Synchronization

/// Tells what was built, and this one from all others.
public struct Stamp: Hashable, Sendable {
  /// What was built, as the table of the season calls it.
  public let part: String
  private let number: Int

  /// A stamp that no other equals.
  public init(_ part: String) {
    self.part = part
    number = Self.issued.add(1, ordering: .relaxed).newValue
  }

  private static let issued = Atomic(0)
}
