// snippet: real parts
import Foundation
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// The app. Parts that reach beyond this machine are marked live.
@RegistrationBuilder func ticketShop() -> [any AnyRegistration] {
  Registration((any BankLine).self) { HTTPBankLine(bank: try $0.resolve()) }.live()
  Registration((any ReceiptPrinter).self) { PaperPrinter() }.live()
  Registration(SalesBook.self) { SalesBook(file: try $0.resolve(URL.self, name: "sales")) }
  Registration(TicketShop.self) {
    try TicketShop(line: $0.resolve(), printer: $0.resolve(), book: $0.resolve())
  }
}

// The tests: a real HTTP server on this machine, a real file, and a double for the printer.
extension Trait where Self == ContainerTrait {
  static var realShop: ContainerTrait {
    .container(.live(.refuse).allowing((any BankLine).self)) { container in
      container.register { ticketShop() }
      container.register {
        Registration(LoopbackBank.self) { try LoopbackBank() }.onClose { $0.stop() }
        Registration(BankAddress.self) { try $0.resolve(LoopbackBank.self).address }
        Registration(TemporaryDirectory.self, instance: TemporaryDirectory())
        Registration(URL.self, name: "sales") {
          try $0.resolve(TemporaryDirectory.self).url.appending(path: "sales.txt")
        }
      }
      container.register(PrinterSpy(), as: (any ReceiptPrinter).self)
    }
  }
}

@Suite(.realShop) struct TicketShopTests {
  @Test(arguments: ["A1", "B7"])
  func `a sale is paid, written down and printed`(seat: String) async throws {
    let shop = try await Container.current.resolve(TicketShop.self)

    try await shop.sell(seat)

    #expect(try Container.current[LoopbackBank.self].requests == ["/charge/\(seat)"])
    #expect(try Container.current[SalesBook.self].lines() == [seat])
    try Container.current[PrinterSpy.self].prints.verify(with: .equal(seat))
  }
}
// end snippet

// snippet: one server for a suite
@Suite(
  .suiteContainer { container in
    container.register {
      Registration(LoopbackBank.self) { try LoopbackBank() }.onClose { $0.stop() }
    }
    _ = try await container.resolve(LoopbackBank.self)  // started once, for all cases
  }
)
struct SharedBankTests {
  @Test(arguments: ["A1", "B7"]) func `a charge reaches the bank`(seat: String) async throws {
    let bank = try Container.current[LoopbackBank.self]
    try await HTTPBankLine(bank: bank.address).charge(seat)
    #expect(bank.requests.contains("/charge/\(seat)"))  // the other case's may be there, too
  }
}
// end snippet

// snippet: a reset
@Test(.realShop) func `the day after begins with an empty book`() throws {
  let container = Container.current
  let bank = try container.resolve(LoopbackBank.self)
  try container.resolve(SalesBook.self).write("A1")

  container.reset(keeping: [LoopbackBank.self])

  #expect(try container.resolve(SalesBook.self).lines().isEmpty)
  #expect(try container.resolve(LoopbackBank.self) === bank)
}
// end snippet

@Suite struct `The shop in a test` {
  @Test(.realShop) func `does not reach its printer`() async throws {
    Container.current.register { Registration((any ReceiptPrinter).self) { PaperPrinter() }.live() }
    let texts = try await ShownTexts.recorded {
      let error = #expect(throws: ContainerError.self) {
        try Container.current[TicketShop.self]
      }
      #expect(error?.kind == .blockedByFirewall)
    }
    #expect(texts.first?.hasPrefix("ReceiptPrinter is live, and no test double") == true)
  }

  @Test(.integration(over: shopForReal()) { $0.register(BankLineStub(), as: (any BankLine).self) })
  func `has a trait for real logic without real services`() async throws {
    _ = try await Container.current.resolve(BankLineStub.self)
    let texts = try await ShownTexts.recorded {
      #expect(throws: ContainerError.self) { try Container.current[TicketShop.self] }
    }
    #expect(texts.first?.hasPrefix("ReceiptPrinter is live, and no test double") == true)
  }

  @Test(.realShop) func `keeps its files when a snapshot is restored`() throws {
    let container = Container.current
    let book = try container.resolve(SalesBook.self)
    let opening = container.snapshot()
    try book.write("A1")
    try container.restore(opening)
    #expect(try container.resolve(SalesBook.self).lines() == ["A1"])
  }
}

// MARK: - Fixtures

struct BankAddress: Sendable { let url: URL }
struct BankIsShut: Error {}

protocol BankLine: Sendable { func charge(_ seat: String) async throws }
protocol ReceiptPrinter: Sendable { func print(_ seat: String) }

struct BankLineStub: BankLine, TestDouble {
  let charges = Stub<String, Void, any Error>()
  func charge(_ seat: String) async throws { try await charges.call(seat) }
}

struct PaperPrinter: ReceiptPrinter {
  func print(_ seat: String) { fatalError("out of paper") }
}

struct PrinterSpy: ReceiptPrinter, TestDouble {
  let prints = Spy<String>()
  func print(_ seat: String) { prints.call(seat) }
}

struct SalesBook: Sendable {
  let file: URL

  func lines() throws -> [String] {
    guard FileManager.default.fileExists(atPath: file.path()) else { return [] }
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  func write(_ line: String) throws {
    let text = try (lines() + [line]).joined(separator: "\n")
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}

struct TicketShop: Sendable {
  let line: any BankLine
  let printer: any ReceiptPrinter
  let book: SalesBook

  func sell(_ seat: String) async throws {
    try await line.charge(seat)
    try book.write(seat)
    printer.print(seat)
  }
}

private func shopForReal() -> Container {
  let container = Container(label: "shop")
  container.register { ticketShop() }
  container.register(URL.self, name: "sales", instance: URL(filePath: "/nowhere"))
  return container
}
