import Dispatch
import TestSupport
import Testing
import Understudy

/// Without `bind` the override is lost on the queue, with it it is held.
@Suite(.tags(.scenario27), .timeLimit(.minutes(5))) struct `Escapes to dispatch queues` {
  @Test func `a closure keeps the container it is bound to`() async throws {
    let lost = try await Lookout.sent { lookout in
      DispatchQueue.global().async { lookout() }
    }
    let held = try await Lookout.sent { lookout in
      DispatchQueue.global().async(execute: Container.current.bind { lookout() })
    }
    expect(lost: lost, held: held)
  }

  @Test func `a work item and its notification keep the container they are bound to`() async throws
  {
    let lost = try await Lookout.sent { lookout in
      DispatchQueue.global().async(execute: DispatchWorkItem { lookout() })
    }
    let held = try await Lookout.sent { lookout in
      let item = DispatchWorkItem(block: Container.current.bind { lookout() })
      DispatchQueue.global().async(execute: item)
    }
    let notified = try await Lookout.sent { lookout in
      let item = DispatchWorkItem {}
      item.notify(queue: .global(), execute: Container.current.bind { lookout() })
      DispatchQueue.global().async(execute: item)
    }
    expect(lost: lost, held: held)
    expect(lost: lost, held: notified)
  }

  @Test func `each iteration of a concurrent loop keeps the container, and gets its number`()
    async throws
  {
    let lost = try await Lookout.sent { lookout in
      startThread { DispatchQueue.concurrentPerform(iterations: 1) { lookout("\($0)") } }
    }
    let held = try await Lookout.sent { lookout in
      let turn = Container.current.bind { (number: Int) in lookout("\(number)") }
      startThread { DispatchQueue.concurrentPerform(iterations: 1, execute: turn) }
    }
    expect(lost: lost, held: held, heard: "0")
  }

  @Test func `the handler of a timer source keeps the container it is bound to`() async throws {
    let source = DispatchSource.makeTimerSource()
    let lost = try await Lookout.sent { lookout in
      source.setEventHandler { lookout() }
      source.schedule(deadline: .now())
      source.activate()
    }
    source.cancel()
    let other = DispatchSource.makeTimerSource()
    let held = try await Lookout.sent { lookout in
      other.setEventHandler(handler: Container.current.bind { lookout() })
      other.schedule(deadline: .now())
      other.activate()
    }
    other.cancel()
    expect(lost: lost, held: held)
  }

  @Test func `a main-actor closure on the main queue keeps the container it is bound to`()
    async throws
  {
    let lost = try await Lookout.sent { lookout in
      DispatchQueue.main.async { lookout(isolated("main")) }
    }
    let held = try await Lookout.sent { lookout in
      DispatchQueue.main.async(
        execute: Container.current.bind(on: MainActor.self) { lookout(isolated("main")) }
      )
    }
    expect(lost: lost, held: held, heard: "main")
  }
}

// MARK: - Fixtures

@MainActor private func isolated(_ word: String) -> String {
  MainActor.assertIsolated()
  return word
}
