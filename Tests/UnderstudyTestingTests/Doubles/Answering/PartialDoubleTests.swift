import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `A partial double` {
  let real = RealBank()
  let host = IssueCollector()
  var spy: BankSpy { BankSpy(real: real) }

  @Test func `passes a call without an answer to the real object, and records it`() async throws {
    let spy = spy
    #expect(spy.balance(of: "ada") == 100)
    #expect(try await spy.pay(30, to: "ada") == Receipt(id: "real 30"))
    #expect(spy.callHistory == ["balance(of: ada)", "pay(30, to: ada)"])
    #expect(real.callHistory == ["balance(of: ada)", "pay(30, to: ada)"])
    #expect(spy.balancing.calls.map(\.answer) == [.real])
    #expect(spy.paying.calls.map(\.ending.description) == ["returned"])
  }

  @Test func `does not touch the real object for a call that has an answer`() async throws {
    let spy = spy
    spy.balancing.when("ada").returns(1)
    spy.paying.throws(.declined)
    #expect(spy.balance(of: "ada") == 1)
    #expect(spy.balance(of: "bob") == 100)
    await #expect(throws: PaymentError.declined) { try await spy.pay(30, to: "ada") }
    #expect(real.callHistory == ["balance(of: bob)"])
  }

  @Test func `records the outcome of the real object, returned or thrown`() {
    let stub = Stub<Int, Int, any Error>("load(_:)")
    _ = try? stub.call(1, real: 1)
    _ = try? stub.call(2, real: try { throw PaymentError.offline }())
    #expect(stub.calls.map(\.ending.description) == ["returned", "threw offline"])
    #expect(stub.callsInFlight == 0)
  }

  @Test func `gives the default before the real object`() {
    let spy = spy
    spy.balancing.byDefault(5)
    #expect(spy.balance(of: "ada") == 5)
    #expect(real.callHistory.isEmpty)
  }

  @Test func `throws the real object's error with its type`() async throws {
    let spy = spy
    real.paying.throws(.offline)
    await #expect(throws: PaymentError.offline) { try await spy.pay(1, to: "ada") }
    #expect(spy.paying.calls.map(\.ending.description) == ["threw offline"])
  }

  @Test func `may pass a call on in its turn or after a pause`() async throws {
    let spy = spy
    let gate = Gate()
    spy.paying.replies(.throws(.offline), .real, .real.held(at: gate))
    await #expect(throws: PaymentError.offline) { try await spy.pay(1, to: "ada") }
    #expect(try await spy.pay(2, to: "ada") == Receipt(id: "real 2"))
    async let third = spy.pay(3, to: "ada")
    await gate.waitForArrivals()
    #expect(real.paying.calls.count == 1)
    gate.open()
    #expect(try await third == Receipt(id: "real 3"))
  }

  @Test func `passes on a call to a member without a result`() {
    let spy = spy
    spy.ring()
    #expect(real.rings.calls.count == 1)
    spy.rings.returns()
    spy.ring()
    #expect(real.rings.calls.count == 1)
  }

  @Test func `without a real object to pass calls on to fails the test`() async {
    let stub = Stub<Int, Int?, Never>("load(_:)")
    stub.attach(host: host)
    stub.replies(.real)
    let synchronous = { stub.call(1) }
    #expect(synchronous() == nil)
    #expect(await stub.call(1) == nil)
    let text = """
      The answer for load(1) is .real, the real implementation, but the call passes none.
      - The stub of load(_:) is declared at \(stub.site).
        fix: give another answer, or pass the real one in the double's member: call(_:real:).
      """
    #expect(host.messages == [text, text])
  }
}

// MARK: - Fixtures

protocol Bank: Sendable {
  func balance(of name: String) -> Int
  func pay(_ amount: Int, to name: String) async throws(PaymentError) -> Receipt
  func ring()
}

struct RealBank: Bank, TestDouble {
  let balancing = Stub<String, Int, Never>("balance(of:)", default: 100)
  let paying = Stub<(Int, to: String), Receipt, PaymentError>("pay(_:to:)")
  let rings = Spy<Void>("ring()")
  var members: [any DoubleMember] { [balancing, paying, rings] }

  init() { paying.answers { arguments throws(PaymentError) in Receipt(id: "real \(arguments.0)") } }

  func balance(of name: String) -> Int { balancing.call(name) }
  func pay(_ amount: Int, to name: String) async throws(PaymentError) -> Receipt {
    try await paying.call((amount, name))
  }
  func ring() { rings.call() }
}

struct BankSpy: Bank, TestDouble {
  let real: any Bank
  let balancing = Stub<String, Int, Never>("balance(of:)")
  let paying = Stub<(Int, to: String), Receipt, PaymentError>("pay(_:to:)")
  let rings = Spy<Void>("ring()")
  var members: [any DoubleMember] { [balancing, paying, rings] }

  init(real: any Bank) { self.real = real }

  func balance(of name: String) -> Int { balancing.call(name, real: real.balance(of: name)) }
  func pay(_ amount: Int, to name: String) async throws(PaymentError) -> Receipt {
    try await paying.call((amount, name), real: try await real.pay(amount, to: name))
  }
  func ring() { rings.call((), real: real.ring()) }
}
