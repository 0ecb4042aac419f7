import TestSupport
import Testing
import UnderstudyTesting

@Suite struct `A value as the condition of a generated member` {
  private let desk = DeskDouble()

  @Test func `matches arguments that are equal`() {
    let bag = Bag(color: "red")
    desk.on.take(bag).returns(1)
    desk.on.take(.equal(Bag(color: "blue"))).returns(2)
    #expect([desk.take(bag), desk.take(Bag(color: "blue")), desk.take(bag)] == [1, 2, 1])
    desk.on.take(bag).verify(2)
  }

  @Test func `may stand beside any`() {
    let (bag, owner) = (Bag(color: "red"), "ada")
    desk.on.note().returns(0)
    _ = desk.note(bag, of: owner)
    _ = desk.note(Bag(color: "blue"), of: nil)
    desk.on.note(.any, of: owner).verify()
    desk.on.note(bag, of: .any).verify()
    desk.on.note(of: owner).verify()
    desk.on.note(bag, of: owner).verify()
    desk.on.note(bag, of: "ada").verify()
    desk.on.note(.any, of: nil).verify()
    desk.on.note(Bag(color: "blue"), of: nil).verify()
    desk.on.note(bag, of: nil).verify(.never)
    let nobody: String? = nil
    desk.on.note(.any, of: nobody).verify()
  }

  @Test func `never matches nil where the argument is no optional`() {
    desk.on.take().returns(0)
    _ = desk.take(Bag(color: "red"))
    let noBag: Bag? = nil
    desk.on.take(noBag).verify(.never)
  }

  @Test func `matches what an existential holds, and the same object`() {
    let (first, second) = (Guest(), Guest())
    _ = desk.greet(Bag(color: "red"))
    _ = desk.greet(first)
    desk.on.greet(Bag(color: "red")).verify()
    desk.on.greet(Bag(color: "blue")).verify(.never)
    desk.on.greet(first).verify()
    desk.on.greet(second).verify(.never)
  }

  @Test func `matches an optional object, and a nil in a variable`() {
    let (guest, other) = (Guest(), Guest())
    let nobody: Guest? = nil
    _ = desk.invite(guest)
    desk.on.invite(guest).verify()
    desk.on.invite(other).verify(.never)
    desk.on.invite(nobody).verify(.never)
    _ = desk.invite(nil)
    desk.on.invite(nobody).verify()
  }

  @Test func `says that a type is not Equatable`() throws {
    _ = desk.greet(Plain(number: 1))
    let texts = try withIssueTexts { desk.on.greet(Plain(number: 1)).verify() }
    #expect(
      texts.first?.contains(
        "which equals nothing: Plain is not Equatable, so match it by .where { … }"
      ) == true,
      "\(texts)"
    )
  }

  private func withIssueTexts(_ body: () throws -> Void) throws -> [String] {
    let issues = KnownIssues()
    try issues.collect { try body() }
    return issues.texts
  }
}

// MARK: - Fixtures

private struct Bag: Equatable, Sendable { let color: String }
private struct Plain: Sendable { let number: Int }
private final class Guest: Sendable {}

private final class DeskDouble: GeneratedDouble, @unchecked Sendable {
  let taking = Stub<Bag, Int, Never>(generated: "take(_:)", of: "DeskDouble")
  let noting = Stub<(bag: Bag, of: String?), Int, Never>(
    generated: "note(_:of:)",
    of: "DeskDouble"
  )
  let greeting = Stub<any Sendable, Bool, Never>(generated: "greet(_:)", of: "DeskDouble")

  let inviting = Stub<Guest?, Bool, Never>(generated: "invite(_:)", of: "DeskDouble")

  init() {
    greeting.byDefault(true)
    inviting.byDefault(true)
  }

  func take(_ bag: Bag) -> Int { taking.call(bag) }
  func note(_ bag: Bag, of owner: String?) -> Int { noting.call((bag, owner)) }
  func greet(_ guest: any Sendable) -> Bool { greeting.call(guest) }
  func invite(_ guest: Guest?) -> Bool { inviting.call(guest) }

  struct On: Sendable {
    fileprivate let desk: DeskDouble

    typealias Take = MemberCalls<Bag, Int, Never, @Sendable (Bag) -> Int>
    typealias Note = MemberCalls<
      (bag: Bag, of: String?), Int, Never, @Sendable (Bag, String?) -> Int
    >
    typealias Greet = MemberCalls<any Sendable, Bool, Never, @Sendable (any Sendable) -> Bool>

    typealias Invite = MemberCalls<Guest?, Bool, Never, @Sendable (Guest?) -> Bool>

    func invite(_ guest: OptionalMatch<Guest> = .any) -> Invite {
      .init(desk.inviting, (@Sendable (Guest?) -> Bool).self, guest)
    }

    @_disfavoredOverload
    func invite(_ guest: ValueMatch<Guest?> = .any) -> Invite {
      .init(
        desk.inviting,
        (@Sendable (Guest?) -> Bool).self,
        OptionalMatch<Guest>.__value(guest)
      )
    }

    func take(_ bag: Match<Bag> = .any) -> Take {
      .init(desk.taking, (@Sendable (Bag) -> Int).self, bag)
    }

    @_disfavoredOverload
    func take(_ bag: ValueMatch<Bag> = .any) -> Take {
      .init(desk.taking, (@Sendable (Bag) -> Int).self, Match<Bag>.__value(bag))
    }

    func note(_ bag: Match<Bag> = .any, of owner: OptionalMatch<String> = .any) -> Note {
      .init(desk.noting, (@Sendable (Bag, String?) -> Int).self, bag, owner)
    }

    @_disfavoredOverload
    func note(_ bag: ValueMatch<Bag> = .any, of owner: ValueMatch<String?> = .any) -> Note {
      .init(
        desk.noting,
        (@Sendable (Bag, String?) -> Int).self,
        Match<Bag>.__value(bag),
        OptionalMatch<String>.__value(owner)
      )
    }

    func greet(_ guest: Match<any Sendable> = .any) -> Greet {
      .init(desk.greeting, (@Sendable (any Sendable) -> Bool).self, guest)
    }

    @_disfavoredOverload
    func greet(_ guest: ValueMatch<any Sendable> = .any) -> Greet {
      .init(
        desk.greeting,
        (@Sendable (any Sendable) -> Bool).self,
        Match<any Sendable>.__value(guest)
      )
    }
  }

  var on: On { On(desk: self) }
}
