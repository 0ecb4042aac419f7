/// A pattern for calls of one member, as part of an order across members and doubles.
///
/// ```swift
/// verifyOrder(
///   gateway.charging.matching(.any, "42"),
///   mailer.sends.matching().times(2)
/// )
/// ```
///
/// Made by ``Stub/matching()`` and similar methods. It holds the double's member and reads its
/// calls when it is used.
public struct CallPattern: Sendable, CustomStringConvertible {
  /// A call, and whether it matches.
  struct Look: Sendable {
    let place: CallPlace
    let matches: Bool
  }

  /// The member whose calls it matches.
  let piece: any StubMember & AnyObject
  /// Reads the calls so far.
  let look: @Sendable () -> [Look]
  /// Records that the calls with these numbers were verified.
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

  /// Returns the pattern repeated a number of times.
  ///
  /// ```swift
  /// verifyOrder(mailer.sends.matching().times(2), mailer.closes.matching())
  /// ```
  ///
  /// - Parameter count: the number of times, at least one.
  public func times(_ count: Int) -> CallPattern {
    var pattern = self
    pattern.count = max(1, count)
    return pattern
  }

  /// The expected call in words: `charge(any, card: 42)`, with `2 times` if more than once.
  public var description: String { count == 1 ? text : "\(text), \(count) times" }
}
