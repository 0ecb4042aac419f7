import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

/// Two tests that read what they cannot have, among twenty that are right: they fail, and the twenty
/// run and report.
@Suite(.mockContainer(over: realHouse())) struct OneBadRead {
  @Test func missing() { #expect(Desk().mailer is MailerStub) }

  @Test func blocked() { _ = Desk().prices.price }

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
  @Test(.mockContainer(over: realHouse()) { $0.register(MailerStub(), as: (any Mailer).self) })
  func trapping() { _ = Office().archive.count }

  @Test(.integration(over: realHouse()) { $0.register(MailerStub(), as: (any Mailer).self) })
  func control() { #expect(Office().archive.count == 1) }
}

/// A live service that nobody asked for.
@Suite(.container { $0.register { Registration(Prices.self) { Prices(price: 2) }.live() } })
struct LiveByAccident {
  @Test func used() throws { _ = try? Container.current.resolve(Prices.self) }
}

// MARK: - Fixtures

struct Prices: Sendable, FallbackDouble {
  let price: Int
  static func fallback() -> Prices { Prices(price: 0) }
}

struct Archive: Sendable { let count: Int }

extension MailerStub: FallbackDouble {
  static func fallback() -> any Mailer { MailerStub() }
}

private struct Desk {
  @Injected var mailer: any Mailer
  @Injected var prices: Prices
}

private struct Office { @Injected var archive: Archive }

private func realHouse() -> Container {
  let container = Container(label: "house")
  container.register(Prices.self) { Prices(price: 1) }
  container.register(Archive.self) { Archive(count: 1) }
  return container
}
