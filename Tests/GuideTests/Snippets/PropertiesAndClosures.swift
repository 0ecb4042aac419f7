// snippet: properties and subscripts
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

protocol SeatBoard: Sendable {
  var title: String { get }
  var price: Int { get set }
  var sold: Int { get async throws }
  subscript(seat: String) -> Bool { get set }
}

struct SeatBoardStub: SeatBoard, TestDouble {
  let titles = Stub<Void, String, Never>(default: "Hamlet")
  let prices = Stub<Void, Int, Never>(default: 45)
  let newPrices = Spy<Int>()
  let soldCounts = Stub<Void, Int, any Error>()
  let seats = Stub<String, Bool, Never>(default: false)
  let newSeats = Spy<(isTaken: Bool, seat: String)>("subscript(isTaken:seat:)")

  var title: String { titles.call() }

  var price: Int {
    get { prices.call() }
    nonmutating set { newPrices.call(newValue) }
  }

  var sold: Int { get async throws { try await soldCounts.call() } }

  subscript(seat: String) -> Bool {
    get { seats.call(seat) }
    nonmutating set { newSeats.call(newValue, seat) }
  }
}

@Test func `a stub stands behind each property and subscript`() async throws {
  let board = SeatBoardStub()
  board.soldCounts.returns(120)
  board.seats.when("A1").returns(true)

  board.price = 60
  board["A2"] = true

  #expect(board.title == "Hamlet")
  #expect(try await board.sold == 120)
  #expect(board["A1"])
  #expect(!board["A2"])  // a stub answers; it does not keep what is set
  #expect(board.newPrices.calls == [60])
  board.newSeats.verify(with: true, "A2")
}
// end snippet

// snippet: a property that keeps its value
@MainActor protocol Curtain: AnyObject {
  var isOpen: Bool { get set }
}

@MainActor final class CurtainSpy: Curtain, TestDouble {
  let moves = Spy<Bool>()
  var isOpen = false {
    didSet { moves.call(isOpen) }
  }
}

@MainActor @Test func `a curtain stays as it is set`() {
  let curtain = CurtainSpy()
  curtain.isOpen = true
  #expect(curtain.isOpen)
  curtain.moves.verify(with: true)
}
// end snippet

// snippet: completion handlers
enum ScanError: Error { case smudged }

protocol TicketScanner: Sendable {
  func scan(
    _ ticket: String,
    completion: @escaping @Sendable (Result<Int, ScanError>) -> Void
  )
}

struct ScannerSpy: TicketScanner, TestDouble {
  let scans = Spy<(ticket: String, completion: @Sendable (Result<Int, ScanError>) -> Void)>()

  func scan(
    _ ticket: String,
    completion: @escaping @Sendable (Result<Int, ScanError>) -> Void
  ) {
    scans.call(ticket, completion)
  }
}

/// The code under test: makes a callback awaitable.
struct Doorkeeper {
  let scanner: any TicketScanner

  func seat(of ticket: String) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      scanner.scan(ticket) { continuation.resume(with: $0) }
    }
  }
}

@Test func `a double calls back at once`() async throws {
  let scanner = ScannerSpy()
  scanner.scans.answers { $0.completion(.success(12)) }
  scanner.scans.when("torn", .any).answers { $0.completion(.failure(.smudged)) }

  #expect(try await Doorkeeper(scanner: scanner).seat(of: "A1") == 12)
  await #expect(throws: ScanError.smudged) {
    try await Doorkeeper(scanner: scanner).seat(of: "torn")
  }
}

@Test func `the test calls back later`() async throws {
  let scanner = ScannerSpy()
  async let seat = Doorkeeper(scanner: scanner).seat(of: "A1")

  let call = try #require(await scanner.scans.called().first)  // the guest is at the door
  call.arguments.completion(.success(12))

  #expect(try await seat == 12)
}
// end snippet

// snippet: a closure that does not escape
protocol CloakroomRegister: Sendable {
  func forEachCoat(_ body: (String) throws -> Void) rethrows
}

struct RegisterStub: CloakroomRegister, TestDouble {
  let coats = Stub<Void, [String], Never>(default: ["loden", "mink"])

  func forEachCoat(_ body: (String) throws -> Void) rethrows {
    try coats.call().forEach(body)
  }
}

@Test func `the closure gets what the stub returns`() {
  let register = RegisterStub()
  var seen: [String] = []
  register.forEachCoat { seen.append($0) }
  #expect(seen == ["loden", "mink"])
  register.coats.verify()
}
// end snippet
