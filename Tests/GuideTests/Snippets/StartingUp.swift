import Testing
import Understudy
import UnderstudyModules
import UnderstudySwiftTesting
import UnderstudyTesting

// snippet: a start in a test
@Test(.container) func `a start that failed can be tried again`() async throws {
  let downloads = Stub<Void, String, any Error>("download()")
  downloads.replies(.throws(NoConnection()), .returns("Hamlet"))
  let plays = Module("plays") { _ in
    let play = try await downloads.call()
    return [Registration(String.self, name: "tonight", instance: play)]
  }
  let startUp = StartUp(of: .current, modules: [plays])

  await #expect(throws: ModuleError.self) { try await startUp.result() }
  await startUp.retry()
  let container = try await startUp.result()

  #expect(try await container.resolve(String.self, name: "tonight") == "Hamlet")
  #expect(downloads.calls.count == 2)
}
// end snippet

// snippet: durations
@Test func `the slowest part of a start`() async throws {
  let clock = ManualClock()
  let slow = Module("repertoire", clock: clock) { _ in
    try await clock.sleep(for: .seconds(3))
    return [Registration(String.self, instance: "Hamlet")]
  }
  let quick = Module("window") { Registration(Int.self, instance: 1) }
  let start = Task {
    try await Container(label: "app").configure([quick, slow], clock: clock)
  }

  await clock.sleepers(atLeast: 1)
  await clock.advance(by: .seconds(3))
  let report = try await start.value

  #expect(report.slowest.first?.name == "repertoire")
  #expect(report["repertoire"]?.duration == .seconds(3))
  #expect(report.duration == .seconds(3))
}
// end snippet

// snippet: try again, and give up
@Test func `a download is tried again`() async throws {
  let clock = ManualClock()
  let downloads = Stub<Void, String, any Error>("download()")
  downloads.replies(.throws(NoConnection()), .returns("Hamlet"))
  let policy = RetryPolicy(maxAttempts: 3, backoff: .exponential(initial: .seconds(1)))
  let download = Task {
    try await withRetry(policy, clock: clock) { try await downloads.call() }
  }

  await clock.sleepers(atLeast: 1)  // pauses after the first attempt
  await clock.advance(by: .seconds(1))

  #expect(try await download.value == "Hamlet")
  #expect(downloads.calls.count == 2)
}

@Test func `a download that hangs is given up`() async throws {
  let (clock, gate) = (ManualClock(), Gate("download"))
  let download = Task {
    try await withTimeout(.seconds(5), clock: clock) { try await gate.pass() }
  }

  await clock.sleepers(atLeast: 1)
  await clock.advance(by: .seconds(5))

  await #expect(throws: TimeoutError.self) { try await download.value }
}
// end snippet
