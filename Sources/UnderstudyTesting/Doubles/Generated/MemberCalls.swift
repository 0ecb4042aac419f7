import Understudy

/// The calls of one member of a generated double that match: to answer, verify, read or wait for them.
///
/// A method of the double's `on` returns it:
///
/// ```swift
/// let gateway = PaymentGatewayDouble()
/// gateway.on.charge().returns(receipt)                      // every call
/// gateway.on.charge(.any, card: "42").throws(.declined)     // those with this card
/// gateway.on.charge(.atLeast(Money(cents: 100))).answers { amount, card in Receipt(id: card) }
///
/// try await office.sell(seat)
/// gateway.on.charge(card: "42").verify()
/// #expect(gateway.on.charge().calls.map(\.card) == ["42"])
/// ```
///
/// Without conditions on the arguments, an answer is that for all calls; with conditions it is a rule,
/// and the latest rule that matches answers. ``Stub`` says how an answer is chosen and how a test fails
/// that lacks one; ``member`` is that stub.
open class MemberCalls<Arguments, Output, Failure: Error, Handler>: @unchecked Sendable {  // `let`s

  /// The member itself, for what concerns all of its calls, such as ``Stub/clearCalls()``.
  public let member: Stub<Arguments, Output, Failure>
  let pattern: ArgumentPattern<Arguments>

  init(_ member: Stub<Arguments, Output, Failure>, _ pattern: ArgumentPattern<Arguments>) {
    self.member = member
    self.pattern = pattern
  }

  /// Makes the selection; generated code calls it.
  ///
  /// - Parameters:
  ///   - member: the member.
  ///   - handler: the member's function type.
  ///   - matches: the conditions, one for each argument.
  public init(
    _ member: Stub<Arguments, Output, Failure>,
    _ handler: Handler.Type,
    _ matches: any AnyArgumentMatch...
  ) {
    self.member = member
    pattern = .placing(BoundMatcher.of(matches))
  }

  // In the class, as a generated member with a typed error overrides it: the compiler (6.3) crashes on a
  // closure with a typed error whose parameter is generic.

  /// Answers each of these calls with the closure, which takes the member's own parameters.
  ///
  /// ```swift
  /// gateway.on.charge().answers { amount, card in Receipt(id: "\(card): \(amount.cents)") }
  /// ```
  ///
  /// It may do all that the member may: wait if it is async, throw its error, change an `inout`
  /// argument, call a closure that does not escape.
  ///
  /// - Parameters:
  ///   - fileID: with `line`, the site of the answer in failure texts.
  ///   - line: see `fileID`.
  ///   - handler: makes the answer, outside the member's lock, on the caller's thread.
  open func answers(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ handler: Handler
  ) {
    answer(AnswerSequence(.handler(TypedHandler(handler))), fileID, line)
  }
}

extension MemberCalls: OrderedCalls {
  /// These calls, for ``verifyOrder(_:_:nothingBetween:fileID:filePath:line:column:)``.
  public var callPattern: CallPattern { CallPattern(member, pattern) }
}
