import TestSupport
import Testing
import Understudy

/// What threads and tasks read while others change the key, through each kind of injection.
@Suite(.serialized, .timeLimit(.minutes(5))) struct `Reads of a shared injection` {
  let container = Container(label: "app")
  let ledger = ProbeLedger()

  @Test(arguments: ProbeReading.all)
  func `are whole values that were registered, and stay the same until superseded`(
    _ subject: ProbeReading
  ) async throws {
    let factory = ProbeFactory(ledger, of: subject, in: container)
    factory.register(0)
    let reader = withContainer(container) { subject.reader(container) }
    try await withThrowingTaskGroup { group in
      for number in 0..<4 {
        group.addTask { [ledger] in
          for _ in 0..<100 { await ledger.check(subject.agreement, reader) }
          for _ in 0..<50 { factory.work(number) }
        }
      }
      group.addTask { [ledger] in
        try await thread {
          let finished = Counter()
          onThreads(8) { number in
            var step = number
            while number < 2, finished.count < 6 {
              factory.work(step)
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
  @Test(arguments: ProbeReading.all)
  func `agree when nothing changes`(_ subject: ProbeReading) throws {
    let factory = ProbeFactory(ledger, of: subject, in: container)
    factory.register(0)
    let reader = withContainer(container) { subject.reader(container) }
    for round in 0..<50 {
      factory.work(round)
      onThreads(4) { [ledger] _ in ledger.check(subject.agreement, reader) }
    }
    #expect(ledger.faults == [])
    #expect(ledger.quietReads == 200)
  }

  @Test(arguments: ProbeReading.all)
  func `agree when all of them are first reads`(_ subject: ProbeReading) {
    for _ in 0..<40 {
      let ledger = ProbeLedger()
      let container = Container(label: "app")
      // It leaves a transient registered, so that two builds could not hide.
      _ = ProbeFactory(ledger, of: subject, in: container)
      let reader = withContainer(container) { subject.reader(container) }
      onThreads(8) { _ in ledger.check(subject.agreement, reader) }
      #expect(ledger.faults == [])
    }
  }
}

// MARK: - Fixtures

/// An object with wrappers, read from everywhere at once.
private final class Board: @unchecked Sendable {  // the wrappers are what is tested
  @Injected var required: any TornReadProbe
  @Injected var optional: (any TornReadProbe)?
  @Injected(.weak) var weak: any TornReadProbe
  @Injected(.current) var current: any TornReadProbe
  @Factory var made: any TornReadProbe
}

/// One way to read.
struct ProbeReader: Sendable {
  let read: @Sendable () throws -> (any TornReadProbe)?
  let readAsync: @Sendable () async throws -> (any TornReadProbe)?
}

struct ProbeReading: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var agreement = ProbeAgreement.untilSuperseded
  /// Whether the instances are of a class.
  var isClass = false
  /// Whether the key may be absent for a while.
  var mayBeAbsent = true
  let reader: @Sendable (Container) -> ProbeReader

  static let all = [
    ProbeReading(testDescription: "required") { _ in
      let board = Board()
      return ProbeReader {
        try board.$required.resolve()
      } readAsync: {
        try await board.$required.resolve()
      }
    },
    ProbeReading(testDescription: "required, by its getter", mayBeAbsent: false) { _ in
      let board = Board()
      return ProbeReader {
        board.required
      } readAsync: {
        board.required
      }
    },
    ProbeReading(testDescription: "optional") { _ in
      let board = Board()
      return ProbeReader {
        board.optional
      } readAsync: {
        try await board.$optional.resolve()
      }
    },
    ProbeReading(testDescription: "weak", agreement: .whileHeld, isClass: true) { _ in
      let board = Board()
      return ProbeReader {
        try board.$weak.resolve()
      } readAsync: {
        try await board.$weak.resolve()
      }
    },
    ProbeReading(testDescription: "current") { container in
      let board = Board()
      return ProbeReader {
        try withContainer(container) { try board.$current.resolve() }
      } readAsync: {
        try await withContainer(container) { try await board.$current.resolve() }
      }
    },
    ProbeReading(testDescription: "factory", agreement: .never) { _ in
      let board = Board()
      return ProbeReader {
        try board.$made.make()
      } readAsync: {
        try await board.$made.make()
      }
    },
    ProbeReading(testDescription: "provider", agreement: .never) { container in
      let provider = try? container.resolve(Provider<any TornReadProbe>.self)
      return ProbeReader {
        try provider?.get()
      } readAsync: {
        try await provider?.get()
      }
    },
    ProbeReading(testDescription: "lazy", agreement: .always) { container in
      let lazy = try? container.resolve(Lazy<any TornReadProbe>.self)
      return ProbeReader {
        try lazy?.get()
      } readAsync: {
        try await lazy?.get()
      }
    },
  ]
}
