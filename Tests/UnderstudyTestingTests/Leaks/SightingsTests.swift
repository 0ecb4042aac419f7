import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `An object that a factory returns` {
  let monday = SharedObjectLog.Witness(number: 1, name: "monday")
  let tuesday = SharedObjectLog.Witness(number: 2, name: "tuesday")

  @Test func `again in the same container is not reported`() {
    var sightings = SharedObjectLog()
    let ticket = Ticket()
    for _ in 0..<2 {
      #expect(sightings.see(ticket, .sample(container: 1), by: monday) == nil)
    }
  }

  @Test func `in another test's container is reported, with the place where it was first`() {
    var sightings = SharedObjectLog()
    let ticket = Ticket()
    _ = sightings.see(ticket, .sample(container: 1), by: monday)
    for container in [2, 3] as [UInt64] {
      let earlier = sightings.see(ticket, .sample(container: container), by: tuesday)
      #expect(earlier?.origin.container == 1)
      #expect(earlier?.witness.name == "monday")
    }
  }

  @Test(arguments: [
    Row(.sample(container: 2, line: [1, 2]), "a fork or a child of the first"),
    Row(.sample(registration: 7, container: 2), "a sibling with the same registration"),
  ])
  fileprivate func `in a related container of the same test is not reported`(_ row: Row) {
    for isReversed in [false, true] {
      var sightings = SharedObjectLog()
      let ticket = Ticket()
      let origins = [.sample(registration: 7, container: 1), row.origin]
      let earlier = (isReversed ? origins.reversed() : origins).map {
        sightings.see(ticket, $0, by: monday)
      }
      #expect(earlier.allSatisfy { $0 == nil }, "\(row.what), reversed: \(isReversed)")
    }
  }

  @Test(arguments: [
    Row(.sample(registration: 8, container: 2), "another registration"),
    Row(.sample(registration: 0, container: 2), "a parameterised one elsewhere"),
  ])
  fileprivate func `in an unrelated container of the same test is reported`(_ row: Row) {
    var sightings = SharedObjectLog()
    let ticket = Ticket()
    _ = sightings.see(ticket, .sample(registration: 7, container: 1), by: monday)
    #expect(sightings.see(ticket, row.origin, by: monday) != nil, "\(row.what)")
  }

  @Test func `by one registration in forks of two tests is reported`() {
    var sightings = SharedObjectLog()
    let ticket = Ticket()
    _ = sightings.see(ticket, .sample(registration: 7, container: 2, line: [1, 2]), by: monday)
    let again = InstanceOrigin.sample(registration: 7, container: 3, line: [1, 3])
    #expect(sightings.see(ticket, again, by: tuesday) != nil)
  }

  @Test func `is distinguished from another that had its address before`() {
    var sightings = SharedObjectLog()
    let ticket = Ticket()
    let address = ObjectIdentifier(ticket)
    _ = sightings.see(Ticket(), .sample(container: 1), by: monday, at: address)
    let gone = Array(sightings.first)
    #expect(sightings.see(ticket, .sample(container: 2), by: tuesday, at: address) == nil)

    sightings.forget(gone.map { ($0.key, $0.value) })
    #expect(sightings.see(ticket, .sample(container: 3), by: monday, at: address) != nil)
  }
}

private struct Row: Sendable {
  let origin: InstanceOrigin
  let what: String
  init(_ origin: InstanceOrigin, _ what: String) {
    self.origin = origin
    self.what = what
  }
}
