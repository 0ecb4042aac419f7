import Testing
import UnderstudySwiftTesting
import UnderstudyTesting

@testable import Shop

@Suite(.container)
struct TicketGateTests {
  // snippet: a generated double of a gate
  @Test func `A valid ticket opens the gate`() async {
    let gate = TicketGateDouble()
    gate.on.scan("A1").answers { _, completion in completion(true) }
    gate.on["A"].returns(41)

    await GateKeeper(gate).letIn("A1")

    gate.on.isOpen.set(true).verify()
    gate.on["A"].set(42).verify()
    #expect(gate["A"] == 42)  // it keeps what is set
  }

  @Test func `The scanner answers late`() async throws {
    let gate = TicketGateDouble()
    let keeping = Task { await GateKeeper(gate).letIn("B2") }

    let call = try #require(await gate.on.scan("B2").called().first)
    #expect(!gate.on.isOpen.set().wasCalled)
    call.completion(false)

    await keeping.value
    gate.on.isOpen.set().verify(.never)
  }
  // end snippet
}
