import TestSupport
import Testing
import Understudy
import UnderstudyInsight

@Suite struct `Logging a container` {
  let container = Container(label: "app")
  let lines = Recorder<String>()

  @Test func `takes entries at the level and above`() throws {
    container.startLogging(to: note)
    container.startLogging(from: .debug) { [lines] in lines.add("debug or more: \($0.message)") }
    container.register(Hall.self) { Hall() }
    for _ in 0..<2 { _ = try container.resolve(Hall.self) }
    container.reset()
    #expect(
      lines.all == [
        "debug or more: built Hall", "info: reset the container",
        "debug or more: reset the container",
      ]
    )
  }

  @Test(arguments: LogLevel.allCases)
  func `makes no text below its level`(level: LogLevel) {
    let error = Talkative()
    container.register(Hall.self) { throw error }
    container.startLogging(from: level) { _ in }
    // Expecting the error would ask it for its text.
    _ = try? container.resolve(Hall.self)
    #expect(error.wasAsked.all.isEmpty == (level > .error))
  }

  @Test func `reports a slow resolve once more as slow`() throws {
    container.register(Hall.self) { Hall() }
    container.startLogging(from: .debug, slowerThan: .zero) { [lines] entry in
      let duration = entry.metadata["duration"] ?? "none"
      lines.add(entry.message.replacing(duration, with: "…"))
    }
    container.startLogging(slowerThan: .seconds(1_000), to: note)
    _ = try container.resolve(Hall.self)
    #expect(lines.all == ["built Hall", "resolving Hall took …"])
  }

  @Test func `reports one failed resolve as one error, however deep it failed`() throws {
    container.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    container.register(Office.self) { try Office(printing: $0.resolve()) }
    container.startLogging(to: note)
    #expect(throws: ContainerError.self) { try container.resolve(Office.self) }
    #expect(lines.all == ["error: resolving Office failed: Nothing is registered for Mailer."])
  }

  @Test func `logs failures that a factory handles at a lower level`() throws {
    container.register(Printing.self) { resolver in
      let mailer = try? resolver.resolve((any Mailer).self)
      return Printing(mailer: mailer ?? SMTPMailer(host: "fallback"))
    }
    container.startLogging(to: note)
    container.startLogging(from: .debug) { [lines] entry in
      if entry.metadata["event"] == "failed" {
        lines.add("\(entry.level), \(entry.metadata["asker"]!)")
      }
    }
    _ = try container.resolve(Printing.self)
    #expect(lines.all == ["debug, Printing"])
  }

  @Test func `logs nothing of a resolve that was cancelled`() async throws {
    let gate = Latch()
    container.register(Hall.self) { (_: Resolver) async throws in
      gate.open()
      await Latch.cancelled()
      try Task.checkCancellation()
      return Hall()
    }
    container.startLogging(from: .trace, to: note)
    let task = Task { [container] in try await container.resolve(Hall.self) }
    await gate.wait()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(lines.all.isEmpty)
  }

  @Test func `names children and scopes by their labels, and omits forks`() throws {
    container.register(Hall.self, lifetime: .transient) { Hall() }
    let scope = try container.openScope("evening", id: 1)
    let child = Container(label: "desk", parent: container)
    container.startLogging(from: .debug) { [lines] in lines.add($0.metadata["container"] ?? "none")
    }
    for asked in [child, scope, container, container.fork()] { _ = try asked.resolve(Hall.self) }
    #expect(lines.all == ["desk", scope.label ?? "none", "app"])
  }

  @Test func `ends when it is cancelled, and ends no other`() throws {
    container.register(Hall.self, lifetime: .transient) { Hall() }
    let first = container.startLogging(from: .debug) { [lines] in lines.add("1 \($0.message)") }
    let second = container.startLogging(from: .debug) { [lines] in lines.add("2 \($0.message)") }
    _ = try container.resolve(Hall.self)
    first.cancel()
    _ = try container.resolve(Hall.self)
    second.cancel()
    _ = try container.resolve(Hall.self)
    #expect(lines.all == ["1 built Hall", "2 built Hall", "2 built Hall"])
  }

  @Test func `continues if nobody keeps its token`() throws {
    container.register(Hall.self) { Hall() }
    do { _ = container.startLogging(from: .debug, to: note) }
    _ = try container.resolve(Hall.self)
    #expect(lines.all == ["debug: built Hall"])
  }

  @Test func `does not log what its closure does with the container`() throws {
    container.register(Hall.self) { Hall() }
    container.register(Seat.self, lifetime: .transient) { Seat() }
    container.startLogging(from: .trace) { [container, lines] entry in
      lines.add(entry.message)
      _ = try? container.resolve(Seat.self)
      container.register(Repository<Seat>.self) { Repository(name: "seats") }
      container.startLogging(from: .critical, to: { _ in }).cancel()
      if entry.message == "built Hall" { container.reset() }
    }
    _ = try container.resolve(Hall.self)
    container.unregister(Hall.self)
    #expect(lines.all == ["built Hall", "unregistered Hall"])
  }

  @Test func `lets two closures that use the container log each other without an endless loop`()
    throws
  {
    container.register(Hall.self, lifetime: .transient) { Hall() }
    for name in ["A", "B"] {
      container.startLogging(from: .debug) { [container, lines] entry in
        lines.add("\(name) \(entry.message)")
        _ = try? container.resolve(Hall.self)
      }
    }
    _ = try container.resolve(Hall.self)
    #expect(lines.all.sorted() == ["A built Hall", "A built Hall", "B built Hall", "B built Hall"])
  }

  @Test func `loses nothing from many threads`() {
    container.register(Seat.self, lifetime: .transient) { Seat() }
    container.startLogging(from: .debug, to: note)
    onThreads(8) { [container] _ in
      for _ in 0..<50 { _ = try? container.resolve(Seat.self) }
    }
    #expect(lines.all == Array(repeating: "debug: built Seat", count: 400))
  }

  @Test func `shows no instance`() throws {
    let whole = Recorder<String>()
    container.register(Secret.self) { Secret() }
    container.register([Secret].self, lifetime: .transient) { try [$0.resolve(Secret.self)] }
    container.startLogging(from: .trace, slowerThan: .zero) { whole.add($0.description) }
    for _ in 0..<2 { _ = try container.resolve([Secret].self) }
    container.register(Secret.self, instance: Secret())
    #expect(whole.all.count > 6)
    #expect(!whole.all.contains { $0.contains("4711") })
  }

  @Test func `has the site and the requester in an entry`() throws {
    let entries = Recorder<ContainerLogEntry>()
    container.register((any Mailer).self) { SMTPMailer(host: "smtp") }
    container.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    container.startLogging(from: .debug) { entries.add($0) }
    let line: UInt = #line + 1
    _ = try container.resolve(Printing.self)
    #expect(entries.all.map { $0.metadata["depth"] } == ["2", "1"])
    #expect(entries.all.map { $0.metadata["asker"] } == ["Printing", nil])
    #expect(entries.all.last?.metadata["site"] == "\(#fileID):\(line)")
  }

  private var note: @Sendable (ContainerLogEntry) -> Void {
    { [lines] entry in lines.add("\(entry.level): \(entry.message)") }
  }
}

// MARK: - Fixtures

/// Knows whether somebody wanted its text.
private struct Talkative: Error, CustomStringConvertible {
  let wasAsked = Recorder<Void>()

  var description: String {
    wasAsked.add(())
    return "it talks"
  }
}

private struct Secret: Sendable, CustomStringConvertible {
  var description: String { "4711" }
}
