import TestSupport
import Testing
import Understudy
import UnderstudyInsight
import UnderstudyModules

@Suite(.timeLimit(.minutes(5))) struct `Limits and attempts of modules` {
  let container = Container(label: "app")
  let clock = SteppedClock()

  @Test(.tags(.scenario35)) func `the limit holds if the operation ignores it`() async throws {
    let (goOn, discarded) = (Latch(), Latch())
    defer { goOn.open() }
    let events = Recorder<String>()
    let set = ModuleSet {
      Module("seats", limit: .seconds(5), clock: clock) { _ in
        await goOn.wait()
        events.add(Task.isCancelled ? "goes on though cancelled" : "goes on")
        Registration(Hall.self, instance: Hall()).onClose { _ in discarded.open() }
      }
    }
    let configuring = Task { [container] in
      defer { events.add("over") }
      return try await container.configure(set)
    }
    await clock.slept(times: 1)
    try #require(clock.sleeps == [.seconds(5)])
    #expect(events.all == [])
    clock.advance(by: .seconds(5))
    let error = await #expect(throws: ModuleError.self) {
      try await patiently { _ = try await configuring.value }
    }
    try #require(error?.kind == .limitExceeded)
    // It ended at its limit, with the operation still under way.
    #expect(clock.now.offset == .seconds(5))
    #expect(events.all == ["over"])

    // What comes after that is cleaned up and published nowhere.
    goOn.open()
    await discarded.wait()
    #expect(events.all == ["over", "goes on though cancelled"])
    #expect(try container.isEmptyNow)
  }

  @Test(.tags(.scenario35)) func `the limit holds on the system's clock, too`() async {
    let start = ContinuousClock.now
    let goOn = Latch()
    defer { goOn.open() }
    let error = await #expect(throws: ModuleError.self) {
      try await patiently { [container] in
        _ = try await container.configure(
          ModuleSet {
            Module("seats", limit: .milliseconds(50)) { _ in
              await goOn.wait()
              Registration(Seat.self) { Seat() }
            }
          }
        )
      }
    }
    #expect(error?.kind == .limitExceeded)
    // It ends before the gate opens. How much later than the limit depends on the machine; that it is
    // less than twice the limit is shown on a manual clock.
    #expect(start.duration(to: .now) >= .milliseconds(50))
  }

  @Test(.tags(.rowM7)) func `a failed attempt is followed by another after the back-off`()
    async throws
  {
    let attempts = Recorder<Int>()
    let policy = RetryPolicy(maxAttempts: 4, backoff: .exponential(initial: .seconds(1)))
    let set = ModuleSet {
      Module("seats", retry: policy, clock: clock) { context in
        attempts.add(context.attempt)
        try fail(if: context.attempt < 4)
        Registration(Seat.self, instance: Seat())
      }
    }
    let configuring = Task { [container] in try await container.configure(set) }
    for count in 1...3 {
      await clock.slept(times: count)
      clock.advance(by: .seconds(60))
    }
    let report = try await patiently { try await configuring.value }
    #expect(report["seats"]?.state == .configured)
    #expect(report["seats"]?.attempts == 4)
    #expect(clock.sleeps == [.seconds(1), .seconds(2), .seconds(4)])
    #expect(attempts.all == [1, 2, 3, 4])
  }

  @Test(.tags(.rowM7)) func `each attempt has the whole limit`() async throws {
    let set = ModuleSet {
      Module("seats", limit: .seconds(5), retry: RetryPolicy(maxAttempts: 2), clock: clock) {
        if $0.attempt == 1 { await Latch.cancelled() }
        Registration(Seat.self, instance: Seat(number: $0.attempt))
      }
    }
    let configuring = Task { [container] in try await container.configure(set) }
    await clock.slept(times: 1)
    clock.advance(by: .seconds(5))
    let report = try await patiently { try await configuring.value }
    #expect(report["seats"]?.attempts == 2)
    #expect(try container.nowResolved(Seat.self)?.number == 2)
  }

  @Test(.tags(.rowM7)) func `a fallback replaces a module that cannot be prepared`() async throws {
    let report = try await container.configure(
      ModuleSet {
        Module("seats", retry: RetryPolicy(maxAttempts: 2)) { _ async throws in
          throw Broken()
        } fallback: { _ async throws in
          Registration(Seat.self, instance: Seat(number: 7))
        }
        Module("lobby", dependsOn: ["seats"]) { context in
          let number = try await context.resolve(Seat.self).number
          Registration(Hall.self, instance: Hall(name: "\(number)"))
        }
      }
    )
    #expect(report.entries.map(\.state) == [.fellBack, .configured])
    #expect(report["seats"]?.attempts == 2)
    #expect(report["seats"]?.failure?.kind == .moduleFailed)
    #expect(report.failures.isEmpty)
    #expect(try container.nowResolved(Hall.self)?.name == "7")
    let again = try await container.configure(ModuleSet { Module("seats") { [] } })
    #expect(again.entries[0].state == .already)
  }

  @Test(.tags(.rowM7)) func `a fallback that fails, too, is reported with the original failure`()
    async throws
  {
    let error = await #expect(throws: ModuleError.self) {
      try await container.configure(
        ModuleSet {
          Module("seats") { _ async throws in
            throw Broken()
          } fallback: { _ async throws in
            throw Sold()
          }
        }
      )
    }
    #expect(error?.underlying is Broken)
    #expect(error?.description.contains("its fallback also failed: Sold()") == true)
  }

  @Test(.tags(.rowM7)) func `a fallback has the same limit`() async throws {
    let set = ModuleSet {
      Module("seats", importance: .optional, limit: .seconds(5), clock: clock) { _ async throws in
        throw Broken()
      } fallback: { _ in
        await Latch.cancelled()
        Registration(Seat.self) { Seat() }
      }
    }
    let configuring = Task { [container] in try await container.configure(set) }
    await clock.slept(times: 2)
    clock.advance(by: .seconds(5))
    let entry = try await patiently { try await configuring.value }.entries[0]
    #expect(entry.state == .failed)
    #expect(entry.failure?.description.contains("longer than the limit") == true)
  }

  @Test(
    .tags(.scenario35),
    arguments: [
      (Duration?.none, RetryPolicy(maxAttempts: 0)), (.zero, .once), (.seconds(-1), .once),
      (nil, RetryPolicy(maxAttempts: 2, backoff: .constant(.seconds(-1)))),
    ]
  )
  func `invalid limits and attempts are an error before anything runs`(
    _ limit: Duration?,
    _ retry: RetryPolicy
  ) async throws {
    let asked = Recorder<Module.Name>()
    let error = await #expect(throws: ModuleError.self) {
      try await container.configure(
        ModuleSet {
          asking("hall", asked)
          Module("seats", limit: limit, retry: retry) { _ async throws in asked.add("seats") }
        }
      )
    }
    #expect(error?.kind == .invalidModule)
    #expect(error?.modules == ["seats"])
    #expect(asked.all.isEmpty)
  }

  @Test(.tags(.scenario35), arguments: [Duration.seconds(Int64.max), .seconds(Int64.max / 2)])
  func `a limit and a back-off may be longer than a clock can count`(
    _ forever: Duration
  ) async throws {
    let isPausing = Latch()
    let set = ModuleSet {
      Module("hall", limit: forever, retry: .init(maxAttempts: 2, backoff: .constant(forever))) {
        _ in
        isPausing.open()
        await Task.yield()
        throw Broken()
      }
    }
    let configuring = Task { [container] in try await container.configure(set) }
    await isPausing.wait()
    configuring.cancel()
    await #expect(throws: CancellationError.self) { try await configuring.value }

    let report = try await container.configure(
      ModuleSet { Module("seats", limit: forever) { _ in await Task.yield() } }
    )
    #expect(report["seats"]?.state == .configured)
  }
}

// MARK: - Fixtures

private struct Sold: Error {}
