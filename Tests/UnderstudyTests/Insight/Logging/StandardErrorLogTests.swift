import TestSupport
import Testing
import Understudy
import UnderstudyInsight

@Suite struct `The log on standard error` {
  @Test func `is silent before it starts and after it ends`() async throws {
    let result = try await #require(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      let container = Container(label: "silent")
      container.register(Hall.self) { Hall() }
      _ = try await container.resolve(Hall.self)
      _ = try? await container.resolve(Seat.self)
      container.startLogging(from: .trace).cancel()
      container.reset()
      await container.close()
    }
    #expect(lines(of: result) == [])
  }

  @Test func `has a line for each entry from info on`() async throws {
    let result = try await #require(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      let container = Container(label: "app")
      container.startLogging()
      container.register(Hall.self) { Hall() }
      _ = try container.resolve(Hall.self)
      container.reset()
    }
    let line = "Understudy info: reset the container (container: app, event: reset)"
    #expect(lines(of: result) == [line])
  }

  @Test func `has whole lines from many threads`() async throws {
    let result = try await #require(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      let container = Container(label: label)
      container.startLogging()
      onThreads(8) { _ in
        for _ in 0..<25 { container.reset() }
      }
    }
    let line = "Understudy info: reset the container (container: \(label), event: reset)"
    #expect(lines(of: result) == Array(repeating: line, count: 200))
  }

  private func lines(of result: ExitTest.Result) -> [String] {
    String(decoding: result.standardErrorContent, as: UTF8.self)
      .split(separator: "\n").map(String.init).filter { $0.contains("Understudy") }
  }
}

// MARK: - Fixtures

/// Makes a line as long as one with a chain of keys.
private let label = String(repeating: "long ", count: 200)
