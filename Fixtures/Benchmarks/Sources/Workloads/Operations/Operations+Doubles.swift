import Measuring
import Understudy
import UnderstudyTesting

/// Calls of doubles: recorded, answered, and forgotten after every thousand.
let doubleOperations: [Operation] = [
  doubleOperation("call-double") { $0.returns(Receipt(id: "1")) },
  doubleOperation("call-double-with-rule") { $0.when(.any, "42").returns(Receipt(id: "1")) },
  generatedOperation("call-generated") { $0.charge().returns(Receipt(id: "1")) },
  generatedOperation("call-generated-with-handler") { $0.charge().answers { Receipt(id: $1) } },
]

private func generatedOperation(
  _ name: String,
  answering answer: @escaping @Sendable (GatewayDouble.On) -> Void
) -> Operation {
  Operation(name) {
    let double = withContainer(.mock(.lenient)) { GatewayDouble() }
    answer(double.on)
    return .thread { count in
      let gateway: any Gateway = opaque(double)
      for amount in 1...count {
        _ = opaque(gateway.charge(amount, card: "42"))
        if amount.isMultiple(of: 1_000) { gateway.clearCalls() }
      }
    }
  }
}

private func doubleOperation(
  _ name: String,
  answering answer:
    @escaping @Sendable (Stub<(amount: Int, card: String), Receipt, Never>) -> Void
) -> Operation {
  Operation(name) {
    let double = withContainer(.mock(.lenient)) { GatewayStub() }
    answer(double.charging)
    return .thread { count in
      let gateway: any Gateway = opaque(double)
      for amount in 1...count {
        _ = opaque(gateway.charge(amount, card: "42"))
        if amount.isMultiple(of: 1_000) { gateway.clearCalls() }
      }
    }
  }
}
