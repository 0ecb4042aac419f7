import Synchronization
import TestSupport
import Testing

@testable import Understudy

/// Reads of built instances, which take no lock where nobody is in the way.
@Suite(.timeLimit(.minutes(5))) struct `A read of a built instance` {
  let slots = ReaderSlots()
  let parent = Container(label: "parent")
  let container: Container
  let start: Snapshot

  init() throws {
    parent.register(Seat.self, lifetime: .transient) { Seat() }
    container = Container(
      label: "app",
      core: ContainerCore(parent: parent, slots: slots)
    )
    container.register(Hall.self) { Hall(name: "\(try $0.resolve(Seat.self).number)") }
    start = container.snapshot()
    // Who asks once leaves nothing to be read.
    for _ in 0..<2 { _ = try container.resolve(Hall.self) }
  }

  @Test func `is announced while it lasts, and takes no lock`() throws {
    let reading = try #require(container.beginReading(Hall.self, name: nil))
    #expect(slots.own.table == container.cell.table.load(ordering: .relaxed))
    // It would hang.
    #expect(container.isOpen)
    container.endReading(reading)
    #expect(slots.own.table == 0)
  }

  @Test func `takes the lock where its slot is taken`() throws {
    let hall = try container.resolve(Hall.self)
    #expect(slots.own.enter(32))
    #expect(try container.resolve(Hall.self) === hall)
    let reading = try #require(container.beginReading(Hall.self, name: nil))
    #expect(reading.slot == nil)
    container.endReading(reading)
    #expect(container.beginReading(Hall.self, name: "absent") == nil)
    #expect(container.isOpen)
    #expect(slots.own.table == 32)
    slots.own.leave()
  }

  @Test func `can happen within another`() throws {
    let hall = try container.resolve(Hall.self)
    let reading = try #require(container.beginReading(Hall.self, name: nil))
    #expect(container.read(Hall.self, name: nil) === hall)
    #expect(try container.resolve(Hall.self) === hall)
    container.endReading(reading)
    #expect(container.read(Hall.self, name: nil) === hall)
  }

  @Test func `leaves its slot if there is nothing for the key`() {
    #expect(container.read(Seat.self, name: nil) == nil)
    #expect(slots.own.table == 0)
  }

  @Test(arguments: Dropping.all.filter(\Dropping.isRevision))
  func `takes the slow path after a change, and then the fast one again`(
    _ change: Dropping
  ) throws {
    try change.make(container, start)
    #expect(container.beginReading(Hall.self, name: nil) == nil)
    let hall = try container.resolve(Hall.self)
    #expect(container.read(Hall.self, name: nil) == nil)
    #expect(try container.resolve(Hall.self) === hall)
    #expect(container.read(Hall.self, name: nil) === hall)
  }

  /// The reader has the reference and has not yet counted it.
  @Test(arguments: Dropping.all)
  func `delays a caller that drops the instance, until it ends`(_ change: Dropping) async throws {
    let (reading, hall) = try begin()
    let isDropped = thread { [container, start] in
      try change.make(container, start)
      return hall.isGone
    }
    // Whoever does not wait has all the time to let go of it.
    for _ in 0..<20 where !hall.isGone { onThreads(8) { _ in _ = hall.isGone } }
    #expect(!hall.isGone)
    container.endReading(reading)
    #expect(try await isDropped.value)
  }

  private func begin() throws -> (Container.Reading, Trace) {
    let trace = Trace()
    trace.hall = try container.resolve(Hall.self)
    return (try #require(container.beginReading(Hall.self, name: nil)), trace)
  }
}

// MARK: - Fixtures

/// Follows an object without keeping it.
private final class Trace: @unchecked Sendable {  // it is set before anybody else has it
  weak var hall: Hall?
  var isGone: Bool { hall == nil }
}

/// A change that drops what was built.
struct Dropping: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Whether there is another instance afterwards.
  var isRevision = true
  let make: @Sendable (Container, _ start: Snapshot) throws -> Void

  static let all = [
    Dropping(testDescription: "a registration") { container, _ in
      container.register(Hall.self) { Hall(name: "new") }
    },
    Dropping(testDescription: "a registration above") { container, _ in
      container.parent?.register(Seat.self, instance: Seat(number: 2))
    },
    Dropping(testDescription: "a reset") { container, _ in container.reset(.instances) },
    Dropping(testDescription: "a restoration") { container, start in
      try container.restore(start)
    },
    Dropping(testDescription: "a look before it is told of a change above", isRevision: false) {
      container,
      _ in
      var retired = ContainerCore.Retired()
      let record = Registration(Seat.self, instance: Seat(number: 2)).record()
      _ = container.parent?.withCore { $0.register(record, resident: nil, retired: &retired) }
      container.withCore { $0.freshness.checkWhenResolved() }
      // A look that goes the long way.
      container.cell.detours.add(1, ordering: .relaxed)
      _ = try container.resolve(Hall.self)
      container.cell.detours.subtract(1, ordering: .relaxed)
    },
    Dropping(testDescription: "unregistering", isRevision: false) { container, _ in
      container.unregister(Hall.self)
    },
    Dropping(testDescription: "closing", isRevision: false) { container, _ in
      #expect(container.closeIfIdle())
    },
  ]
}
