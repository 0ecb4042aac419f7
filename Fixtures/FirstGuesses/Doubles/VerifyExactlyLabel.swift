// guess: verify(exactly: 2)
// from: MockK
// expect: error: The number stands alone: verify(.atLeast(1))

import Understudy
import UnderstudyTesting

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}

// --- guess

func check(_ sends: Spy<String>) {
  sends.verify(exactly: 2)
}

// --- instead

func check(_ sends: Spy<String>) {
  sends.verify(2)
}
