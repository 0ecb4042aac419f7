// guess: stub.when("A1").thenReturn(1, 2)
// from: Mockito
// expect: error: Write returns(…): one value

import Understudy
import UnderstudyTesting

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}

// --- guess

func program(_ prices: Stub<String, Int, Never>) {
  prices.when("A1").thenReturn(1, 2)
}

// --- instead

func program(_ prices: Stub<String, Int, Never>) {
  prices.when("A1").returns(1)
}
