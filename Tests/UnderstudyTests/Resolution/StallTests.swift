import TestSupport
import Testing

@testable import Understudy

@Suite struct `Waits that the library cannot see` {
  let host = IssueCollector()
  let container: Container

  init() { container = Container(label: "app", rules: nil, host: host) }

  @Test(.tags(.scenario43))
  func `a worker that resolves the key being built, unbound, ends in a report`() throws {
    container.waitTimeout = .milliseconds(20)
    let errors = Recorder<ContainerError>()
    let asking = UInt(#line) + 5
    container.register(Hall.self) { [container] in
      let done = Latch()
      startThread {
        do {
          _ = try container.resolve(Hall.self)
        } catch { if let error = error as? ContainerError { errors.add(error) } }
        done.open()
      }
      done.block()
      return Hall()
    }
    let line = UInt(#line) + 1
    _ = try container.resolve(Hall.self)

    let error = try #require(errors.all.first)
    #expect(error.kind == .timedOut)
    #expect(host.issues.map(\.site.line) == [asking])
    #expect(
      error.description == """
        Hall has not been built within 0.02 seconds; its factory is still running elsewhere.
          resolved at UnderstudyTests/StallTests.swift:\(asking)
          registered at UnderstudyTests/StallTests.swift:\(asking - 4)
          being built for the resolve at UnderstudyTests/StallTests.swift:\(line)
          container: "app"
          fix: the factory may be waiting for this same resolve: in the factory, resolve with $0; for Task.detached { … }, write Container.current.detached { … }; pass a thread or a queue the closure Container.current.bind { … }. If the factory is only slow, raise container.waitTimeout.
        """
    )
  }

  @Test(.tags(.scenario43)) func `a worker that resolves another key is no stall`() throws {
    container.register(Seat.self) { Seat(number: 3) }
    container.register(Hall.self) { [container] in
      let done = Latch()
      let name = Recorder<String>()
      startThread {
        if let seat = try? container.resolve(Seat.self) { name.add("\(seat.number)") }
        done.open()
      }
      done.block()
      return Hall(name: name.all.joined())
    }
    #expect(try container.resolve(Hall.self).name == "3")
    #expect(host.issues.isEmpty)
  }

  @Test(.timeLimit(.minutes(5)))
  func `a detached task that resolves the key being built ends in the same report`() async throws {
    container.waitTimeout = .milliseconds(20)
    let errors = Recorder<ContainerError>()
    let asking = UInt(#line) + 4
    container.register(Hall.self) { [container] (_: Resolver) async throws in
      await Task.detached {
        do {
          _ = try await container.resolve(Hall.self)
        } catch { if let error = error as? ContainerError { errors.add(error) } }
      }.value
      return Hall()
    }
    let line = UInt(#line) + 1
    _ = try await container.resolve(Hall.self)

    let error = try #require(errors.all.first)
    #expect(error.kind == .timedOut)
    #expect(host.issues.map(\.site.line) == [asking])
    #expect(error.description.contains("resolved at UnderstudyTests/StallTests.swift:\(asking)"))
    #expect(
      error.description
        .contains("being built for the resolve at UnderstudyTests/StallTests.swift:\(line)")
    )
  }

  /// Each begins the other's build in a task that nobody sees.
  @Test(.timeLimit(.minutes(5)))
  func `a cycle through two detached tasks ends, and each resolve with it`() async throws {
    container.waitTimeout = .milliseconds(20)
    let hallLine = UInt(#line) + 1
    container.register(Hall.self) { [container] (_: Resolver) async throws in
      let seat = try await Task.detached { try await container.resolve(Seat.self) }.value
      return Hall(name: "\(seat.number)")
    }
    let seatLine = UInt(#line) + 1
    container.register(Seat.self) { [container] (_: Resolver) async throws in
      let hall = try await Task.detached { try await container.resolve(Hall.self) }.value
      return Seat(number: hall.name.count)
    }
    let line = UInt(#line) + 1
    let hall = await #expect(throws: ContainerError.self) { try await container.resolve(Hall.self) }
    let seat = await #expect(throws: ContainerError.self) { try await container.resolve(Seat.self) }

    func text(_ key: String, at asked: UInt, of registered: UInt, for first: UInt) -> String {
      """
      \(key) has not been built within 0.02 seconds; its factory is still running elsewhere.
        resolved at UnderstudyTests/StallTests.swift:\(asked)
        registered at UnderstudyTests/StallTests.swift:\(registered)
        being built for the resolve at UnderstudyTests/StallTests.swift:\(first)
        container: "app"
        fix: the factory may be waiting for this same resolve: in the factory, resolve with $0; for Task.detached { … }, write Container.current.detached { … }; pass a thread or a queue the closure Container.current.bind { … }. If the factory is only slow, raise container.waitTimeout.
      """
    }
    // The one that waits is within the other's factory.
    let texts = [
      text("Hall", at: seatLine + 1, of: hallLine, for: line),
      text("Seat", at: hallLine + 1, of: seatLine, for: line + 1),
    ]
    #expect([hall, seat].map { $0?.description } == texts)
    #expect([hall, seat].map { $0?.kind } == [.timedOut, .timedOut])
    #expect(host.issues.map(\.message) == texts)
  }

  @Test(.timeLimit(.minutes(5)))
  func `a task whose time is up leaves the build to the others`() async throws {
    let build = container.registerHeldHall()
    let first = Task { [container] in try await container.resolve(Hall.self) }
    await build.started()
    container.waitTimeout = .milliseconds(20)
    let error = await #expect(throws: ContainerError.self) {
      try await container.resolve(Hall.self)
    }
    #expect(error?.kind == .timedOut)
    container.waitTimeout = .seconds(30)
    let third = await container.waiter(for: Hall.self)
    build.end()
    #expect(try await first.value === third.value)
  }

  @Test(.timeLimit(.minutes(5)))
  func `a task continues to wait until its time is up`() async throws {
    let build = Build(
      Request(Key(Hall.self), site: SourceSite(), chain: nil),
      nil,
      container: container,
      isAsynchronous: true,
      epoch: 0
    )
    let wasAsked = Latch()
    let waiter = Task { [build] in
      await build.wait(
        with: Build.Patience(limit: .milliseconds(1)) {
          wasAsked.open()
          return false
        }
      )
    }
    await wasAsked.wait()
    build.finish(.cancelled)
    guard case .outcome = await waiter.value else {
      Issue.record("the waiter has left before the build's end")
      return
    }
  }

  /// Nobody's test hangs there, and a factory may take as long as it likes.
  @Test(.timeLimit(.minutes(2)))
  func `no wait ends in production, and a build is reported once, however many wait`() async throws
  {
    let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent])
    {
      let app = Container(label: "app")
      let request = Request(Key(Hall.self), site: SourceSite(), chain: nil)
      let build = Build(request, nil, container: app, isAsynchronous: true, epoch: 0)
      for _ in 1...3 {
        #expect(!app.patience(with: build, request, isTesting: false).isOver())
      }
      #expect(app.patience(with: build, request, isTesting: true).isOver())
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.split(separator: "Hall has not been built within").count == 2, "\(text)")
  }

  @Test func `forks and children take over the limit`() {
    #expect(container.waitTimeout == .seconds(30))
    container.waitTimeout = .seconds(9_223_372_036) + .milliseconds(900)
    #expect(container.waitTimeout == .nanoseconds(Int64.max))
    container.waitTimeout = .milliseconds(7)
    #expect(container.fork().waitTimeout == .milliseconds(7))
    #expect(Container(parent: container).waitTimeout == .milliseconds(7))
    container.waitTimeout = .seconds(Int64.max)
    #expect(container.waitTimeout > .seconds(1_000_000))
  }
}
