// guess: ArgumentCaptor<String>()
// from: Mockito
// expect: error: a member keeps the arguments of its calls: sends.calls.map(\.arguments.to)

import Understudy
import UnderstudyTesting

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}

// --- guess

func check(_ sends: Spy<(text: String, to: String)>) {
  let captor = ArgumentCaptor<String>()
  sends.verify(with: .any, captor.capture())
}

// --- instead

func check(_ sends: Spy<(text: String, to: String)>) -> [String] {
  sends.calls.map(\.arguments.to)
}
