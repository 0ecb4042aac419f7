import Measuring
import Understudy
import UnderstudyTesting

/// Calls of doubles: recorded, answered, and forgotten after every thousand.
let doubleOperations: [Operation] = [
  operation("call-double") {
    GatewayStub()
  } answering: {
    $0.charging.returns(Receipt(id: "1"))
  },
  operation("call-double-with-rule") {
    GatewayStub()
  } answering: {
    $0.charging.when(.any, "42").returns(Receipt(id: "1"))
  },
  operation("call-generated") {
    GatewayDouble()
  } answering: {
    $0.on.charge().returns(Receipt(id: "1"))
  },
  operation("call-generated-with-handler") {
    GatewayDouble()
  } answering: {
    $0.on.charge().answers { Receipt(id: $1) }
  },
]

private func operation<Double: Gateway & RecordingDouble>(
  _ name: String,
  of makeDouble: @escaping @Sendable () -> Double,
  answering answer: @escaping @Sendable (Double) -> Void
) -> Operation {
  Operation(name) {
    let double = withContainer(.mock(.lenient)) { makeDouble() }
    answer(double)
    return .thread { count in
      let gateway: any Gateway = opaque(double)
      for amount in 1...count {
        _ = opaque(gateway.charge(amount, card: "42"))
        if amount.isMultiple(of: 1_000) { gateway.clearCalls() }
      }
    }
  }
}
