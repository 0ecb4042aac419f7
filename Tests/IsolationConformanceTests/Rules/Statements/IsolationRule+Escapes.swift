import TestSupport

@testable import Understudy

extension IsolationRule {
  static let escapes = [offTheTask, offTheTaskInDetachedTasks]

  // Scenario 27.
  /// The one difference between the frameworks.
  ///
  /// Swift Testing runs tests at the same time, so nothing off a test's task can be told whose it
  /// is: it is refused. XCTest runs one method at a time, whose container is there for all.
  private static let offTheTask = IsolationRule(
    name:
      "unbound code off the task is refused, or has the method's container under XCTest",
    act: .immediate { turn in
      let container = Container.current
      judge(onThread { Container.current }, in: container, for: turn)
      judge(onQueue { Container.current }, in: container, for: turn)
    }
  )

  // Scenario 27.
  private static let offTheTaskInDetachedTasks = IsolationRule(
    name: "a detached task and its children count as code off the task",
    act: .suspending { turn in
      let container = Container.current
      judge(await Task.detached { Container.current }.value, in: container, for: turn)
      let ofChild = await Task.detached { () async in
        async let current = Container.current
        return await current
      }.value
      judge(ofChild, in: container, for: turn)
    }
  )

  private static func judge(_ reached: Container, in container: Container, for turn: Turn) {
    turn.expect(reached !== ProcessDefault.container, "the process default was reached")
    switch turn.driver.framework {
    case .xcTest:
      turn.expect(reached === container, "reached \(reached.label ?? "unlabelled")")
    case .swiftTesting:
      turn.expect(reached.isEscape, "reached \(reached.label ?? "unlabelled")")
      refuses(reached, turn)
    }
  }

  /// Asks a fork of it that tells nobody but us: of what is off the task, nobody else can be sure
  /// who is told.
  private static func refuses(_ reached: Container, _ turn: Turn) {
    let told = IssueCollector()
    let fork = reached.fork(sharing: .registrations, label: nil, rules: reached.rules, host: told)
    let line = #line + 2
    do throws(ContainerError) {
      _ = try fork.resolve(Note.self, name: "innermost")
      turn.expect(false, "an escape was answered")
    } catch {
      turn.expect(error.kind, is: .containerUnavailable)
    }
    turn.expect(told.issues.map(\.site.line), is: [UInt(line)])
    turn.expect(told.issues.allSatisfy { $0.severity == .error })
  }
}
