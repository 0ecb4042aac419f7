import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite(.container { $0.register(Till.self) { Till() } })
struct `Every case has its own container` {
  @Test(.container, arguments: Array(0..<64))
  func `23 each argument has its own container, in parallel`(number: Int) async throws {
    let till = try await Container.current.resolve(Till.self)
    till.add(number)
    await Task.yield()
    #expect(try await Container.current.resolve(Till.self).entries == [number])
    #expect(sameTill(till))
  }

  @Test(.container, arguments: 0..<8)
  func `25 what a case put on a singleton is absent from the next`(number: Int) throws {
    let till = try Container.current.resolve(Till.self)
    #expect(till.entries.isEmpty)
    till.add(number)
    #expect(SharedTill.entriesSeen(in: Container.current) == [number])
  }

  @Suite(.serialized) struct `in series` {
    @Test(arguments: 0..<8)
    func `25 the same when cases run one after the other`(number: Int) throws {
      let till = try Container.current.resolve(Till.self)
      #expect(till.entries.isEmpty)
      till.add(number)
    }
  }

  @Test func `a suite trait alone isolates too, and the suite's own properties are inside`() {
    #expect(Container.current === container)
    #expect(Container.current.label?.contains("a suite trait alone isolates too") == true)
  }

  let container = Container.current

  private func sameTill(_ till: Till) -> Bool {
    (try? Container.current.resolve(Till.self)) === till
  }
}

@Suite(
  .container {
    $0.register(Note.self, name: "suite", instance: Note("suite"))
    $0.register(Note.self, instance: Note("suite"))
  },
  .marking("outside")
)
struct `24 layers` {
  @Test(
    .marking("between"),
    .container {
      $0.register(Note.self, name: "test", instance: Note("test"))
      $0.register(Note.self, instance: Note("test"))
    }
  )
  func `suite, test and body are all visible and the innermost wins`() throws {
    #expect(try note() == "test")
    try withContainer {
      $0.register(Note.self, name: "body", instance: Note("body"))
      $0.register(Note.self, instance: Note("body"))
    } operation: {
      let inner = try note()
      #expect(inner == "body")
      let all = try ["suite", "test", "body"].map { try note($0) }
      #expect(all == ["suite", "test", "body"])
    }
    #expect(try note() == "test")
    #expect(Mark.current == "between")
  }

  @Test(
    .container { $0.register(Note.self, instance: Note("first")) },
    .marking("between"),
    .container { $0.register(Note.self, instance: Note("second")) }
  )
  func `of two on one test the later is the inner`() throws {
    #expect(try note() == "second")
    #expect(try note("suite") == "suite")
  }

  @Test(.mockContainer { $0.register(Note.self, name: "test", instance: Note("test")) })
  func `a mock inside sees what the suite registered, which no test calls live`() throws {
    #expect(try note("suite") == "suite")
    #expect(try note("test") == "test")
    #expect(try note() == "suite")
  }

  @Suite(.container { $0.register(Note.self, instance: Note("inner suite")) })
  struct Nested {
    @Test func `a nested suite is a layer too`() throws {
      #expect(try Container.current.resolve(Note.self).text == "inner suite")
      #expect(try Container.current.resolve(Note.self, name: "suite").text == "suite")
    }
  }

  private func note(_ name: String? = nil) throws -> String {
    try Container.current.resolve(Note.self, name: name).text
  }
}

@Suite struct `One closure, two cases` {
  // One trait value for two tests: its closure runs anew for each.
  static let trait = ContainerTrait.container { container in
    container.register(Till.self, instance: Till())
  }

  @Test(`One closure, two cases`.trait, arguments: 0..<32)
  func `54 neither sees the other's double`(number: Int) async throws {
    let till = try await Container.current.resolve(Till.self)
    till.add(number)
    await Task.yield()
    #expect(till.entries == [number])
  }

  @Test func `54 closing one leaves the other's alone`() async throws {
    let test = try #require(Test.current)
    let tills = Tills()
    for _ in 0..<2 {
      try await Self.trait.provideScope(for: test, testCase: nil) {
        let till = try await Container.current.resolve(Till.self)
        till.add(1)
        tills.add(till)
      }
    }
    #expect(tills.all.count == 2)
    #expect(tills.all[0] !== tills.all[1])
    #expect(tills.all.allSatisfy { $0.entries == [1] })
  }
}

@Suite struct `The end of a case` {
  @Test func `closes its container, and a late read names the test`() async throws {
    let test = try #require(Test.current)
    let kept = Kept()
    try await ContainerTrait.container.provideScope(for: test, testCase: nil) {
      kept.keep(Container.current)
    }
    let error = #expect(throws: ContainerError.self) { try kept.resolveNote() }
    #expect(error?.kind == .containerClosed)
    #expect(error?.description.contains("ContainerTraitTests") == true)
  }

  @Test func `closes the forks opened under it too`() async throws {
    let test = try #require(Test.current)
    let kept = Kept()
    try await ContainerTrait.container.provideScope(for: test, testCase: nil) {
      kept.keep(Container.current.fork().fork())
    }
    let error = #expect(throws: ContainerError.self) { try kept.resolveNote() }
    #expect(error?.kind == .containerClosed)
  }

  @Test func `also after a throw, which comes through`() async throws {
    let test = try #require(Test.current)
    let kept = Kept()
    await #expect(throws: Mishap.self) {
      try await ContainerTrait.container.provideScope(for: test, testCase: nil) {
        kept.keep(Container.current)
        throw Mishap()
      }
    }
    let error = #expect(throws: ContainerError.self) { try kept.resolveNote() }
    #expect(error?.kind == .containerClosed)
  }

  @Test func `a closure that throws fails the case, whose body does not run`() async throws {
    let test = try #require(Test.current)
    let ran = Tills()
    await #expect(throws: Mishap.self) {
      let trait = ContainerTrait.container { _ in throw Mishap() }
      try await trait.provideScope(for: test, testCase: nil) { ran.add(Till()) }
    }
    #expect(ran.all.isEmpty)
  }

  @Test func `records what a detached task noticed, on its own test, at its line`() async throws {
    let test = try #require(Test.current)
    let issues = Issues()
    let line = UInt(#line) + 5
    try await withKnownIssue {
      try await ContainerTrait.mockContainer.provideScope(for: test, testCase: nil) {
        let container = Container.current
        await Task.detached {
          _ = try? await container.resolve(Note.self)
        }.value
        #expect(issues.all.isEmpty)
      }
    } matching: { issue in
      issues.add(issue)
      return true
    }
    #expect(issues.all.count == 1)
    #expect(issues.all.first?.contains("ContainerTraitTests.swift:\(line)") == true)
    #expect(issues.all.first?.contains("Nothing is registered for Note") == true)
  }
}

@Suite struct `A strict mock` {
  @Test func `18 an unregistered resolve fails the test with key and line, and throws`()
    async throws
  {
    let test = try #require(Test.current)
    let issues = Issues()
    // In a macro's closure, `#line` is the line of the macro.
    let line = #line + 3
    try await withKnownIssue {
      try await ContainerTrait.mockContainer.provideScope(for: test, testCase: nil) {
        #expect(throws: ContainerError.self) {
          try Container.current.resolve(Note.self, name: "lost")
        }
      }
    } matching: { issue in
      issues.add(issue)
      return true
    }
    #expect(issues.all.count == 1)
    #expect(
      issues.all.first?.contains("Nothing is registered for Note(name: lost).") == true
    )
    #expect(issues.all.first?.contains("ContainerTraitTests.swift:\(line)") == true)
  }

  @Test func `18 inside a factory the miss is one issue, with the chain`() async throws {
    let test = try #require(Test.current)
    let issues = Issues()
    try await withKnownIssue {
      try await ContainerTrait.mockContainer.provideScope(for: test, testCase: nil) {
        Container.current.register(Till.self) {
          _ = try $0.resolve(Note.self)
          return Till()
        }
        #expect(throws: ContainerError.self) { try Container.current.resolve(Till.self) }
      }
    } matching: { issue in
      issues.add(issue)
      return true
    }
    #expect(issues.all.count == 1)
    #expect(issues.all.first?.contains("chain: Till → Note") == true)
  }

  @Test(.mockContainer) func `18 an optional one is nil without an issue`() throws {
    #expect(try Container.current.resolveIfRegistered(Note.self) == nil)
    #expect(Optional(OptionalOwner().note) != nil)
    #expect(OptionalOwner().note == nil)
  }

  @Test(.mockContainer(.allowing(.of(Note.self, name: "clock")), over: live()))
  func `18 what is allowed passes`() throws {
    #expect(try Container.current.resolve(Note.self, name: "clock").text == "live clock")
  }

  @Test func `18 what is live and not replaced fails the test, and nothing live runs`() async throws
  {
    let test = try #require(Test.current)
    let runs = Tills()
    let live = Container(label: "live")
    live.register(Till.self) {
      let till = Till()
      runs.add(till)
      return till
    }
    live.register(Note.self, instance: Note("ready"))
    _ = try await live.resolve(Till.self)
    let issues = Issues()
    try await withKnownIssue {
      let trait = ContainerTrait.mockContainer(over: live)
      try await trait.provideScope(for: test, testCase: nil) {
        #expect(throws: ContainerError.self) { try Container.current.resolve(Till.self) }
        #expect(throws: ContainerError.self) { try Container.current.resolve(Note.self) }
        withContainer {
          $0.register(Note.self, name: "other", instance: Note("other"))
        } operation: {
          #expect(throws: ContainerError.self) { try Container.current.resolve(Till.self) }
        }
      }
    } matching: { issue in
      issues.add(issue)
      return true
    }
    #expect(issues.all.count == 3)
    #expect(issues.all.allSatisfy { $0.contains("live here, and no test replaced it") })
    #expect(runs.all.count == 1)
  }

  @Test(
    .mockContainer(over: live()) { $0.register(Note.self, name: "clock", instance: Note("double")) }
  )
  func `what is replaced is the double`() throws {
    #expect(try Container.current.resolve(Note.self, name: "clock").text == "double")
  }

  @Test(.mockContainer(.lenient, over: live()))
  func `a lenient one lets what is live through, and a miss is an error for the asker alone`() {
    #expect(throws: ContainerError.self) { try Container.current.resolve(Till.self) }
    #expect((try? Container.current.resolve(Note.self, name: "clock"))?.text == "live clock")
  }

  private static func live() -> Container {
    let container = Container(label: "live")
    container.register(Note.self, name: "clock") { Note("live clock") }
    return container
  }

  @Test func `18 a miss through an injection held as a value fails the test, at its declaration`()
    async throws
  {
    let test = try #require(Test.current)
    let issues = Issues()
    try await withKnownIssue {
      try await ContainerTrait.mockContainer.provideScope(for: test, testCase: nil) {
        let note = Injected<Note>()
        #expect(throws: ContainerError.self) { try note() }
      }
    } matching: { issue in
      issues.add(issue)
      return true
    }
    #expect(issues.all.count == 1)
    #expect(issues.all.first?.contains("Nothing is registered for Note.") == true)
  }

  @Test func `18 an optional one that is live reads nil, with an issue`() async throws {
    let test = try #require(Test.current)
    let issues = Issues()
    let live = Container(label: "live")
    live.register(Note.self) { Note("live") }
    try await withKnownIssue {
      let trait = ContainerTrait.mockContainer(over: live)
      try await trait.provideScope(for: test, testCase: nil) {
        #expect(OptionalOwner().note == nil)
      }
    } matching: { issue in
      issues.add(issue)
      return true
    }
    #expect(issues.all.count == 1)
    #expect(issues.all.first?.contains("Note is live here") == true)
  }

  @Test func `18 a required injection records the issue at its declaration and traps`() async throws
  {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      withContainer(Container.mock()) { _ = RequiredOwner().note }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("Note of RequiredOwner could not be injected."))
    #expect(text.contains("ContainerTraitTests.swift:\(RequiredOwner.line)"))
  }
}

// MARK: - Fixtures

private struct Note: Sendable, Equatable {
  let text: String
  init(_ text: String) { self.text = text }
}
private struct OptionalOwner { @Injected var note: Note? }
private struct RequiredOwner {
  static let line = #line + 1
  @Injected var note: Note
}
private struct Mishap: Error {}

private final class Till: Sendable {
  private let state = Lock<[Int]>([])
  var entries: [Int] { state.withLock { $0 } }
  func add(_ entry: Int) { state.withLock { $0.append(entry) } }
}
private enum SharedTill {
  static func entriesSeen(in container: Container) -> [Int]? {
    (try? container.resolve(Till.self))?.entries
  }
}
private final class Tills: Sendable {
  private let state = Lock<[Till]>([])
  var all: [Till] { state.withLock { $0 } }
  func add(_ till: Till) { state.withLock { $0.append(till) } }
}
private final class Kept: Sendable {
  private let state = Lock<Container?>(nil)
  func keep(_ container: Container) { state.withLock { $0 = container } }
  func resolveNote() throws { _ = try state.withLock { $0 }?.resolve(Note.self) }
}
private final class Issues: Sendable {
  private let state = Lock<[String]>([])
  var all: [String] { state.withLock { $0 } }
  func add(_ issue: Issue) {
    let place = issue.sourceLocation.map { "\($0.fileID):\($0.line)" } ?? "nowhere"
    state.withLock { $0.append("\(place) \(issue.comments.map(\.rawValue).joined())") }
  }
}

/// A trait of somebody else's.
private struct Mark: TestTrait, SuiteTrait, TestScoping {
  @TaskLocal static var current = ""
  let text: String
  var isRecursive: Bool { true }
  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await Mark.$current.withValue(text) { try await function() }
  }
}
extension Trait where Self == Mark {
  fileprivate static func marking(_ text: String) -> Mark { Mark(text: text) }
}
