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
