// guess: FakeClock()
// from: Kotlin
// expect: error: A clock that a test moves is ManualClock().

import Understudy
import UnderstudyTesting

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}

// --- guess

func clock() -> Any {
  FakeClock()
}

// --- instead

func clock() -> Any {
  ManualClock()
}
