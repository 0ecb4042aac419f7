import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct StoredMembersTests {
  @Test(
    arguments: [
      (Mixed(), ["a", "any", "optional", "nested optional", "b"]),
      (Sub(), ["base", "sub", "last"]),
      (GenericDouble(held: [1]), ["held", "end"]),
      (Variables(), ["first", "second"]),
      (Whole(), ["before", "send(_:to:)", "now()", "after"]),
      (Enumeration.one, []),
      (Empty(), []),
    ] as [(any TestDouble, [String])]
  )
  func `members are found in the order of declaration`(double: any TestDouble, names: [String]) {
    #expect(double.stubMembers.map(\.name) == names)
    // The second look takes what the first has learnt of the type.
    #expect(double.stubMembers.map(\.name) == names)
  }

  @Test func `the members found are those that the double holds`() {
    let double = Mixed()
    #expect(double.members.first as? Spy<Int> === double.a)
    #expect(double.members.last as? Spy<Int> === double.b)
  }

  @Test func `a search for members keeps no double and no member alive`() {
    weak var member: Spy<Int>?
    weak var object: Sub?
    do {
      let double = Mixed()
      let sub = Sub()
      (member, object) = (double.a, sub)
      #expect(double.members.count + sub.members.count == 8)
    }
    #expect(member == nil)
    #expect(object == nil)
  }

  @Test func `members are those of an object's own class, not of its static type`() {
    let base: Base = Sub()
    #expect(base.stubMembers.map(\.name) == ["base", "sub", "last"])
  }

  @Test func `members come from what a double stores, not from how it describes itself`() {
    #expect(Disguised().stubMembers.map(\.name) == ["a"])
  }

  @Test func `a list written by hand comes before the members found`() {
    #expect(Listed().stubMembers.map(\.name) == ["b"])
    #expect(HoldingListed().stubMembers.map(\.name) == ["b"])
  }

  @Test(
    arguments: [
      (BusyActor.self, ["works", "rests"]),
      (Sub.self, ["base", "sub", "last"]),
      (Mixed.self, ["a", "any", "other", "optional", "none", "deep", "b"]),
      (Variables.self, ["first", "second"]),
    ] as [(any TestDouble.Type, [String])]
  )
  func `only properties that can hold a member are read`(
    type: any TestDouble.Type,
    names: [String]
  ) {
    // The thread sanitizer would not tell: values of any type are copied by the runtime.
    #expect(StoredFields.of(type).filter(MemberSource.isSafe).map(\.name) == names)
  }

  @Test func `an actor's members are read while it changes everything else`() async {
    let busy = BusyActor()
    await withTaskGroup { group in
      group.addTask { for round in 0..<20_000 { await busy.work(round) } }
      for _ in 0..<3 {
        group.addTask { for _ in 0..<5_000 { #expect(busy.members.count == 2) } }
      }
    }
    #expect(busy.callHistory.count == 20_000)
  }

  @Test func `a struct's identity is its first member, found or listed`() throws {
    let double = Whole()
    let copy = double
    let identity = try #require(residency(of: double)?.identity)
    #expect(identity == AttachedDoubleIdentity(double.before, as: Whole.self))
    #expect(residency(of: copy)?.identity == identity)
    #expect(residency(of: Whole())?.identity != identity)
  }

  @Test func `a base finds members of any declared type`() {
    #expect(Based().stubMembers.map(\.name) == ["any", "optional", "now()", "hidden"])
  }
}

// MARK: - Fixtures

private struct Mixed: TestDouble {
  let number = 1
  let a = Spy<Int>("a")
  let any: any DoubleMember = Spy<Int>("any")
  let text = "text"
  let other: (any Sendable)? = "no member"
  let optional: Spy<Int>? = Spy<Int>("optional")
  let none: Spy<Int>? = nil
  let deep: (any Sendable)?? = Spy<Int>("nested optional")
  let many = [Spy<Int>("in an array")]
  let b = Spy<Int>("b")
}

private class Base: TestDouble, @unchecked Sendable {  // a test's own
  let base = Spy<Int>("base")
  var count = 0
}

private final class Sub: Base, @unchecked Sendable {
  let byte: Int8 = 1
  let sub = Spy<Int>("sub")
  weak var weakly: Spy<Int>?
  unowned let elsewhere = Elsewhere.member
  lazy var late = Spy<Int>("late")
  let last = Spy<Int>("last")
}

private enum Elsewhere { static let member = Spy<Int>("elsewhere") }

private struct GenericDouble<Held: Sendable>: TestDouble {
  let held: Held
  let heldMember = Spy<Held>("held")
  let end = Spy<Held>("end")
}

private struct Variables: TestDouble {
  var first = Spy<Int>("first")
  var hidden: (any Sendable)? = Spy<Int>("hidden")
  var second = Spy<Int>("second")
}

/// Doubles in a double: a struct is part of it, an object is not.
private struct Whole: TestDouble {
  let before = Spy<Int>("before")
  let mailer = MailerSpy()
  let clock: ClockStub? = ClockStub()
  let gateway = GatewayStub()
  let seats = SeatMapStub()
  let existential: any TestDouble = MailerSpy()
  let after = Spy<Int>("after")
}

private enum Enumeration: TestDouble { case one }
private struct Empty: TestDouble {}

private struct Disguised: TestDouble, CustomReflectable {
  let a = Spy<Int>("a")
  var customMirror: Mirror { Mirror(self, children: []) }
}

private struct Listed: TestDouble {
  let a = Spy<Int>("a")
  let b = Spy<Int>("b")
  var members: [any DoubleMember] { [b] }
}

private struct HoldingListed: TestDouble {
  let listed = Listed()
}

private actor BusyActor: TestDouble {
  var texts: [String] = []
  let works = Spy<Int>("work(_:)")
  var last: (any Sendable)?
  var count = 0
  let rests = Spy<Void>("rest()")

  func work(_ round: Int) {
    works.call(round)
    texts = ["\(round)"]
    last = texts
    count += 1
  }
}

private final class Based: SpyBase, @unchecked Sendable {
  let any: any Sendable = Spy<Int>("any")
  var optional: Spy<Int>? = Spy<Int>("optional")
  weak var weakly = Elsewhere.member as Spy<Int>?
  let clock = ClockStub()
  var hidden: (any Sendable)? = Spy<Int>("hidden")
}
