// guess: stub.onFirstCall().returns(3)
// from: Sinon
// expect: error: 'onFirstCall' is unavailable: Write replies(.throws(error), .returns(3)): in turn
import Testing
import Understudy
import UnderstudyTesting

struct Letter: Hashable, Sendable { var text: String }
struct Seat: Hashable, Sendable { var id: String }
struct Receipt: Hashable, Sendable { var id: String }
enum PaymentError: Error { case declined }

final class MailerSpy: TestDouble {
  let sends = Spy<Letter, String>()
  func send(_ letter: Letter, to address: String) { sends.call(letter, address) }
}

final class GatewayStub: TestDouble {
  let charging = Stub<(amount: Int, card: String), Receipt, PaymentError>()
  func charge(_ amount: Int, card: String) async throws(PaymentError) -> Receipt {
    try await charging.call(amount, card)
  }
}

func prints() -> Spy<Seat> { Spy<Seat>("print(_:)") }
func shows() -> Spy<String> { Spy<String>("show(_:)") }
let seat = Seat(id: "A1")
let letter = Letter(text: "hi")

// --- guess
func sale() {
  let prices = Stub<Seat, Int, Never>()
  prices.onFirstCall().returns(3)
  prices.onSecondCall().returns(4)
}

// --- instead
func sale() {
  let prices = Stub<Seat, Int, Never>()
  prices.returns(3, 4)
}
