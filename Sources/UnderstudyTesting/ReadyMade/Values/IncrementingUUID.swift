import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// UUIDs that count: `00000000-0000-0000-0000-000000000001`, then `…002`.
///
/// ```swift
/// let uuid = IncrementingUUID()
/// container.register(TicketPrinter.self) { TicketPrinter(makeID: { uuid() }) }
/// #expect(ticket.id == IncrementingUUID.number(1))
/// ```
///
/// It is a ``TestDouble``: resetting or closing its container restarts it. It uses each number
/// once, even on many threads.
public final class IncrementingUUID: TestDouble {
  private let last = Atomic<UInt64>(0)

  /// Makes a source whose first UUID ends in 1.
  public init() {}

  /// Returns the next UUID, as a call: `uuid()`.
  public func callAsFunction() -> UUID {
    Self.number(last.wrappingAdd(1, ordering: .relaxed).newValue)
  }

  /// Returns the UUID that a source makes at a given call, for expectations.
  ///
  /// ```swift
  /// #expect(tickets.map(\.id) == (1...3).map(IncrementingUUID.number))
  /// ```
  ///
  /// - Parameter number: the number of the call, from 1.
  public static func number(_ number: UInt64) -> UUID {
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
    return UUID(
      uuid: (
        0, 0, 0, 0, 0, 0, 0, 0,
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7]
      )
    )
  }
}

extension IncrementingUUID: StatefulDouble {
  func resetState() { last.store(0, ordering: .relaxed) }

  func stateRestorer() -> @Sendable () -> Void {
    let earlier = last.load(ordering: .relaxed)
    return { [self] in last.store(earlier, ordering: .relaxed) }
  }
}
