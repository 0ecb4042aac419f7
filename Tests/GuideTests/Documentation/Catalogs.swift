import Testing
import Understudy
import UnderstudyInsight
import UnderstudyInsightTesting
import UnderstudyModules
import UnderstudySwiftTesting
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

// The code on the first pages of the modules' documentation.

private func registers() throws {
  // snippet: Understudy
  let container = Container(label: "theatre")
  container.register((any Mailer).self) { LetterPress() }
  let mailer = try container.resolve((any Mailer).self)
  // end snippet
  _ = mailer
}

// snippet: injection
struct AisleGuide {
  @Injected var mailer: any Mailer
}
// end snippet

private func starts() throws {
  // snippet: UnderstudyModules
  let mail = Module("mail") {
    Registration((any Mailer).self) { LetterPress() }
  }
  try Container.bootstrap(modules: [mail])
  // end snippet
}

private func audits(_ container: Container) async throws {
  // snippet: UnderstudyInsight
  let audit = try await container.audit()
  print(audit)
  print(audit.graph.mermaid)
  // end snippet
}

private enum Doubles {
  // snippet: UnderstudyTesting
  struct PressSpy: Mailer, TestDouble {
    let sends = Spy<(letter: Letter, to: String)>()

    func send(_ letter: Letter, to address: String) async throws {
      await sends.call(letter, address)
    }
  }
  // end snippet
}

// snippet: UnderstudySwiftTesting
@Suite(.container { $0.register(MailerSpy(), as: (any Mailer).self) })
struct LetterTests {
  @Test func `a buyer gets a letter`() async throws {
    try await BoxOffice().confirm(seat: "A1", to: "ada")
  }
}
// end snippet

// snippet: UnderstudyXCTest
final class LetterTestCase: ContainerTestCase {
  override func configure(_ container: Container) throws {
    container.register(MailerSpy(), as: (any Mailer).self)
  }

  func testABuyerGetsALetter() async throws {
    try await BoxOffice().confirm(seat: "A1", to: "ada")
  }
}
// end snippet

// snippet: UnderstudyInsightTesting
@Test(.container { $0.register((any Mailer).self) { LetterPress() } })
func `every registration can be built`() async throws {
  try await Container.current.expectCleanAudit()
}
// end snippet

@Test func `the first pages' container works`() async throws {
  try registers()
  let container = Container(label: "theatre")
  container.register((any Mailer).self) { LetterPress() }
  try await audits(container)
  #expect(withContainer(container) { AisleGuide() }.mailer is LetterPress)
  let spy = Doubles.PressSpy()
  try await spy.send(Letter(text: "Welcome."), to: "ada")
  spy.sends.verify(with: .any, "ada")
}

@Test func `the first page's modules start an app`() async {
  await #expect(processExitsWith: .success) { try starts() }
}

// MARK: - Fixtures

private struct LetterPress: Mailer {
  func send(_ letter: Letter, to address: String) async throws {}
}
