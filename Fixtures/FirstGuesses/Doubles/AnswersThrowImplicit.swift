// guess: gateway.charging.answers { _ in throw .declined }
// from: untyped throws
// expect: error: type 'any Error' has no member 'declined'
// unanswered: the closure is checked before an overload is chosen; with the type, the answer says what to write

import Understudy
import UnderstudyTesting

enum PaymentError: Error { case declined }

// --- guess

func guess(_ charging: Stub<(amount: Int, card: String), String, PaymentError>) {
  charging.answers { _ in throw .declined }
}

// --- instead

func guess(_ charging: Stub<(amount: Int, card: String), String, PaymentError>) {
  charging.answers { _ throws(PaymentError) in throw .declined }
}
