import TestSupport
import Testing
import Understudy
import UnderstudySwiftTesting

@testable import UnderstudyTesting

@Suite(.container, .tags(.rowT13)) struct `A contract` {
  @Test(arguments: Contract.implementations(of: (any Letters).self, in: theatre()))
  fileprivate func `is tested with each implementation, in a container of its own`(
    _ implementation: Implementation<any Letters>
  ) throws {
    let letters = try implementation.make()
    #expect(letters.sent.isEmpty)  // another case, or another copy, has sent nothing here
    letters.send("ada")
    #expect(letters.sent == ["ada"])
    #expect(try implementation.make().sent.isEmpty)
    #expect(["plain", "backup"].contains(implementation.name ?? "plain"))
  }

  @Test func `lists what is live as left out, and tests it on request`() {
    let theatre = theatre()
    let usual = Contract.implementations(of: (any Letters).self, in: theatre)
    #expect(usual.map(\.name) == [nil, "backup"])
    #expect(usual.leftOut.map(\.name) == ["smtp"])
    let all = Contract.implementations(of: (any Letters).self, in: theatre, includingLive: true)
    #expect(all.map(\.name) == [nil, "backup", "smtp"])
    #expect(all.map(\.isLive) == [false, false, true])
    #expect(all.leftOut.isEmpty)
  }

  @Test func `says in a line what is left out`() {
    let site = SourceSite(fileID: "App/MailTests.swift", line: 7)
    let implementations = Implementations(
      of: (any Letters).self,
      in: [theatre()],
      includingLive: false,
      at: site
    )
    #expect(
      implementations.note(at: site) == """
        App/MailTests.swift:7: note: the contract of Letters leaves out what is live:
          - \(implementations.leftOut[0])
          fix: to test these too, pass includingLive: true.
        """
    )
    #expect(implementations.leftOut[0].description.hasSuffix(", live"))
  }

  @Test func `allows a live implementation what is live, and no other`() throws {
    let container = Container(label: "app")
    container.register { Registration(Wire.self) { Wire() }.live() }
    container.register((any Letters).self) { LettersOverWire(try $0.resolve()) }
    container.register {
      Registration((any Letters).self, name: "smtp") { LettersOverWire(try $0.resolve()) }.live()
    }
    let all = Contract.implementations(of: (any Letters).self, in: container, includingLive: true)
    _ = try all[1].make()
    let issues = KnownIssues()
    try issues.collect { _ = try all[0].make() }
    #expect(issues.messages.count == 1)
    #expect(issues.messages.first?.contains("Wire") == true)
  }

  @Test func `lets each case register doubles for what it depends on`() async throws {
    let container = Container(label: "app")
    container.register((any Letters).self) { LettersOverWire(try $0.resolve()) }
    let implementations = Contract.implementations(of: (any Letters).self, in: container)
    #expect(throws: ContainerError.self) { try implementations[0].make() }
    let letters = try synchronously {
      try implementations[0].make { $0.register(Wire.self) { Wire() } }
    }
    letters.send("ada")
    let others = try await implementations[0].make { $0.register(Wire.self) { Wire() } }
    #expect(others.sent.isEmpty)
    let yetOthers = try await implementations[0].make { try await $0.fill(with: Wire()) }
    #expect(yetOthers.sent.isEmpty)
    #expect(container.registeredKeys.count == 1)
  }

  @Test func `fails only the case whose factory throws`() {
    let container = Container(label: "app")
    container.register((any Letters).self) { throw Torn() }
    container.register((any Letters).self, name: "backup") { PaperLetters() }
    let implementations = Contract.implementations(of: (any Letters).self, in: container)
    #expect(throws: ContainerError.self) { try implementations[0].make() }
    #expect(throws: Never.self) { try implementations[1].make() }
  }

  @Test func `builds asynchronous implementations`() async throws {
    let container = Container(label: "app")
    container.register((any Letters).self) { _ async in PaperLetters() }
    let letters = try await Contract.implementations(of: (any Letters).self, in: container)[0]
      .make()
    letters.send("ada")
    #expect(letters.sent == ["ada"])
  }

  @Test func `covers several containers, each with its ancestors`() throws {
    let parent = Container(label: "house")
    parent.register((any Letters).self) { PaperLetters() }
    parent.register((any Letters).self, name: "backup") { PaperLetters() }
    let child = Container(label: "stage", parent: parent)
    child.register((any Letters).self) { LettersOverWire(Wire()) }
    let both = Contract.implementations(of: (any Letters).self, in: parent, child)
    #expect(both.map(\.name) == [nil, "backup", nil, "backup"])
    #expect(both[0].description.contains(" in \"house\", ContractTests.swift:"))
    #expect(Set(both.map(\.id)).count == 4)
    #expect(try both[0].make() is PaperLetters)
    #expect(try both[2].make() is LettersOverWire)
  }

  @Test(arguments: [true, false])
  func `without an implementation has one case, which fails`(isLive: Bool) throws {
    let container = Container(label: "app")
    if isLive { container.register { Registration((any Letters).self) { PaperLetters() }.live() } }
    let implementations = Contract.implementations(of: (any Letters).self, in: container)
    #expect(implementations.map(\.description) == ["no implementation of Letters"])
    let error = try #require(throws: NoImplementation.self) { try implementations[0].make() }
    let lines = error.description.split(separator: "\n")
    if isLive {
      #expect(
        lines.first
          == "All implementations of Letters are live and left out, so its contract tests nothing."
      )
      #expect(lines.last == "  fix: pass includingLive: true, or register one that is not live.")
    } else {
      #expect(lines.first == "Nothing is registered for Letters, so its contract tests nothing.")
      #expect(lines[1] == "  searched: \"app\"")
      #expect(
        lines.last
          == "  fix: register an implementation under this type, or pass the container that has one."
      )
    }
  }

  @Test func `keeps the containers of its cases until their test ends`() async throws {
    let scope = TestScope(of: "letters are sent", CollectingRecorder())
    let test = Container(label: "case", rules: nil, host: scope)
    let late = Contract.implementations(of: Late.self, in: theatre())[0]
    let isLate = try synchronously { try withContainer(test) { try late.make() } }
    #expect(try synchronously { try isLate.letters.get() }.sent.isEmpty)
    await scope.end()
    #expect(throws: ContainerError.self) { try synchronously { try isLate.letters.get() } }
  }
}

// MARK: - Fixtures

private protocol Letters: AnyObject, Sendable {
  func send(_ name: String)
  var sent: [String] { get }
}

private final class PaperLetters: Letters {
  private let names = Recorder<String>()
  var sent: [String] { names.all }
  func send(_ name: String) { names.add(name) }
}

private struct Wire: Sendable {}

private final class LettersOverWire: Letters {
  private let names = Recorder<String>()
  init(_ wire: Wire) {}
  var sent: [String] { names.all }
  func send(_ name: String) { names.add(name) }
}

/// Reads what it needs later, from the container that it was built in.
private struct Late: Sendable {
  let letters: Provider<any Letters>
}

private struct Torn: Error {}

extension Container {
  fileprivate func fill(with wire: Wire) async throws { register(Wire.self, instance: wire) }
}

private func theatre() -> Container {
  let container = Container(label: "theatre")
  container.register((any Letters).self) { PaperLetters() }
  container.register((any Letters).self, name: "backup") { LettersOverWire(Wire()) }
  container.register {
    Registration((any Letters).self, name: "smtp") { PaperLetters() }.live()
  }
  container.register(Late.self) { Late(letters: try $0.resolve()) }
  return container
}
