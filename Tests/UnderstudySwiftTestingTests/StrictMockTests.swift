import Foundation
import TestSupport
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite struct `An unanswered call` {
  @Test(arguments: [true, false])
  func `fails the test at its own line, on its task and off it`(isOnTask: Bool) async throws {
    let test = try #require(Test.current)
    let issues = KnownIssues()
    try await issues.collect {
      try await ContainerTrait.container.provideScope(for: test, testCase: nil) {
        let loads = Stub<Int, Int?, Never>("load(_:)")
        _ = isOnTask ? await loads.call(7) : await Task.detached { await loads.call(7) }.value
      }
    }
    #expect(issues.all.map(\.sourceLocation) == [test.sourceLocation])
  }

  @Test func `fails the test at the answer that fell short, if that is in the test`() async throws {
    let lines = try await linesOfIssues {
      let loads = Stub<Int, Int?, Never>("load(_:)")
      loads.returns(1, 2)
      for _ in 1...3 { _ = loads.call(7) }
      loads.when(8).returns(3)
      _ = loads.call(9)  // the general sequence is used up
      loads.clearAnswers()
      loads.when(8).returns(3)
      _ = loads.call(9)
      loads.answers { number in await Task { number }.value }
      _ = loads.call(9)
      loads.clearAnswers()
      loads.when(9).replies(.returns(3).held(at: Gate()))
      _ = loads.call(9)
    }
    #expect(lines == [2, 2, 7, 9, 12])
  }

  @Test func `fails the test at its own line for an answer that is given elsewhere`() async throws {
    let line = try #require(Test.current).sourceLocation.line
    let lines = try await linesOfIssues(from: line) {
      let loads = Stub<Int, Int?, Never>("load(_:)")
      loads.replies(.returns(3).held(at: Gate()), fileID: "BoxOffice/Sale.swift", line: 10_000)
      _ = loads.call(9)
      loads.replies(.returns(3).held(at: Gate()), line: UInt(line) - 1)
      _ = loads.call(9)
    }
    #expect(lines == [0, 0])
  }

  /// The lines of the issues of code, counted from a line; by default that of the code.
  private func linesOfIssues(
    from line: Int = #line,
    _ code: @escaping @Sendable () -> Void
  ) async throws -> [Int?] {
    let test = try #require(Test.current)
    let issues = KnownIssues()
    try await issues.collect {
      try await ContainerTrait.container.provideScope(for: test, testCase: nil) { code() }
    }
    let places = issues.all.map(\.sourceLocation)
    #expect(places.allSatisfy { $0?.fileID == test.sourceLocation.fileID })
    return places.map { $0.map { $0.line - line } }
  }
}

@Suite struct `A strict mock` {
  @Test(.tags(.scenario18))
  func `fails the test with key and line for an unregistered resolve, and throws`()
    async throws
  {
    let test = try #require(Test.current)
    let issues = KnownIssues()
    try await issues.collect {
      try await ContainerTrait.mockContainer.provideScope(for: test, testCase: nil) {
        #expect(throws: ContainerError.self) { try Asking.forLostNote() }
      }
    }
    #expect(issues.texts.count == 1)
    let place = "UnderstudySwiftTestingTests/StrictMockTests.swift:\(Asking.lostLine)"
    #expect(
      issues.texts.first?.hasPrefix("\(place) Nothing is registered for Note(name: lost).") == true,
      "\(issues.texts)"
    )
  }

  @Test(.tags(.scenario18)) func `records one issue with the chain for a miss inside a factory`()
    async throws
  {
    let test = try #require(Test.current)
    let issues = KnownIssues()
    try await issues.collect {
      try await ContainerTrait.mockContainer.provideScope(for: test, testCase: nil) {
        Container.current.register(Till.self) { try Asking.makeTill($0) }
        #expect(throws: ContainerError.self) { try Container.current.resolve(Till.self) }
      }
    }
    #expect(issues.texts.count == 1)
    let place = "UnderstudySwiftTestingTests/StrictMockTests.swift:\(Asking.noteLine)"
    #expect(issues.texts.first?.hasPrefix("\(place) ") == true, "\(issues.texts)")
    #expect(issues.texts.first?.contains("chain: Till → Note") == true)
  }

  @Test(.tags(.scenario18), .mockContainer)
  func `gives nil for an optional property without an issue`() throws {
    #expect(try Container.current.resolveIfRegistered(Note.self) == nil)
    #expect(Optional(OptionalOwner().note) != nil)
    #expect(OptionalOwner().note == nil)
  }

  @Test(.tags(.scenario18), .mockContainer(.allowing(.of(Note.self, name: "clock")), over: live()))
  func `resolves what its policy allows`() throws {
    #expect(try Container.current.resolve(Note.self, name: "clock").text == "live clock")
  }

  @Test(.tags(.scenario18))
  func `fails the test for a live dependency without a double, and nothing live runs`() async throws
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
    let issues = KnownIssues()
    try await issues.collect {
      let trait = ContainerTrait.mockContainer(over: live)
      try await trait.provideScope(for: test, testCase: nil) {
        #expect(throws: ContainerError.self) { try Container.current.resolve(Till.self) }
        #expect(throws: ContainerError.self) { try Container.current.resolve(Note.self) }
        try withContainer {
          $0.register(Note.self, name: "other", instance: Note("other"))
        } operation: {
          _ = try Container.current.resolve(Note.self, name: "other")
          #expect(throws: ContainerError.self) { try Container.current.resolve(Till.self) }
          #expect((try? Container.current.resolve(Note.self, name: "other")) != nil)
        }
      }
    }
    #expect(issues.texts.count == 3)
    #expect(issues.texts.allSatisfy { $0.contains("live, and no test double replaces it") })
    #expect(runs.all.count == 1)
  }

  @Test(
    .mockContainer(over: live()) { $0.register(Note.self, name: "clock", instance: Note("double")) }
  )
  func `resolves the double of a replaced key`() throws {
    #expect(try Container.current.resolve(Note.self, name: "clock").text == "double")
  }

  @Test(.mockContainer(.lenient, over: live()))
  func `made lenient resolves live dependencies, and reports a miss to the caller alone`() {
    #expect(throws: ContainerError.self) { try Container.current.resolve(Till.self) }
    #expect((try? Container.current.resolve(Note.self, name: "clock"))?.text == "live clock")
  }

  private static func live() -> Container {
    let container = Container(label: "live")
    container.register(Note.self, name: "clock") { Note("live clock") }
    return container
  }

  @Test(.tags(.scenario18))
  func `fails the test at the declaration for a miss of an injection held as a value`()
    async throws
  {
    let test = try #require(Test.current)
    let issues = KnownIssues()
    try await issues.collect {
      try await ContainerTrait.mockContainer.provideScope(for: test, testCase: nil) {
        let note = Asking.injectedNote()
        #expect(throws: ContainerError.self) { try note() }
      }
    }
    #expect(issues.texts.count == 1)
    let place = "UnderstudySwiftTestingTests/StrictMockTests.swift:\(Asking.injectedLine)"
    #expect(
      issues.texts.first?.hasPrefix("\(place) Nothing is registered for Note.") == true,
      "\(issues.texts)"
    )
  }

  @Test(.tags(.scenario18)) func `gives nil for a live optional property, with an issue`()
    async throws
  {
    let test = try #require(Test.current)
    let issues = KnownIssues()
    let live = Container(label: "live")
    live.register(Note.self) { Note("live") }
    try await issues.collect {
      let trait = ContainerTrait.mockContainer(over: live)
      try await trait.provideScope(for: test, testCase: nil) {
        #expect(OptionalOwner().note == nil)
      }
    }
    #expect(issues.texts.count == 1)
    #expect(issues.texts.first?.contains("Note is live, and no test") == true)
  }

  @Test(.tags(.scenario18))
  func `records the issue of a required injection at its declaration and traps`() async throws {
    let issues = KnownIssues()
    // What the process notices before it ends is an issue of this test, too.
    try await issues.collect {
      let result = try await #require(
        processExitsWith: .failure,
        observing: [\.standardErrorContent]
      ) {
        withContainer(Container.mock()) { _ = RequiredOwner().note }
      }
      let text = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(text.contains("Note of RequiredOwner could not be injected."))
      #expect(text.contains("StrictMockTests.swift:\(RequiredOwner.line)"))
    }
    #expect(issues.texts.count == 1)
    #expect(issues.texts.first?.contains("StrictMockTests.swift:\(RequiredOwner.line)") == true)
  }

  @Test(.tags(.scenario52))
  func `applies to a global made before the bootstrap, whatever it has read outside`()
    async throws
  {
    // What the other process notices comes here, to the test that waits for it.
    let issues = KnownIssues()
    await issues.collect {
      await #expect(processExitsWith: .success) {
        IsolationCheck.turnOff(because: "the default of this process is a part of the test")
        let runs = Tills()
        let global = Global()
        let app = try Container.bootstrap {
          Registration(Till.self) {
            let till = Till()
            runs.add(till)
            return till
          }
          Registration(Note.self) {
            runs.add(Till())
            return Note("live")
          }
        }
        #expect(try global.till() === app.require(Till.self))
        #expect(runs.all.count == 1)

        let mock = Container.mock(over: app)
        let kinds = withContainer(mock) {
          [refusal { try global.till() }, refusal { try global.note() }]
        }
        #expect(kinds == [.blockedByFirewall, .blockedByFirewall])
        #expect(runs.all.count == 1)
        mock.register(Note.self, instance: Note("double"))
        #expect(try withContainer(mock) { try global.note().text } == "double")
        #expect(try global.note().text == "live")
      }
    }
    #expect(issues.texts.count == 2)
    #expect(issues.texts.first?.contains("Till is live, and no test") == true)
    #expect(issues.texts.last?.contains("Note is live, and no test") == true)
  }
}

// MARK: - Fixtures

/// Outside of the tests, because in a macro's closure every line is that of the macro.
private enum Asking {
  static let lostLine = #line + 2
  static func forLostNote() throws(ContainerError) {
    _ = try Container.current.resolve(Note.self, name: "lost")
  }

  static let noteLine = #line + 2
  static func makeTill(_ resolver: Resolver) throws -> Till {
    _ = try resolver.resolve(Note.self)
    return Till()
  }

  static let injectedLine = #line + 1
  static func injectedNote() -> Injected<Note> { Injected() }
}

private final class Global: Sendable {
  let till = Injected<Till>()
  let note = Injected<Note>()
}

/// Why the container refused, if it did.
private struct OptionalOwner { @Injected var note: Note? }
private struct RequiredOwner {
  static let line = #line + 1
  @Injected var note: Note
}
