import Dispatch
import Understudy
import UnderstudyTesting

protocol Mailer: Sendable {
  func send(_ text: String) throws
}

final class MailerStub: Mailer, TestDouble {
  let sends = Stub<String, Int, any Error>("send(_:)")

  func send(_ text: String) throws { _ = try sends.call(text) }
}

/// What fails a test without failing a line of it: each error is swallowed.
enum Misuse {
  /// Asks a strict mock for what nobody registered.
  static func askForTheMissing(_ container: Container) {
    _ = try? container.resolve((any Mailer).self)
  }

  /// The same without catching the error.
  static func insist(_ container: Container) throws {
    _ = try container.resolve((any Mailer).self)
  }

  /// The same from a thread that no test knows.
  static func askOffTheTask(_ container: Container) {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      askForTheMissing(container)
      done.signal()
    }
    done.wait()
  }

  /// Calls a member that has no answer.
  static func callUnanswered() {
    try? MailerStub().send("hello")
  }

  /// Asks where no container can be in reach, and goes on without.
  static func rowsFromNowhere() -> [String] {
    [(try? Container.current.resolve(String.self)) ?? "A"]
  }

  /// Uses everything as it is meant.
  static func nothing(_ container: Container) throws {
    container.register((any Mailer).self) {
      let mailer = MailerStub()
      mailer.sends.returns(1)
      return mailer
    }
    try container.resolve((any Mailer).self).send("hello")
  }
}
