import Dispatch
import Foundation
import Synchronization
import Understudy
import UnderstudyTesting

struct Note: Sendable, Equatable {
  let text: String
  init(_ text: String) { self.text = text }
}

struct Mishap: Error {}

/// What nobody registers.
struct Lost: Sendable {}

/// Something with state.
final class Till: Sendable {
  private let state = Lock<[Int]>([])
  var entries: [Int] { state.withLock { $0 } }
  func add(_ entry: Int) { state.withLock { $0.append(entry) } }
}

/// An object that asks when it is used.
final class Clerk: Sendable {
  let till = Injected<Till>(name: "clerk")
}

protocol Mailer: Sendable {
  func send(_ letter: Int)
}

final class MailerSpy: Mailer, TestDouble {
  let sends = Spy<Int>("send(_:)")
  func send(_ letter: Int) { sends.call(letter) }
}

/// Runs the body on a thread that belongs to no test, and waits for it.
func onThread<Outcome: Sendable>(_ body: @escaping @Sendable () -> Outcome) -> Outcome {
  let outcome = Lock<Outcome?>(nil)
  let done = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    let value = body()
    outcome.withLock { $0 = value }
    done.signal()
  }
  done.wait()
  return outcome.withLock { $0! }  // set before the signal
}

/// The same on a queue of the system's.
func onQueue<Outcome: Sendable>(_ body: @escaping @Sendable () -> Outcome) -> Outcome {
  let outcome = Lock<Outcome?>(nil)
  let done = DispatchSemaphore(value: 0)
  DispatchQueue.global().async {
    let value = body()
    outcome.withLock { $0 = value }
    done.signal()
  }
  done.wait()
  return outcome.withLock { $0! }  // as above
}
