import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct AnswerTests {
  @Test func `one value repeats`() {
    let clock = ClockStub()
    clock.nowing.returns(9)
    #expect((1...3).map { _ in clock.now() } == [9, 9, 9])
  }

  @Test func `several values are returned in turn, then the default`() {
    let clock = ClockStub()
    clock.nowing.returns(1, 2, 3)
    clock.nowing.byDefault(0)
    #expect((1...5).map { _ in clock.now() } == [1, 2, 3, 0, 0])
  }

  @Test func `an error is thrown with its type`() async {
    let gateway = GatewayStub()
    gateway.charging.throws(.offline)
    await #expect(throws: PaymentError.offline) {
      try await gateway.charge(Money(cents: 1), card: "42")
    }
  }

  @Test func `a closure computes from the typed arguments`() async throws {
    let gateway = GatewayStub()
    gateway.charging.answers { arguments throws(PaymentError) in
      if arguments.amount.cents == 0 { throw .declined }
      return Receipt(id: arguments.card)
    }
    #expect(try await gateway.charge(Money(cents: 1), card: "42") == Receipt(id: "42"))
    await #expect(throws: PaymentError.declined) {
      try await gateway.charge(Money(cents: 0), card: "42")
    }
  }

  @Test func `an asynchronous closure may suspend`() async {
    let seats = SeatMapStub()
    let house = House()
    seats.reserving.answers { seat in await house.take(seat) }
    #expect(await seats.reserve(Seat(row: "A", number: 1)))
    #expect(await !seats.reserve(Seat(row: "A", number: 1)))
  }

  @Test func `the general answer set last replaces the one before`() {
    let clock = ClockStub()
    clock.nowing.returns(1, 2)
    clock.nowing.answers { 7 }
    #expect(clock.now() == 7)
    clock.nowing.returns(3)
    #expect(clock.now() == 3)
  }

  @Test func `a rule comes before the general answer, and the general answer before the default`() {
    let stub = Stub<Int, String, Never>("name(of:)")
    stub.byDefault("default")
    stub.returns("general", "general")
    stub.when(7).returns("seven")
    #expect(
      [7, 1, 7, 2, 3].map { stub.call($0) } == ["seven", "general", "seven", "general", "default"]
    )
  }

  @Test func `the latest of several matching rules answers`() {
    let stub = Stub<Int, String, Never>("name(of:)")
    stub.when { $0 > 0 }.returns("positive")
    stub.when { $0 > 10 }.returns("large")
    #expect(stub.call(11) == "large")
    #expect(stub.call(1) == "positive")
  }

  @Test func `a rule whose sequence ran out leaves the call to earlier rules`() {
    let stub = Stub<Int, String, Never>("name(of:)")
    stub.returns("general")
    stub.when { $0 > 0 }.returns("positive", "positive")
    stub.when { $0 > 10 }.returns("large", "larger")
    let answers = (1...5).map { _ in stub.call(11) }
    #expect(answers == ["large", "larger", "positive", "positive", "general"])
  }

  @Test func `a rule can throw, compute and suspend`() async throws {
    let stub = Stub<Int, String, PaymentError>("name(of:)")
    stub.when(1).throws(.declined)
    stub.when(2).answers { "\($0)" }
    stub.when(3).answers { number in
      await Task.yield()
      return "\(number)"
    }
    await #expect(throws: PaymentError.declined) { try await stub.call(1) }
    #expect(try await stub.call(2) == "2")
    #expect(try await stub.call(3) == "3")
  }

  @Test func `predicates and answers may use the member themselves`() {
    let stub = Stub<Int, Int, Never>("next(after:)")
    stub.when { [weak stub] number in
      // Under the lock these would be deadlocks.
      stub?.returns(stub?.calls.count ?? 0)
      stub?.when { _ in true }.returns(-1)
      return number < 0
    }.returns(0)
    #expect(stub.call(1) == 1)
    stub.reset()
    stub.answers { [weak stub] number in
      stub?.reset()
      return number + 1
    }
    #expect(stub.call(1) == 2)
    #expect(stub.calls.isEmpty)
  }

  @Test(arguments: [Setting.general, .generalPastRule, .rule])
  func `threads share a sequence, and no element is returned twice`(setting: Setting) {
    let stub = Stub<Int, Int, Never>("next(after:)")
    stub.byDefault(-1)
    let elements = Array(0..<10_000)
    setting.give(stub, elements)
    let got = Lock<[Int]>([])
    onThreads(8) { thread in
      let own = (0..<2_000).map { _ in stub.call(thread) }
      got.withLock { $0 += own }
      #expect(own.filter { $0 >= 0 } == own.filter { $0 >= 0 }.sorted())
    }
    let answers = got.withLock { $0 }
    #expect(answers.filter { $0 >= 0 }.sorted() == elements)
    #expect(answers.count { $0 == -1 } == 6_000)
  }

  @Test func `a member without a result needs no answer, throwing or not`() throws {
    let prints = Spy<Int>("print(_:)")
    prints.call(1)
    #expect(prints.calls.map(\.ending.description) == ["returned"])
    let sends = Stub<Int, Void, any Error>("send(_:)")
    try sends.call(1)
    #expect(sends.calls.map(\.ending.description) == ["returned"])
    let typed = Stub<Int, Void, PaymentError>("pay(_:)")
    typed.when(3).throws(.declined)
    try typed.call(1)
    #expect(throws: PaymentError.declined) { try typed.call(3) }
    typed.reset()
    try typed.call(3)
  }

  @Test func `an asynchronous member without a result needs no answer`() async throws {
    let prints = Spy<Int>("print(_:)")
    await prints.call(1)
    #expect(prints.calls.map(\.ending.description) == ["returned"])
    let sends = Stub<Int, Void, any Error>("send(_:)")
    try await sends.call(1)
    #expect(sends.calls.map(\.ending.description) == ["returned"])
  }
}

// MARK: - Fixtures

private actor House {
  private var taken: Set<Seat> = []
  func take(_ seat: Seat) -> Bool { taken.insert(seat).inserted }
}

extension AnswerTests {
  enum Setting {
    case general
    case generalPastRule
    case rule

    func give(_ stub: Stub<Int, Int, Never>, _ elements: [Int]) {
      // What `returns` is to a list that a test cannot spell out.
      let supply = AnswerSequence<Int, Int, Never>(
        .value(elements[0]),
        elements.dropFirst().map { .value($0) }
      )
      switch self {
      case .generalPastRule:
        stub.when { $0 < 0 }.returns(-2)
        fallthrough
      case .general: stub.change { $0.setGeneral(supply, at: .init()) }
      case .rule:
        stub.change { $0.add(supply, when: .accepted(by: { $0 >= 0 }, at: .init()), at: .init()) }
      }
    }
  }
}
