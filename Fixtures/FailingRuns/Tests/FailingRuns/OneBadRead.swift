import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

/// Six tests that ask for what they cannot have, among twenty that are right: the six fail, and the
/// twenty run and report.
@Suite(.mockContainer(over: BadRead.house())) struct OneBadRead {
  @Test func missing() { #expect(BadRead.missing() is MailerStub) }
  @Test func blocked() { #expect(BadRead.blocked().price == 0) }
  @Test func failing() { #expect(BadRead.failing(in: .current).price == 0) }
  @Test func declaredDefault() { #expect(BadRead.ofDeclaredDefault(in: .current).title == "none") }
  @Test func unanswered() { #expect(BadRead.unanswered() == 0) }
  @Test func defaultAnswering() { #expect(BadRead.ofDefaultAnswering() == Ticket(seat: "any")) }

  @Test func passing01() throws { try pass() }
  @Test func passing02() throws { try pass() }
  @Test func passing03() throws { try pass() }
  @Test func passing04() throws { try pass() }
  @Test func passing05() throws { try pass() }
  @Test func passing06() throws { try pass() }
  @Test func passing07() throws { try pass() }
  @Test func passing08() throws { try pass() }
  @Test func passing09() throws { try pass() }
  @Test func passing10() throws { try pass() }
  @Test func passing11() throws { try pass() }
  @Test func passing12() throws { try pass() }
  @Test func passing13() throws { try pass() }
  @Test func passing14() throws { try pass() }
  @Test func passing15() throws { try pass() }
  @Test func passing16() throws { try pass() }
  @Test func passing17() throws { try pass() }
  @Test func passing18() throws { try pass() }
  @Test func passing19() throws { try pass() }
  @Test func passing20() throws { try pass() }

  private func pass() throws {
    Container.current.register(String.self, instance: "there")
    #expect(try Container.current.resolve(String.self) == "there")
  }
}

/// The natural first integration test: a model over the app, with doubles for what comes to mind. Its
/// business logic is real, unmarked, and so refused by a strict mock.
@Suite struct FirstIntegration {
  /// Nothing can stand in for it, so the process ends, and says how to give it a fallback.
  @Test(.mockContainer(over: BadRead.house()) { $0.register(MailerStub(), as: (any Mailer).self) })
  func trapping() { _ = Office().archive.count }

  @Test(.integration(over: BadRead.house()) { $0.register(MailerStub(), as: (any Mailer).self) })
  func control() { #expect(Office().archive.count == 1) }
}

// MARK: - Fixtures

struct Prices: Sendable, FallbackDouble {
  let price: Int
  static func fallback() -> Prices { Prices(price: 0) }
}

struct Archive: Sendable { let count: Int }
struct Program: Sendable { let title: String }

struct Ticket: Sendable, Equatable, StubDefaultProviding {
  static let defaultAnswer = Ticket(seat: "any")
  let seat: String
}

extension MailerStub: FallbackDouble {
  static func fallback() -> any Mailer { MailerStub() }
}

extension Dependencies {
  fileprivate var program: Dependency<Program> { Dependency(default: { Program(title: "none") }) }
}

/// What asks for something that cannot be had, and gets something to continue with.
enum BadRead {
  static func missing() -> any Mailer { Desk().mailer }
  static func blocked() -> Prices { Desk().prices }

  static func failing(in container: Container) -> Prices {
    container.register(Prices.self) { throw OutOfPaint() }
    return Desk().prices
  }

  static func ofDeclaredDefault(in container: Container) -> Program {
    container.register { Registration(key: \.program) { throw OutOfPaint() } }
    return Desk().program
  }

  static func unanswered() -> Int { Stub<String, Int, Never>("seats(of:)").call("stalls") }
  static func ofDefaultAnswering() -> Ticket { Stub<Int, Ticket, Never>("ticket(of:)").call(1) }

  static func house() -> Container {
    let container = Container(label: "house")
    container.register(Prices.self) { Prices(price: 1) }
    container.register(Archive.self) { Archive(count: 1) }
    return container
  }
}

private struct Desk {
  @Injected var mailer: any Mailer
  @Injected var prices: Prices
  @Injected(\.program) var program
}

private struct Office { @Injected var archive: Archive }
