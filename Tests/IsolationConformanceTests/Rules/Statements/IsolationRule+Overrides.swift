import TestSupport
import Understudy

extension IsolationRule {
  static let overrides = [override, overrideAfterCancellation, keptContainer, boundClosures]

  // Scenario 16.
  private static let override = IsolationRule(
    name: "an override is visible in its block alone, and gone after a throw",
    prepare: { $0.register(Note.self, name: "overridden", instance: Note("case")) },
    act: .immediate { turn in
      turn.expect(try overridden(), is: "case")
      let text = try withOverride("outer") {
        turn.expect(try overridden(), is: "outer")
        try withOverride("inner") { turn.expect(try overridden(), is: "inner") }
        return try overridden()
      }
      turn.expect(text, is: "outer")
      turn.expect(try overridden(), is: "case")
      do {
        try withOverride("thrown through") { throw Mishap() }
        turn.expect(false, "did not throw")
      } catch is Mishap {}
      turn.expect(try overridden(), is: "case")
    }
  )

  // Scenario 16.
  private static let overrideAfterCancellation = IsolationRule(
    name: "an override is gone after a cancellation",
    prepare: { $0.register(Note.self, name: "overridden", instance: Note("case")) },
    act: .suspending { turn in
      let (isInside, inside) = AsyncStream.makeStream(of: Never.self)
      let task = Task {
        defer { inside.finish() }
        var text = ""
        do {
          try await withContainer { (container: Container) async in
            container.register(Note.self, name: "overridden", instance: Note("cancelled"))
          } operation: { () async throws in
            text = try await overriddenLater()
            inside.finish()
            // Ends when the task is cancelled.
            for await _ in AsyncStream<Never>.makeStream().stream {}
            try Task.checkCancellation()
          }
        } catch is CancellationError {
          text += try await ", then \(overriddenLater())"
        }
        return text
      }
      for await _ in isInside {}
      turn.expect(try overridden(), is: "case")
      task.cancel()
      turn.expect(try await task.value, is: "cancelled, then case")
      turn.expect(try overridden(), is: "case")
    }
  )

  // Scenario 17.
  private static let keptContainer = IsolationRule(
    name:
      "an object made in a case keeps its container on a thread, on a queue and after its block",
    prepare: { $0.register(Till.self, name: "clerk") { Till() } },
    act: .immediate { turn in
      let outer = Clerk()
      let till = try Container.current.resolve(Till.self, name: "clerk")
      let double = Till()
      let inner = withContainer {
        $0.register(Till.self, name: "clerk", instance: double)
      } operation: {
        Clerk()
      }
      turn.expect(try outer.till() === till)
      turn.expect(onThread { try? Clerk.read(outer) } === till, "on a thread")
      turn.expect(onQueue { try? Clerk.read(outer) } === till, "on a queue")
      turn.expect(onThread { try? Clerk.read(inner) } === double, "an inner one on a thread")
      turn.expect(onQueue { try? Clerk.read(inner) } === double, "an inner one on a queue")
      turn.expect(try inner.till() === double, "an inner one after its block")
      turn.expect(double.entries.isEmpty && till.entries.isEmpty)
      till.add(turn.number)
    }
  )

  // Scenario 27.
  private static let boundClosures = IsolationRule(
    name: "a bound closure has its case's container wherever it runs",
    act: .immediate { turn in
      let container = Container.current
      let ask = container.bind { Container.current }
      turn.expect(onThread(ask) === container, "on a thread")
      turn.expect(onQueue(ask) === container, "on a queue")
      let block = withContainer(overriding: { _ in }) { Container.current }
      turn.expect(onThread(block.bind { Container.current }) === block, "a block's, on a thread")
      turn.expect(onThread(block.bind { ask() }) === container, "bound twice, the inner one wins")
    }
  )
}

extension Clerk {
  /// Reads what it reads first where it is called.
  fileprivate static func read(_ clerk: Clerk) throws -> Till { try clerk.till() }
}

private func overridden() throws -> String {
  try Container.current.resolve(Note.self, name: "overridden").text
}

private func overriddenLater() async throws -> String {
  try await Container.current.resolve(Note.self, name: "overridden").text
}

private func withOverride<Result>(_ text: String, _ body: () throws -> Result) throws -> Result {
  try withContainer { (container: Container) throws in
    container.register(Note.self, name: "overridden", instance: Note(text))
  } operation: {
    try body()
  }
}
