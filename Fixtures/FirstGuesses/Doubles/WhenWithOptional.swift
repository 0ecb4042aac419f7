// guess: stub.when(id), where id is a String?
// expect: error: must be unwrapped
// unanswered: the language says what is missing

import Understudy
import UnderstudyTesting

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}

// --- guess

func program(_ names: Stub<String, String, Never>, _ id: String?) {
  names.when(id).returns("ada")
}

// --- instead

func program(_ names: Stub<String, String, Never>, _ id: String?) {
  if let id { names.when(id).returns("ada") }
}
