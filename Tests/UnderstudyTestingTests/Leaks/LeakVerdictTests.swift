import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `A leak verdict` {
  typealias Finding = LeakVerdict.Finding

  @Test func `excludes allowed and kept objects`() {
    let ticket = Ticket()
    let finding = Finding(ticket, .sample())
    let id = ObjectIdentifier(ticket)
    #expect(isLeft(finding))
    #expect(!isLeft(finding, kept: [id]))
    #expect(!isLeft(finding, allowed: [ObjectIdentifier(Ticket.self)]))
    #expect(isLeft(finding, allowed: [ObjectIdentifier(Int.self)]))
  }

  private func isLeft(
    _ finding: Finding,
    kept: Set<ObjectIdentifier> = [],
    allowed: Set<ObjectIdentifier> = []
  ) -> Bool {
    let exempt = LeakExemptions(kept: kept, allowed: allowed)
    return LeakVerdict(alive: [finding], seenAgain: [], exempt: exempt).left.count == 1
  }

  @Test func `is clean if nothing is left`() {
    let ticket = Ticket()
    var again = Finding(ticket, .sample())
    again.earlier = (.sample(), "matinee")
    #expect(verdict().isClean)
    let type = ObjectIdentifier(Ticket.self)
    #expect(verdict(alive: [again], seenAgain: [again], allowed: [type]).isClean)
    #expect(!verdict(seenAgain: [again]).isClean)
    #expect(!verdict(alive: [again]).isClean)
  }

  @Test func `names what is left, where it comes from, who may hold it and the fix`() {
    let tickets = [Ticket(), Ticket(), Ticket()]
    let gala = Key((any Admission).self, name: "gala")
    let verdict = verdict(alive: [
      Finding(tickets[0], .sample()),
      Finding(tickets[1], .sample(key: gala, builtFor: 30)),
      Finding(tickets[2], .sample(builtFor: 40)),
    ])
    #expect(
      verdict.text(for: "sells a seat, SaleTests.swift:12") == """
        3 objects that factories built for test "sells a seat" (SaleTests.swift:12) are still \
        alive, but all its containers are closed:
          Ticket: Ticket, 2 objects, of which the first:
            built for the resolve at BoxOffice/Desk.swift:20, registered at \
        BoxOffice/App.swift:10, in container "evening"
          Admission(name: gala): Ticket
            built for the resolve at BoxOffice/Desk.swift:30, registered at \
        BoxOffice/App.swift:10, in container "evening"
          possible holders: a static or a global; a task, a thread or a queue that is still \
        running; a closure that captured it; two objects that hold each other, where \
        @Injected(.weak) helps.
          not counted: objects that were registered as instances; objects that a snapshot or a \
        sharing fork still holds; under XCTest, objects that reflection finds in the test case \
        object.
          fix: end the holder, or make it release the object, before the test ends; or allow it: .checkingLeaks(allowing: \
        Ticket.self, (any Admission).self), or LeakCheck(allowing: Ticket.self, \
        (any Admission).self) in XCTest.
        """
    )
  }

  @Test
  func `names objects given by two containers, with both places, and not that they are alive`() {
    let ticket = Ticket()
    var again = Finding(ticket, .sample(container: 2, builtFor: 30))
    again.earlier = (.sample(), "matinee, SaleTests.swift:4")
    let verdict = verdict(alive: [Finding(ticket, again.origin)], seenAgain: [again])
    #expect(
      verdict.text(for: "gala, SaleTests.swift:12") == """
        In test "gala" (SaleTests.swift:12), factories returned 1 object that had already been \
        returned in another container:
          Ticket: Ticket
            built for the resolve at BoxOffice/Desk.swift:30, registered at \
        BoxOffice/App.swift:10, in container "evening"
            before that: built for the resolve at BoxOffice/Desk.swift:20, registered at \
        BoxOffice/App.swift:10, in container "evening", in test "matinee" \
        (SaleTests.swift:4)
          possible causes: the factory returns a static or a global, or an object that its closure \
        captured.
          not counted: objects that were registered as instances; objects that a snapshot or a \
        sharing fork still holds; under XCTest, objects that reflection finds in the test case \
        object.
          fix: let each factory build its own, or register the instance if it is meant to be \
        shared; or allow it: .checkingLeaks(allowing: Ticket.self), or LeakCheck(allowing: \
        Ticket.self) in XCTest.
        """
    )
  }

  private func verdict(
    alive: [Finding] = [],
    seenAgain: [Finding] = [],
    allowed: Set<ObjectIdentifier> = []
  ) -> LeakVerdict {
    LeakVerdict(
      alive: alive,
      seenAgain: seenAgain,
      exempt: LeakExemptions(kept: [], allowed: allowed)
    )
  }
}

// MARK: - Fixtures

private protocol Admission {}
