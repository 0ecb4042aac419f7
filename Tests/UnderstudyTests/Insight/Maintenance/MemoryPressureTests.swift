import TestSupport
import Testing

@testable import Understudy
@testable import UnderstudyInsight

@Suite struct `Memory pressure` {
  private let container = Container(label: "app")
  private let events: AsyncStream<MemoryPressure>
  private let continuation: AsyncStream<MemoryPressure>.Continuation
  private let reports: AsyncStream<String>
  private let reported: AsyncStream<String>.Continuation

  init() {
    (events, continuation) = AsyncStream.makeStream()
    (reports, reported) = AsyncStream.makeStream()
    container.register(Hall.self, lifetime: .weak) { Hall() }
    container.register(Printing.self) { Printing(mailer: SMTPMailer(host: "mx")) }
    container.register(Office.self) { Office(printing: try $0.resolve()) }
  }

  private func listen() -> MemoryPressureObserver {
    container.respondToMemoryPressure(
      dropping: [Key(Printing.self), Key(Seat.self), Key(Printing.self)],
      to: events
    ) { [reported] pressure, report in reported.yield(text(pressure, report)) }
  }

  private func give<Value>(_ type: Value.Type) throws -> Value { try container.resolve(type) }

  @Test func `each level frees what is cheap enough`() async throws {
    let response = listen()
    defer { response.cancel() }
    var texts = reports.makeAsyncIterator()
    let (office, printing) = (try give(Office.self), try give(Printing.self))
    _ = try give(Hall.self)

    continuation.yield(.normal)
    #expect(await texts.next() == "normal: removed [], reset []")
    #expect(container.diagnostics().counts.weakReleased == 1)
    continuation.yield(.warning)
    #expect(await texts.next() == "warning: removed [Hall], reset []")
    #expect(try give(Printing.self) === printing)
    _ = try give(Hall.self)
    continuation.yield(.critical)
    #expect(await texts.next() == "critical: removed [Hall], reset [Printing]")
    #expect(try give(Printing.self) !== printing && give(Office.self) !== office)
  }

  @Test func `an instance that only a reset key has held is released, and removed as well`()
    async throws
  {
    container.register(PosterWall.self) { PosterWall(hall: try $0.resolve()) }
    _ = try give(PosterWall.self)
    let response = container.respondToMemoryPressure(dropping: [PosterWall.self], to: events) {
      [reported] in reported.yield(text($0, $1))
    }
    defer { response.cancel() }
    var texts = reports.makeAsyncIterator()
    continuation.yield(.warning)
    #expect(await texts.next() == "warning: removed [], reset []")
    continuation.yield(.critical)
    #expect(await texts.next() == "critical: removed [Hall], reset [PosterWall]")
  }

  @Test func `handling ends with the container, and does not hold it`() async throws {
    let signals = Signals(base: events)
    var container: Container? = Container()
    weak let known = container
    container?.respondToMemoryPressure(to: signals)
    container = nil
    #expect(known == nil)
    continuation.yield(.warning)
    await signals.ended.wait()
  }

  @Test(arguments: [false, true])
  func `handling does nothing after it is cancelled or the container is closed`(isClosed: Bool)
    async throws
  {
    let signals = Signals(base: events)
    let told = Counter()
    let response = container.respondToMemoryPressure(to: signals) { _, _ in told.add() }
    if isClosed {
      await container.close()
    } else {
      response.cancel()
      response.cancel()
    }
    continuation.yield(.critical)
    await signals.ended.wait()
    #expect(told.count == 0)
  }

  @Test func `handling ends if its sequence fails`() async throws {
    let signals = Signals(base: AsyncThrowingStream<MemoryPressure, any Error> { throw Broken() })
    let told = Counter()
    container.respondToMemoryPressure(to: signals) { _, _ in told.add() }
    await signals.ended.wait()
    #expect(told.count == 0)
  }

  #if !canImport(Darwin)
    @Test func `events end on platforms without reports`() async {
      for await _ in MemoryPressure.events { Issue.record("nobody reports this") }
      container.respondToMemoryPressure()
    }
  #endif

  @Test func `levels are in order`() {
    #expect(MemoryPressure.allCases.sorted() == [.normal, .warning, .critical])
  }
}

// MARK: - Fixtures

private final class PosterWall: Sendable {
  let hall: Hall
  init(hall: Hall) { self.hall = hall }
}

/// Says when nobody listens any more.
private struct Signals<Base: AsyncSequence & Sendable>: AsyncSequence, Sendable
where Base.Element == MemoryPressure {
  final class End: Sendable {
    let gate: Latch
    init(_ gate: Latch) { self.gate = gate }
    deinit { gate.open() }
  }

  struct AsyncIterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let end: End
    mutating func next(isolation actor: isolated (any Actor)?) async throws -> MemoryPressure? {
      try await base.next(isolation: actor)
    }
    mutating func next() async throws -> MemoryPressure? { try await next(isolation: nil) }
  }

  let base: Base
  let ended = Latch()

  func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(base: base.makeAsyncIterator(), end: End(ended))
  }
}

private func text(_ pressure: MemoryPressure, _ report: PurgeReport) -> String {
  "\(pressure): removed \(report.releasedWeakInstances), reset \(report.resetKeys)"
}
