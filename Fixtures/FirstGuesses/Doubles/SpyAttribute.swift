// guess: @Spy var mailer: SMTPMailer
// from: Mockito
// expect: error: generic class 'Stub' cannot be used as an attribute
// unanswered: Spy is a type of the package; as an attribute, too, it would be offered everywhere

import Understudy
import UnderstudyTesting

struct SMTPMailer: Sendable {}

// --- guess

func check() {
  @Spy var mailer: SMTPMailer
}

// --- instead

func check() {
  let sends = Spy<String, String>()
  sends.call("hi", "ada")
}
