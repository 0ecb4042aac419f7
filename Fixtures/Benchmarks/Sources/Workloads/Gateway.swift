import UnderstudyTesting

/// What the doubles of the table stand in for, called as production code does: as an existential.
protocol Gateway: Sendable {
  func charge(_ amount: Int, card: String) -> Receipt

  /// Forgets the calls, so that a run of millions stays small.
  func clearCalls()
}

struct Receipt: Sendable { var id: String }

/// The double as its user writes it.
final class GatewayStub: Gateway, TestDouble {
  let charging = Stub<(amount: Int, card: String), Receipt, Never>("charge(_:card:)")
  var members: [any DoubleMember] { [charging] }

  func charge(_ amount: Int, card: String) -> Receipt { charging.call((amount, card)) }
  func clearCalls() { charging.clearCalls() }
}
