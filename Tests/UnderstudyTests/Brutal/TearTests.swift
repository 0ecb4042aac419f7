import Testing
import Understudy

/// What threads and tasks read while others change the key, through each kind of injection.
@Suite(.serialized, .timeLimit(.minutes(5))) struct `Reads of a shared injection` {
  let container = Container(label: "app")
  let ledger = PlacardLedger()

  @Test(arguments: PlacardReading.all)
  func `are whole values that were registered, and one until it is superseded`(
    _ subject: PlacardReading
  ) async throws {
    let press = PlacardPress(ledger, of: subject, in: container)
    press.register(0)
    let reader = withContainer(container) { subject.reader(container) }
    try await withThrowingTaskGroup { group in
      for number in 0..<4 {
        group.addTask { [ledger] in
          for _ in 0..<100 { await ledger.check(subject.agreement, reader) }
          for _ in 0..<50 { press.work(number) }
        }
      }
      group.addTask { [ledger] in
        try await thread {
          let finished = Counter()
          onThreads(8) { number in
            var step = number
            while number < 2, finished.count < 6 {
              press.work(step)
              step += 1
            }
            guard number >= 2 else { return }
            for _ in 0..<300 {
              ledger.check(subject.agreement, reader)
              ledger.glance(16, reader)
            }
            finished.add()
          }
        }.value
      }
      try await group.waitForAll()
    }
    #expect(ledger.faults == [])
  }

  /// The same between two changes, where no read may give anything else than the others.
  @Test(arguments: PlacardReading.all)
  func `agree when nobody changes anything`(_ subject: PlacardReading) throws {
    let press = PlacardPress(ledger, of: subject, in: container)
    press.register(0)
    let reader = withContainer(container) { subject.reader(container) }
    for round in 0..<50 {
      press.work(round)
      onThreads(4) { [ledger] _ in ledger.check(subject.agreement, reader) }
    }
    #expect(ledger.faults == [])
    #expect(ledger.quietReads == 200)
  }

  @Test(arguments: PlacardReading.all)
  func `agree when all are the first`(_ subject: PlacardReading) {
    for _ in 0..<40 {
      let ledger = PlacardLedger()
      let container = Container(label: "app")
      // It leaves a transient registered, so that two builds could not hide.
      _ = PlacardPress(ledger, of: subject, in: container)
      let reader = withContainer(container) { subject.reader(container) }
      onThreads(8) { _ in ledger.check(subject.agreement, reader) }
      #expect(ledger.faults == [])
    }
  }
}

// MARK: - Fixtures

/// An object with wrappers, read from everywhere at once.
private final class Board: @unchecked Sendable {  // the wrappers are what is tested
  @Injected var required: any Placard
  @Injected var optional: (any Placard)?
  @Injected(.weak) var weak: any Placard
  @Injected(.current) var current: any Placard
  @Factory var made: any Placard
}

/// One way to read.
struct PlacardReader: Sendable {
  let read: @Sendable () throws -> (any Placard)?
  let readAsync: @Sendable () async throws -> (any Placard)?
}

struct PlacardReading: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var agreement = PlacardAgreement.untilSuperseded
  /// Whether the instances are of a class.
  var isClass = false
  /// Whether the key may be absent for a while.
  var mayBeAbsent = true
  let reader: @Sendable (Container) -> PlacardReader

  static let all = [
    PlacardReading(testDescription: "required") { _ in
      let board = Board()
      return PlacardReader {
        try board.$required.resolve()
      } readAsync: {
        try await board.$required.resolve()
      }
    },
    PlacardReading(testDescription: "required, by its getter", mayBeAbsent: false) { _ in
      let board = Board()
      return PlacardReader {
        board.required
      } readAsync: {
        board.required
      }
    },
    PlacardReading(testDescription: "optional") { _ in
      let board = Board()
      return PlacardReader {
        board.optional
      } readAsync: {
        try await board.$optional.resolve()
      }
    },
    PlacardReading(testDescription: "weak", agreement: .whileHeld, isClass: true) { _ in
      let board = Board()
      return PlacardReader {
        try board.$weak.resolve()
      } readAsync: {
        try await board.$weak.resolve()
      }
    },
    PlacardReading(testDescription: "current") { container in
      let board = Board()
      return PlacardReader {
        try withContainer(container) { try board.$current.resolve() }
      } readAsync: {
        try await withContainer(container) { try await board.$current.resolve() }
      }
    },
    PlacardReading(testDescription: "factory", agreement: .never) { _ in
      let board = Board()
      return PlacardReader {
        try board.$made.make()
      } readAsync: {
        try await board.$made.make()
      }
    },
    PlacardReading(testDescription: "provider", agreement: .never) { container in
      let provider = try? container.resolve(Provider<any Placard>.self)
      return PlacardReader {
        try provider?.get()
      } readAsync: {
        try await provider?.get()
      }
    },
    PlacardReading(testDescription: "lazy", agreement: .always) { container in
      let lazy = try? container.resolve(Lazy<any Placard>.self)
      return PlacardReader {
        try lazy?.get()
      } readAsync: {
        try await lazy?.get()
      }
    },
  ]
}
