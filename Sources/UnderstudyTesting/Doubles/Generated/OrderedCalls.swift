/// The calls that one step of an expected order can be: a ``CallPattern``, or those of a generated
/// double's `on`.
///
/// ```swift
/// verifyOrder(seats.on.reserve(.any), gateway.on.charge(card: "42"))
/// ```
public protocol OrderedCalls {
  /// The pattern that the call has to match.
  var callPattern: CallPattern { get }
}

extension CallPattern: OrderedCalls {
  /// The pattern itself.
  public var callPattern: CallPattern { self }
}
