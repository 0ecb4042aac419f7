/// The calls of one member that match something, as a part of an order across members and doubles.
///
/// ```swift
/// verifyOrder(
///   gateway.charging.matching(.any, "42"),
///   mailer.sends.matching().times(2)
/// )
/// ```
///
/// Made by ``Stub/matching()`` and its kin. It holds the double's
/// member and looks at its calls when it is asked about.
public struct CallPattern: Sendable, CustomStringConvertible {
  /// A call, and whether it matches.
  struct Look: Sendable {
    let place: CallPlace
    let matches: Bool
  }

  /// The member whose calls it is about.
  let piece: any StubPiece & AnyObject
  /// The calls so far.
  let look: @Sendable () -> [Look]
  /// Notes that the calls with these numbers were verified.
  let settle: @Sendable (Set<Int>) -> Void
  let text: String
  let isMisuse: Bool
  private(set) var count = 1

  init<Arguments, Output, Failure>(
    _ stub: Stub<Arguments, Output, Failure>,
    _ pattern: ArgumentPattern<Arguments>
  ) {
    piece = stub
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

  /// The pattern so many times, one after the other.
  ///
  /// ```swift
  /// verifyOrder(mailer.sends.matching().times(2), mailer.closes.matching())
  /// ```
  ///
  /// - Parameter count: how often, at least once.
  public func times(_ count: Int) -> CallPattern {
    var pattern = self
    pattern.count = max(1, count)
    return pattern
  }

  /// What is expected, as a call reads: `charge(any, card: 42)`, with `2 times` if more than once.
  public var description: String { count == 1 ? text : "\(text), \(count) times" }
}
