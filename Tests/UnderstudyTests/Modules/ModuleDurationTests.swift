import TestSupport
import Testing
import Understudy

@testable import UnderstudyModules

@Suite(.timeLimit(.minutes(5)), .tags(.rowM9)) struct `The durations of modules` {
  private let clock = SteppedClock()

  @Test func `are those of each module by its clock, and of the whole by the given one`()
    async throws
  {
    let (own, container) = (SteppedClock(), Container(label: "app"))
    let modules = ModuleSet([
      Module("plays", dependsOn: ["stage"], clock: own) { [clock] _ in
        own.advance(by: .seconds(3))
        clock.advance(by: .seconds(1))
        return [Registration(Int.self, instance: 1)]
      },
      Module("stage") { [clock] in
        clock.advance(by: .seconds(2))
        return []
      },
    ])
    let report = try await container.configure(modules, clock: clock)
    #expect(report["plays"]?.duration == .seconds(3))
    #expect(report["stage"]?.duration == .seconds(2))
    #expect(report.duration == .seconds(3))
    #expect(report.slowest.map(\.name) == ["plays", "stage"])
  }

  @Test func `are measured on a thread, too`() throws {
    let container = Container(label: "app")
    let report = try synchronously {
      try container.configure(ModuleSet([slow("stage", 2), slow("foyer", 5)]), clock: clock)
    }
    #expect(report.entries.map(\.duration) == [.seconds(2), .seconds(5)])
    #expect(report.duration == .seconds(7))
    #expect(report.slowest.map(\.name) == ["foyer", "stage"])
  }

  @Test func `contain pauses, failed attempts and the fallback`() async throws {
    let container = Container(label: "app")
    let module = Module(
      "plays",
      retry: RetryPolicy(maxAttempts: 2, backoff: .constant(.seconds(4))),
      clock: clock
    ) { [clock] _ in
      clock.advance(by: .seconds(1))
      throw Mishap()
    } fallback: { [clock] _ in
      clock.advance(by: .seconds(2))
      return []
    }
    let configured = Task { [clock] in try await container.configure([module], clock: clock) }
    await clock.slept(times: 1)
    clock.advance(by: .seconds(4))
    let report = try await configured.value
    #expect(report["plays"]?.state == .fellBack)
    #expect(report["plays"]?.duration == .seconds(8))
    #expect(report.duration == .seconds(8))
  }

  @Test func `of earlier modules are zero in the report, and kept in the container's`() throws {
    let container = Container(label: "app")
    try synchronously {
      _ = try container.configure(ModuleSet([slow("stage", 2)]), clock: clock)
      let report = try container.configure(
        ModuleSet([slow("stage", 2), slow("foyer", 5)]),
        clock: clock
      )
      #expect(report["stage"]?.duration == .zero)
      #expect(report.duration == .seconds(5))
    }
    #expect(container.moduleReport?["stage"]?.duration == .seconds(2))
    #expect(container.moduleReport?.duration == .seconds(7))
  }

  private func slow(_ name: Module.Name, _ seconds: Int) -> Module {
    Module(name) { [clock] in
      clock.advance(by: .seconds(seconds))
      return []
    }
  }
}

// MARK: - Fixtures

private struct Mishap: Error {}
