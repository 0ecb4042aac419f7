import Testing
import Understudy
import UnderstudyInsight
import UnderstudyModules
import UnderstudyTesting

@Test func `the README's stub answers`() {
  // snippet: stub
  let prices = Stub<String, Int, Never>(default: 45)
  prices.when("A1").returns(90)
  // end snippet
  #expect(["A1", "A2"].map { prices.call($0) } == [90, 45])
}

@Test func `the README's module starts an app`() async {
  await #expect(processExitsWith: .success) { try startWithModules() }
}

// MARK: - Fixtures

private func startWithModules() throws {
  // snippet: module
  let mail = Module("mail") {
    Registration((any Mailer).self, lifetime: .transient) { ConsoleMailer() }
  }
  try Container.bootstrap(modules: [mail])
  // end snippet
}

private struct ConsoleMailer: Mailer {
  func send(_ letter: Letter, to address: String) async throws {
    print("To \(address): \(letter.text)")
  }
}
