import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `A transaction on a collection` {
  private let seats = InMemoryCollection([Place("A1"), Place("A2")])
  private let conflict = InMemoryCollectionError.conflict(element: "Place")

  @Test func `takes effect as a whole, and returns the value of its closure`() throws {
    let free = try seats.transaction { seats in
      try seats.update(Place("A1", holder: "ada"))
      try seats.insert(Place("A3"))
      try seats.delete("A2")
      return try seats.count { $0.holder == nil }
    }
    #expect(free == 1)
    #expect(seats.elements == [Place("A1", holder: "ada"), Place("A3")])
  }

  @Test func `changes nothing if its closure throws`() throws {
    #expect(throws: Mishap.self) {
      try seats.transaction { seats in
        try seats.delete("A1")
        try seats.save(Place("A2", holder: "ada"))
        #expect(seats.elements == [Place("A2", holder: "ada")])
        throw Mishap()
      }
    }
    #expect(seats.elements == [Place("A1"), Place("A2")])
    #expect(seats.callHistory.count == 3)  // what was rolled back stays recorded
  }

  @Test func `conflicts with one that has changed the number of elements it has seen`() throws {
    #expect(throws: conflict) {
      try seats.transaction { one in
        let isFree = one.count < 3
        try seats.transaction { other in
          if other.count < 3 { try other.insert(Place("B1")) }
        }
        if isFree { try one.insert(Place("B2")) }
      }
    }
    #expect(seats.elements == [Place("A1"), Place("A2"), Place("B1")])
  }

  @Test func `that was refused a write has changed nothing for others`() throws {
    try seats.transaction { one in
      _ = try one.fetch("A1")
      try seats.transaction { other in
        _ = #expect(throws: InMemoryCollectionError.self) { try other.insert(Place("A1")) }
      }
    }
  }

  @Test func `is invisible before its end`() async throws {
    try await seats.transaction { inside in
      try inside.update(Place("A1", holder: "ada"))
      #expect(seats.elements == [Place("A1"), Place("A2")])
      try seats.insert(Place("B1"))
      await Task.detached { [seats] in #expect(seats.count == 3) }.value
    }
    #expect(seats.elements == [Place("A1", holder: "ada"), Place("A2"), Place("B1")])
  }

  @Test func `sees nothing of others, and is in conflict if it has looked`() throws {
    #expect(throws: conflict) {
      try seats.transaction { inside in
        try inside.update(Place("A1", holder: "ada"))
        try seats.insert(Place("B1"))
        #expect(inside.elements == [Place("A1", holder: "ada"), Place("A2")])
      }
    }
    #expect(seats.elements == [Place("A1"), Place("A2"), Place("B1")])
  }

  @Test func `is in conflict if what it wrote was changed`() throws {
    #expect(throws: conflict) {
      try seats.transaction {
        try $0.update(Place("A1", holder: "ada"))
        try seats.update(Place("A1", holder: "bob"))
      }
    }
    #expect(seats.elements[0].holder == "bob")
  }

  @Test func `is in conflict if what it read was changed, deleted or inserted`() throws {
    let changes: [(InMemoryCollection<Place>) throws -> Void] = [
      { try $0.update(Place("A1", holder: "bob")) }, { try $0.delete("A1") },
      {
        try $0.delete("A1")
        try $0.insert(Place("A1"))
      },
    ]
    for change in changes {
      seats.reset()
      #expect(throws: conflict) {
        try seats.transaction {
          _ = try $0.fetch("A1")
          try change(seats)
          try $0.insert(Place("A9"))
        }
      }
    }
    #expect(throws: conflict) {
      try seats.transaction {
        #expect(try $0.fetch("B1") == nil)
        try seats.insert(Place("B1"))
      }
    }
  }

  @Test func `with a query is in conflict with everything, new elements included`() throws {
    #expect(throws: conflict) {
      try seats.transaction {
        let free = try $0.count { $0.holder == nil }
        try seats.insert(Place("B1"))
        try $0.save(Place("total", holder: "\(free)"))
      }
    }
  }

  @Test func `is not in conflict with changes of what it has not touched`() throws {
    try seats.transaction {
      try $0.update(Place("A1", holder: "ada"))
      try seats.update(Place("A2", holder: "bob"))
      try seats.insert(Place("B1"))
    }
    #expect(seats.elements.map(\.holder) == ["ada", "bob", nil])
  }

  @Test func `of two that each rely on what the other changes, one fails`() throws {
    // Each seats a guest only if the neighbour's seat is free: together they must not.
    #expect(throws: conflict) {
      try seats.transaction { first in
        if try first.fetch("A1")?.holder == nil { try first.update(Place("A2", holder: "ada")) }
        try seats.transaction { second in
          if try second.fetch("A2")?.holder == nil { try second.update(Place("A1", holder: "bob")) }
        }
      }
    }
    #expect(seats.elements.map(\.holder) == ["bob", nil])
  }

  @Test func `within another is committed to it, or rolled back alone`() throws {
    try seats.transaction { outer in
      try outer.insert(Place("B1"))
      #expect(throws: Mishap.self) {
        try outer.transaction { inner in
          try inner.delete("B1")
          try inner.delete("A1")
          throw Mishap()
        }
      }
      try outer.transaction { try $0.insert(Place("B2")) }
      #expect(seats.count == 2)
    }
    #expect(seats.elements.map(\.id) == ["A1", "A2", "B1", "B2"])
  }

  @Test func `is in conflict for what a transaction within it has read`() throws {
    for isRolledBack in [true, false] {
      seats.reset()
      #expect(throws: conflict) {
        try seats.transaction { outer in
          try? outer.transaction {
            _ = try $0.fetch("A1")
            if isRolledBack { throw Mishap() }
          }
          try seats.update(Place("A1", holder: "bob"))
          try outer.insert(Place("B1"))
        }
      }
    }
  }

  @Test func `inserts in its own order after what others have inserted`() throws {
    try seats.transaction {
      try $0.insert(Place("C2"))
      try $0.insert(Place("C1"))
      try $0.delete("A1")
      try $0.insert(Place("A1", holder: "ada"))
      try seats.insert(Place("B1"))
    }
    #expect(seats.elements.map(\.id) == ["A2", "B1", "C2", "C1", "A1"])
  }

  @Test func `is in conflict with a reset of the collection`() throws {
    try seats.insert(Place("B1"))
    #expect(throws: conflict) {
      try seats.transaction {
        try $0.insert(Place("B2"))
        seats.reset()
      }
    }
    #expect(seats.elements.map(\.id) == ["A1", "A2"])
  }

  @Test func `ends the use of its collection`() throws {
    var kept: InMemoryCollection<Place>?
    try seats.transaction { kept = $0 }
    let ended = InMemoryCollectionError.transactionEnded(element: "Place")
    #expect(throws: ended) { try kept?.fetch("A1") }
    #expect(throws: ended) { try kept?.fetch() }
    #expect(throws: ended) { try kept?.delete("A1") }
    #expect(throws: ended) { try kept?.transaction { _ in } }
    #expect(kept?.elements.isEmpty == true)
    #expect(kept?.count == 0)
    #expect(seats.count == 2)
  }

  @Test func `that is cancelled rolls back if its closure throws`() async throws {
    let began = Latch()
    let sale = Task { [seats] in
      try await seats.transaction {
        try $0.delete("A1")
        began.open()
        await Latch.cancelled()
        try Task.checkCancellation()
      }
    }
    await began.wait()
    sale.cancel()
    await #expect(throws: CancellationError.self) { try await sale.value }
    #expect(seats.count == 2)
  }

  @Test func `has errors that say what to do`() {
    #expect(
      "\(conflict)" == """
        A transaction on Place was rolled back: code outside it has changed what it read or wrote.
          fix: call transaction(_:) again, or run the transactions one after the other.
        """
    )
    #expect(
      "\(InMemoryCollectionError.alreadyExists(id: "A1", element: "Place"))" == """
        Place A1 cannot be inserted: there is one with this identity.
          fix: call update(_:), or save(_:), which inserts or updates.
        """
    )
  }
}

// MARK: - Fixtures

private struct Place: Identifiable, Hashable, Sendable {
  let id: String
  var holder: String?

  init(_ id: String, holder: String? = nil) { (self.id, self.holder) = (id, holder) }
}

private struct Mishap: Error {}
