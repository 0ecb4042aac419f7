import TestSupport
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite(.container { $0.register(Till.self) { Till() } })
struct `The container of a case` {
  @Test(.tags(.scenario23), .container, arguments: Array(0..<64))
  func `is separate for each argument, in parallel`(number: Int) async throws {
    let till = try await Container.current.resolve(Till.self)
    till.add(number)
    await Task.yield()
    #expect(try await Container.current.resolve(Till.self).entries == [number])
    #expect(sameTill(till))
  }

  @Test(.tags(.scenario25), .container, arguments: 0..<8)
  func `has nothing that another case put on a singleton`(number: Int) throws {
    let till = try Container.current.resolve(Till.self)
    #expect(till.entries.isEmpty)
    till.add(number)
    #expect(SharedTill.entriesSeen(in: Container.current) == [number])
  }

  @Suite(.serialized) struct `in serial order` {
    @Test(.tags(.scenario25), arguments: 0..<8)
    func `has nothing that an earlier case put on a singleton`(number: Int) throws {
      let till = try Container.current.resolve(Till.self)
      #expect(till.entries.isEmpty)
      till.add(number)
    }
  }

  @Test func `exists under a suite trait alone, for the suite's own properties too`() {
    #expect(Container.current === container)
    #expect(Container.current.label?.contains("exists under a suite trait alone") == true)
  }

  let container = Container.current

  private func sameTill(_ till: Till) -> Bool {
    (try? Container.current.resolve(Till.self)) === till
  }
}

@Suite(
  .tags(.scenario24),
  .container {
    $0.register(Note.self, name: "suite", instance: Note("suite"))
    $0.register(Note.self, instance: Note("suite"))
  },
  .marking("outside")
)
struct `The layers of a case` {
  @Test(
    .marking("between"),
    .container {
      $0.register(Note.self, name: "test", instance: Note("test"))
      $0.register(Note.self, instance: Note("test"))
    }
  )
  func `are all visible, and the innermost of suite, test and body wins`() throws {
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
    .container {
      $0.register(Note.self, instance: Note("first"))
      _ = try $0.resolve(Note.self)
    },
    .marking("between"),
    .container { $0.register(Note.self, instance: Note("second")) }
  )
  func `of two traits on one test are nested, and the later is the inner`() throws {
    #expect(try note() == "second")
    #expect(try note("suite") == "suite")
  }

  @Test(.mockContainer { $0.register(Note.self, name: "test", instance: Note("test")) })
  func `with a mock inside include the suite's registrations, which are not live`() throws {
    #expect(try note("suite") == "suite")
    #expect(try note("test") == "test")
    #expect(try note() == "suite")
  }

  @Suite(.container { $0.register(Note.self, instance: Note("inner suite")) })
  struct Nested {
    @Test func `include a nested suite`() throws {
      #expect(try Container.current.resolve(Note.self).text == "inner suite")
      #expect(try Container.current.resolve(Note.self, name: "suite").text == "suite")
    }
  }

  private func note(_ name: String? = nil) throws -> String {
    try Container.current.resolve(Note.self, name: name).text
  }
}

@Suite struct `A trait made from a preset` {
  private static let matinee = ContainerPreset("matinee", policy: .strict.firewall(.marked)) {
    Registration(Till.self) { Till() }
    Registration(Note.self) { Note("preset") }
  }

  private static func theatre() -> Container {
    let container = Container(label: "theatre")
    container.register {
      Registration(Note.self) { Note("theatre") }
      Registration(Note.self, name: "poster") { Note("poster") }
      Registration(Note.self, name: "wire") { Note("wire") }.live()
    }
    return container
  }

  @Test(
    .tags(.scenario30),
    .container(preset: `A trait made from a preset`.matinee, over: theatre()) {
      $0.register(Note.self, name: "test") { Note("test") }
    },
    arguments: 0..<8
  )
  func `gives each case its own container, and the test's closure wins`(number: Int) async throws {
    let container = Container.current
    let till = try await container.resolve(Till.self)
    till.add(number)
    await Task.yield()
    #expect(till.entries == [number])
    #expect(try await container.resolve(Note.self).text == "preset")
    #expect(try await container.resolve(Note.self, name: "poster").text == "poster")
    #expect(try await container.resolve(Note.self, name: "test").text == "test")
    await withKnownIssue {
      let error = await #expect(throws: ContainerError.self) {
        try await container.resolve(Note.self, name: "wire")
      }
      #expect(error?.kind == .blockedByFirewall)
    } matching: {
      $0.comments.first?.rawValue.contains("Note(name: wire) is live, and no test") == true
    }
  }
}

@Suite(.tags(.scenario54), .timeLimit(.minutes(5))) struct `A container closure shared by two cases`
{
  // One trait value for two tests: its closure runs anew for each.
  static let trait = ContainerTrait.container { container in
    container.register(MailerSpy(), as: (any Mailer).self)
  }

  @Test(`A container closure shared by two cases`.trait, arguments: 0..<32)
  func `gives each its own double`(number: Int) async throws {
    let spy = try await Container.current.resolve(MailerSpy.self)
    try await Container.current.resolve((any Mailer).self).send(number)
    await Task.yield()
    #expect(spy.callHistory == ["send(\(number))"])
    spy.sends.verify(with: number)
  }

  @Test func `keeps the calls of one open case when the other closes`()
    async throws
  {
    let test = try #require(Test.current)
    let spies = Recorder<MailerSpy>()
    let (firstIsOpen, secondHasClosed) = (Gate("first is open"), Gate("second has closed"))
    async let early: Void = {
      defer { firstIsOpen.open() }
      try await Self.trait.provideScope(for: test, testCase: nil) {
        let spy = try await Container.current.resolve(MailerSpy.self)
        try await Container.current.resolve((any Mailer).self).send(1)
        spies.add(spy)
        firstIsOpen.open()
        try await secondHasClosed.pass()
        #expect(spy.callHistory == ["send(1)"])
      }
    }()
    async let late: Void = {
      defer { secondHasClosed.open() }
      try await firstIsOpen.pass()
      try await Self.trait.provideScope(for: test, testCase: nil) {
        let spy = try await Container.current.resolve(MailerSpy.self)
        #expect(spy.callHistory == [])
        try await Container.current.resolve((any Mailer).self).send(2)
        spies.add(spy)
        #expect(spies.all.map(\.callHistory) == [["send(1)"], ["send(2)"]])
      }
    }()
    _ = try await (early, late)
    // Each was reset by the end of its own case.
    #expect(spies.all.map(\.callHistory) == [[], []])
  }
}

// MARK: - Fixtures

private protocol Mailer: Sendable { func send(_ letter: Int) }
private final class MailerSpy: Mailer, TestDouble {
  let sends = Spy<Int>("send(_:)")
  func send(_ letter: Int) { sends.call(letter) }
}
