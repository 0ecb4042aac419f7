// guess: verify(atLeast: 1, with: .any, "ada")
// from: MockK
// expect: error: The number stands alone: verify(2, with: .any, "42")

import Understudy
import UnderstudyTesting

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}

// --- guess

func check(_ sends: Spy<(text: String, to: String)>) {
  sends.verify(atLeast: 1, with: .any, "ada")
}

// --- instead

func check(_ sends: Spy<(text: String, to: String)>) {
  sends.verify(.atLeast(1), with: .any, "ada")
}
