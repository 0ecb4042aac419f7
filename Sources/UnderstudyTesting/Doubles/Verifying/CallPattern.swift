/// A pattern for calls of one member, as part of an order across members and doubles.
///
/// ```swift
/// verifyOrder(
///   gateway.charging.matching(.any, "42"),
///   mailer.sends.matching()
/// )
/// ```
///
/// Made by ``Stub/matching(_:)`` and similar methods. It holds the double's member and reads its
/// calls when it is used.
public struct CallPattern: Sendable {
  /// A call, and whether it matches.
  struct Look: Sendable {
    let place: CallPlace
    let matches: Bool
  }

  /// The member whose calls it matches.
  let member: any StubMember & AnyObject
  /// Reads the calls so far.
  let look: @Sendable () -> [Look]
  /// Records that the calls with these numbers were verified.
  let settle: @Sendable (Set<Int>) -> Void
  /// The expected call in words: `charge(any, card: 42)`.
  let text: String
  let isMisuse: Bool

  init<Arguments, Output, Failure>(
    _ stub: Stub<Arguments, Output, Failure>,
    _ pattern: ArgumentPattern<Arguments>
  ) {
    member = stub
    text = pattern.text(of: MemberName(stub.name), named: stub.name)
    isMisuse = pattern.isMisuse
    look = {
      let scope = stub.scope
      return stub.storedCalls.map {
        Look(place: CallPlace(of: $0, in: scope), matches: pattern.matches($0.arguments))
      }
    }
    settle = { orders in
      stub.settle(stub.storedCalls.filter { orders.contains($0.order) }, pattern)
    }
  }
}
