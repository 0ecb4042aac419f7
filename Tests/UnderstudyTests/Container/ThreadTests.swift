import Foundation
import TestSupport
import Testing
import Understudy

/// Without `bind` the override is lost there, with it it is held.
@Suite(.tags(.scenario27), .timeLimit(.minutes(5)))
struct `Escapes to threads, operations and run loops` {
  @Test func `a thread keeps the container, whether it is started at once or later`() async throws {
    let lost = try await Lookout.sent { lookout in
      Thread.detachNewThread { lookout() }
    }
    let held = try await Lookout.sent { lookout in
      Thread.detachNewThread(Container.current.bind { lookout() })
    }
    let later = try await Lookout.sent { lookout in
      Thread(block: Container.current.bind { lookout() }).start()
    }
    expect(lost: lost, held: held)
    expect(lost: lost, held: later)
  }

  @Test func `an operation keeps the container, whether its queue makes it or the caller`()
    async throws
  {
    let queue = OperationQueue()
    let lost = try await Lookout.sent { lookout in
      queue.addOperation { lookout() }
    }
    let held = try await Lookout.sent { lookout in
      queue.addOperation(Container.current.bind { lookout() })
    }
    let block = try await Lookout.sent { lookout in
      queue.addOperation(BlockOperation(block: Container.current.bind { lookout() }))
    }
    let completion = try await Lookout.sent { lookout in
      let operation = BlockOperation {}
      operation.completionBlock = Container.current.bind { lookout() }
      queue.addOperation(operation)
    }
    for held in [held, block, completion] { expect(lost: lost, held: held) }
  }

  @Test func `a timer's closure keeps the container, and gets the timer`() async throws {
    let lost = try await Lookout.sent { lookout in
      startThread {
        Timer(timeInterval: 600, repeats: false) { lookout("\($0.isValid)") }.fire()
      }
    }
    let held = try await Lookout.sent { lookout in
      let block = Container.current.bind { (timer: Timer) in lookout("\(timer.isValid)") }
      startThread { Timer(timeInterval: 600, repeats: false, block: block).fire() }
    }
    expect(lost: lost, held: held, heard: "true")
  }

  @Test func `an observer of notifications keeps the container, and gets the notification`()
    async throws
  {
    let curtain = Notification.Name("curtain")
    let (center, other) = (NotificationCenter(), NotificationCenter())
    let lost = try await Lookout.sent { lookout in
      _ = center.addObserver(forName: curtain, object: nil, queue: nil) {
        lookout($0.name.rawValue)
      }
      startThread { center.post(name: curtain, object: nil) }
    }
    let held = try await Lookout.sent { lookout in
      let block = Container.current.bind { (note: Notification) in lookout(note.name.rawValue) }
      _ = other.addObserver(forName: curtain, object: nil, queue: nil, using: block)
      startThread { other.post(name: curtain, object: nil) }
    }
    expect(lost: lost, held: held, heard: "curtain")
  }
}
