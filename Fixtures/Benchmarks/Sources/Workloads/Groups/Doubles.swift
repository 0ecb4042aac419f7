import Measuring
import Understudy
import UnderstudyTesting

/// The rows of doubles. Their limit is a spy written by hand, and both sides forget their calls
/// after every thousand.
@Sendable func doubleRows() -> [any Row] {
  [
    recordAndAnswer("record two arguments and answer", reach: 3) { $0.returns(receipt) },
    recordAndAnswer("the same, \(threads.text), a double each", reach: 3, from: .ownDouble) {
      $0.returns(receipt)
    },
    recordAndAnswer("the same, \(threads.text) on one double", reach: 3, from: .sharedDouble) {
      $0.returns(receipt)
    },
    recordAndAnswer("the same with one rule, a closure", reach: 6) {
      $0.when { $0.card == "42" }.returns(receipt)
    },
    recordAndAnswer("the same with one rule, two matchers", reach: 6) {
      $0.when(.any, "42").returns(receipt)
    },
    longHistory(), memoryOfDouble(), memoryOfCall(),
  ]
}

private typealias Charging = Stub<(amount: Int, card: String), Receipt, Never>

private let receipt = Receipt(id: "1")

private let threads = Threads.current

/// Who makes the calls. With several threads, a piece is one call of each.
private enum Callers { case oneThread, ownDouble, sharedDouble }

private func recordAndAnswer(
  _ name: String,
  reach: Double,
  from callers: Callers = .oneThread,
  answering answer: (Charging) -> Void
) -> Workload {
  let stubs = fourApart { GatewayStub() }
  for stub in stubs { answer(stub.charging) }
  let spies = fourApart { HandWrittenSpy(answering: receipt) }
  return Workload(
    name,
    reach: .times(reach),
    figure: callers == .oneThread ? 34 : nil,
    peer: callers == .oneThread ? .call : nil,
    obstacle: callers == .oneThread ? nil : threads.obstacle,
    limit: calls(on: spies, from: callers),
    ours: calls(on: stubs, from: callers)
  )
}

/// Every sixteenth of many: four that share no cache line, like the doubles of tests side by side.
private func fourApart<Double: Gateway>(_ make: () -> Double) -> [Double] {
  // Each in a container of its own, as tests have it: their calls are numbered apart.
  let many = (0..<64).map { _ in withContainer(.mock(.lenient)) { make() } }
  return stride(from: 0, to: 64, by: 16).map { many[$0] }
}

private func calls(on doubles: [any Gateway], from callers: Callers) -> @Sendable (Int) -> Void {
  { count in
    switch callers {
    case .oneThread: call(doubles[0], times: count)
    case .ownDouble: onThreads(threads.count) { call(doubles[$0], times: count) }
    case .sharedDouble: onThreads(threads.count) { _ in call(doubles[0], times: count) }
    }
  }
}

/// A call costs the same however many came before; both sides keep all of them, and pay for the
/// pages.
private func longHistory() -> Workload {
  let stub = withContainer(.mock(.lenient)) { GatewayStub() }
  stub.charging.returns(receipt)
  let spy = HandWrittenSpy(answering: receipt)
  return Workload(
    "the same after 1,000,000 calls",
    reach: .times(3),
    pieces: 1_000_000,  // The array grows once in each doubling, and so once in each run.
    prepare: {
      for double in [stub, spy] as [any Gateway] {
        double.clearCalls()
        call(double, times: 1_000_000, clearingEvery: .max)
      }
    },
    limit: { count in call(spy, times: count, clearingEvery: .max) },
    ours: { count in call(stub, times: count, clearingEvery: .max) }
  )
}

private func call(_ double: any Gateway, times count: Int, clearingEvery limit: Int = 1_000) {
  let double = opaque(double)
  var length = 0
  var uncleared = 0
  for amount in 0..<count {
    length &+= double.charge(amount, card: "42").id.utf8.count
    uncleared += 1
    if uncleared == limit {
      uncleared = 0
      double.clearCalls()
    }
  }
  _ = opaque(length)
}

private func memoryOfDouble() -> Footprint {
  Footprint("memory of a double with one member", reach: .open) { count in
    (0..<count).map { _ in HandWrittenSpy(answering: receipt) }
  } ours: { count in
    (0..<count).map { _ in GatewayStub() }
  }
}

private func memoryOfCall() -> Footprint {
  Footprint("memory of a recorded call", reach: .open) { count in
    let spy = HandWrittenSpy(answering: receipt)
    call(spy, times: count, clearingEvery: .max)
    return [spy]
  } ours: { count in
    let stub = withContainer(.mock(.lenient)) { GatewayStub() }
    stub.charging.returns(receipt)
    call(stub, times: count, clearingEvery: .max)
    return [stub]
  }
}
