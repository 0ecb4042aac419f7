import TestSupport
import Testing

@testable import Understudy

@Suite(.enabled(if: SpareFrames.isInUse), .timeLimit(.minutes(5)))
struct `The spare frames of a thread` {
  private let container = Container(label: "app")

  init() {
    container.register(Hall.self, lifetime: .transient) { Hall() }
    container.register(Lobby.self, lifetime: .transient) { Lobby(hall: try $0.resolve()) }
  }

  @Test func `are those of plain factories, and serve the next ones`() {
    let counts = onThread { [container] in
      (0..<3).map { _ in
        for _ in 0..<100 { _ = try? container.resolve(Lobby.self) }
        return Self.removeAll()
      }
    }
    #expect(counts == [2, 2, 2])
  }

  @Test func `are those of factories that have failed, too`() {
    container.register(Hall.self, lifetime: .transient) { throw Mishap() }
    let (path, count) = onThread { [container] in
      (Self.error { try container.resolve(Lobby.self) }?.path, Self.removeAll())
    }
    #expect(path == [Key(Lobby.self), Key(Hall.self)])
    #expect(count == 2)
  }

  @Test func `are limited in number`() {
    for number in 0..<40 {
      container.register(Hall.self, name: "\(number)", lifetime: .transient) {
        number == 39 ? Hall() : try $0.resolve(name: "\(number + 1)")
      }
    }
    let count = onThread { [container] in
      _ = try? container.resolve(Hall.self, name: "0")
      return Self.removeAll()
    }
    #expect(count == SpareFrames.most)
  }

  @Test func `are none that a resolver holds, nor any above those`() {
    let kept = Recorder<Resolver>()
    container.register(Hall.self, lifetime: .transient) { resolver in
      kept.add(resolver)
      return Hall()
    }
    container.register(Seat.self, lifetime: .transient) { _ in
      // What keeps the frame of another factory would have this one's chain.
      Seat(number: Self.error { try kept.all[0].resolve(Printing.self) }?.path.count ?? 0)
    }
    let (count, seat) = onThread { [container] in
      _ = try? container.resolve(Lobby.self)
      return (Self.removeAll(), try? container.resolve(Seat.self))
    }
    #expect(count == 0)
    #expect(seat?.number == 1)
  }

  @Test func `are none that a task holds, nor any above those`() {
    let mayEnd = Latch()
    container.register(Hall.self, lifetime: .transient) {
      Task { await mayEnd.wait() }
      return Hall()
    }
    let count = onThread { [container] in
      _ = try? container.resolve(Lobby.self)
      return Self.removeAll()
    }
    mayEnd.open()
    #expect(count == 0)
  }

  @Test func `are none that a bound closure may find`() {
    let bound = Recorder<@Sendable () -> Void>()
    container.register(Hall.self, lifetime: .transient) { [container] in
      bound.add(container.bind {})
      return Hall()
    }
    let count = onThread { [container] in
      _ = try? container.resolve(Lobby.self)
      return Self.removeAll()
    }
    // It is gone, and with it what holds the one above.
    #expect(count == 1)
    #expect(bound.all.count == 1)
  }

  @Test func `are builds of plain singletons, too`() {
    container.register(Hall.self) { Hall() }
    container.register(Lobby.self) { Lobby(hall: try $0.resolve()) }
    let counts = onThread { [container] in
      (0..<3).map { _ in
        for _ in 0..<40 { _ = try? container.fork().resolve(Lobby.self) }
        return Self.removeAllBuilds()
      }
    }
    #expect(counts == [2, 2, 2])
  }

  @Test func `are builds that have failed, and begin without what those had resolved`() {
    let fails = Recorder<Bool>()
    container.register(Hall.self) { Hall() }
    container.register(Lobby.self) {
      let lobby = Lobby(hall: try $0.resolve())
      if fails.all.isEmpty { throw Mishap() }
      return lobby
    }
    container.register(Desk.self) { Desk() }
    let (count, isSame) = onThread { [container] in
      _ = try? container.resolve(Lobby.self)
      let count = Self.removeAllBuilds()
      for _ in 0..<3 { _ = try? container.resolve(Lobby.self) }
      fails.add(false)
      let desk = try? container.resolve(Desk.self)
      // Built with a frame that had noted the hall: the desk must not depend on it.
      container.register(Hall.self) { Hall() }
      return (count, (try? container.resolve(Desk.self)) === desk)
    }
    #expect(count == 2)
    #expect(isSame)
  }

  @Test func `are no builds that somebody has met, nor any above those`() {
    let met = Recorder<Build?>()
    container.register(Hall.self) { [container] in
      // As another caller does that waits for it.
      met.add(container.withCore { $0.builds[Key(Hall.self)] })
      return Hall()
    }
    container.register(Lobby.self) { Lobby(hall: try $0.resolve()) }
    let count = onThread { [container] in
      _ = try? container.resolve(Lobby.self)
      return Self.removeAllBuilds()
    }
    #expect(count == 0)
    #expect(met.all.first??.path == [Key(Lobby.self), Key(Hall.self)])
  }

  @Test func `are no builds that were refused after somebody had met them, and those have ended`() {
    let record = Registration(Hall.self) { Hall() }.record()
    let (count, hasReturned) = onThread { [container] in
      let build = Build.plain(record, in: container, below: nil, at: record.site, epoch: 0)
      let met = build.takeUnretainedValue()
      Build.leavePlainly(build)
      return (Self.removeAllBuilds(), met.isFinished)
    }
    #expect(count == 0)
    #expect(hasReturned)
  }

  @Test func `are freed with the thread`() async throws {
    let frame = onThread { [container] in
      _ = try? container.resolve(Lobby.self)
      let spares = SpareFrames.own?.takeUnretainedValue()
      let frame = spares?.takeFrame()
      defer { if let frame { spares?.put(frame) } }
      return WeakFrame(frame?.takeUnretainedValue())
    }
    let clock = ContinuousClock()
    let end = clock.now + .seconds(60)
    while frame.isAlive, clock.now < end { try await Task.sleep(for: .milliseconds(1)) }
    #expect(!frame.isAlive)
  }

  private static func removeAll() -> Int {
    var count = 0
    while let frame = SpareFrames.own?.takeUnretainedValue().takeFrame() {
      frame.release()
      count += 1
    }
    return count
  }

  private static func removeAllBuilds() -> Int {
    var count = 0
    while let build = SpareFrames.own?.takeUnretainedValue().takeBuild() {
      build.release()
      count += 1
    }
    return count
  }

  private static func error<Value>(_ body: () throws -> Value) -> ContainerError? {
    do {
      _ = try body()
      return nil
    } catch {
      return error as? ContainerError
    }
  }
}

private struct Mishap: Error {}

private final class Lobby: Sendable {
  let hall: Hall
  init(hall: Hall) { self.hall = hall }
}

private final class Desk: Sendable {}

private final class WeakFrame: Sendable {
  private weak let frame: Frame?
  init(_ frame: Frame?) { self.frame = frame }
  var isAlive: Bool { frame != nil }
}
