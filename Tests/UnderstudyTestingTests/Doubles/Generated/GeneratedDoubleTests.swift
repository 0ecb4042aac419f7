import TestSupport
import Testing
import Understudy
import UnderstudySwiftTesting

@testable import UnderstudyTesting

@Suite(.container) struct GeneratedDoubleTests {
  let cloakroom = CloakroomDouble()

  @Test func `answers by value, for all calls and for those that match`() async throws {
    cloakroom.on.store().returns(1)
    cloakroom.on.store(for: "ada").returns(7, 8)
    cloakroom.on.store(for: nil).throws(.offline)
    let cloak = Cloak(label: "grey")
    var numbers: [Int] = []
    for name in ["bob", "ada", "ada", "ada"] {
      numbers.append(try await cloakroom.store(cloak, for: name))
    }
    #expect(numbers == [1, 7, 8, 1])
    await #expect(throws: PaymentError.offline) { try await cloakroom.store(cloak, for: nil) }
  }

  @Test func `answers with a closure that takes the parameters`() async throws {
    cloakroom.on.store().answers { cloak, name in
      await Task.yield()
      return cloak.label.count + (name?.count ?? 0)
    }
    #expect(try await cloakroom.store(Cloak(label: "grey"), for: "ada") == 7)
    #expect(cloakroom.on.store().member.callsInFlight == 0)
  }

  @Test func `records the error of a closure`() async throws {
    cloakroom.on.store().answers { (_, _) throws(PaymentError) in throw .declined }
    await #expect(throws: PaymentError.declined) {
      try await cloakroom.store(Cloak(label: "grey"), for: nil)
    }
    let call = try #require(cloakroom.on.store().calls.first)
    #expect(call.error as? PaymentError == .declined)
    #expect(cloakroom.on.store().member.callsInFlight == 0)
  }

  @Test func `a closure can change an inout argument, and the call has the value before`() {
    cloakroom.on.sort().answers { $0.sort() }
    var names = ["b", "a"]
    cloakroom.sort(&names)
    #expect(names == ["a", "b"])
    #expect(cloakroom.on.sort(.count(2)).calls.map(\.arguments) == [["b", "a"]])
  }

  @Test func `a closure can make what cannot be copied`() {
    cloakroom.on.token(3).answers { Token(number: $0 * 10) }
    let token = cloakroom.token(3)
    #expect(token.number == 30)
    cloakroom.on.token(.in(1...3)).verify()
  }

  @Test func `a setter is recorded, and its value is what the getter returns`() {
    cloakroom.on.limit.returns(4)
    cloakroom.limit += 1
    #expect(cloakroom.limit == 5)
    cloakroom.on.limit.verify(2)
    cloakroom.on.limit.set(5).verify()
    #expect(cloakroom.callHistory == ["limit", "limit = 5", "limit"])
  }

  @Test func `a subscript keeps a value for each index`() {
    cloakroom.on[.any(Int.self)].returns("free")
    cloakroom[1] = "ada"
    cloakroom[2] = "bob"
    cloakroom[1] = "eve"
    #expect([cloakroom[1], cloakroom[2], cloakroom[3]] == ["eve", "bob", "free"])
    cloakroom.on[1].set("eve").verify()
    cloakroom.on[1].set().verify(2)
    cloakroom.on[3].verify()
    #expect(cloakroom.callHistory.first == "subscript(1, newValue: ada)")
  }

  @Test func `a value set later than a rule is what is read, and the other way round`() {
    cloakroom[1] = "ada"
    cloakroom.on[.in(1...2)].returns("rule")
    #expect(cloakroom[1] == "rule")
    cloakroom[1] = "eve"
    #expect([cloakroom[1], cloakroom[2]] == ["eve", "rule"])
    cloakroom.on[1].returns("again")
    #expect(cloakroom[1] == "again")
  }

  @Test func `indices that cannot be compared share the value that was set last`() {
    cloakroom.on[.where { (peg: Peg) in peg.number < 9 }].returns("rule")
    #expect(cloakroom[Peg(number: 1)] == "rule")
    cloakroom[Peg(number: 1)] = "ada"
    #expect(cloakroom[Peg(number: 2)] == "ada")
  }

  @Test func `the closure of a setter reads what was set, and may set something else`() {
    let cloakroom = cloakroom
    cloakroom.on.limit.set(.atLeast(10)).answers { _ in
      let limit = cloakroom.limit
      if limit > 9 { cloakroom.limit = 9 }
    }
    cloakroom.limit = 12
    #expect(cloakroom.limit == 9)
    #expect(cloakroom.callHistory == ["limit = 12", "limit", "limit = 9", "limit"])
  }

  @Test func `an operator has a number`() {
    CloakroomDouble.statics.operator0(.any, 4).returns(7)
    #expect(cloakroom + 4 == 7)
    CloakroomDouble.statics.operator0().verify()
  }

  @Test func `what holds of any double holds of a generated one`() {
    let double: any RecordingDouble = cloakroom
    cloakroom.on.price().returns(3)
    _ = cloakroom.price()
    #expect(double.callHistory == ["price()"])
    double.clearCalls()
    #expect(cloakroom.callHistory.isEmpty)
  }

  @Test func `a generic member has one member for each type`() throws {
    cloakroom.on.decode("k").returns(5)
    cloakroom.on.decode(as: String.self).returns("text")
    let number: Int = try cloakroom.decode("k")
    let text: String = try cloakroom.decode("k")
    #expect(number == 5)
    #expect(text == "text")
    cloakroom.on.decode(as: Int.self).verify()
    cloakroom.on.decode(as: String.self).verify()
    #expect(cloakroom.callHistory == ["decode(k)", "decode(k)"])
  }

  @Test func `statics and initializers belong to the test`() {
    CloakroomDouble.statics.isOpen.returns(true)
    #expect(CloakroomDouble.isOpen)
    CloakroomDouble.isOpen = false
    #expect(!CloakroomDouble.isOpen)
    CloakroomDouble.statics.isOpen.set(false).verify()
    _ = CloakroomDouble(hooks: 4)
    CloakroomDouble.statics.initializer(hooks: 4).verify()
  }

  @Test(arguments: 0..<4) func `statics of tests that run at once do not meet`(number: Int) async {
    CloakroomDouble.statics.initializer().verify(.never)
    CloakroomDouble.statics.isOpen.returns(number.isMultiple(of: 2))
    for _ in 0..<50 {
      #expect(CloakroomDouble.isOpen == number.isMultiple(of: 2))
      await Task.yield()
    }
    _ = CloakroomDouble(hooks: number)
    CloakroomDouble.statics.initializer().verify()
  }

  @Test func `waits for calls, and reads arguments by their labels`() async throws {
    let cloakroom = cloakroom
    cloakroom.on.store().returns(1)
    Task { try await cloakroom.store(Cloak(label: "grey"), for: "ada") }
    await cloakroom.on.store(for: .hasPrefix("a")).called()
    #expect(cloakroom.on.store().calls.map(\.for) == ["ada"])
    #expect(cloakroom.on.store(for: "bob").calls.isEmpty)
    await cloakroom.on.price().never(within: .milliseconds(1))
  }

  @Test func `its calls have a place in an order`() async throws {
    cloakroom.on.price().returns(3)
    cloakroom.on.store().returns(1)
    _ = cloakroom.price()
    _ = try await cloakroom.store(Cloak(label: "grey"), for: "ada")
    verifyOrder(cloakroom.on.price(), cloakroom.on.store(for: "ada"), nothingBetween: true)
    verifyNoMoreCalls(cloakroom)
  }

  @Test func `answers can wait, fail a number of times, and run out`() async throws {
    let gate = Gate()
    cloakroom.on.store().replies(.throws(.offline), .returns(2).held(at: gate))
    await #expect(throws: PaymentError.offline) {
      try await cloakroom.store(Cloak(label: "grey"), for: nil)
    }
    gate.open()
    #expect(try await cloakroom.store(Cloak(label: "grey"), for: nil) == 2)
  }

  @Test func `a reset makes it as new, members of all types included`() throws {
    cloakroom.on.price().returns(3)
    cloakroom.on.decode(as: Int.self).returns(5)
    _ = cloakroom.price()
    let _: Int = try cloakroom.decode("k")
    cloakroom.reset()
    #expect(cloakroom.callHistory.isEmpty)
    #expect(cloakroom.on.decode(as: Int.self).member.unusedSources.isEmpty)
  }
}
