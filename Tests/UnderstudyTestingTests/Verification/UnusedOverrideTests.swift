import TestSupport
import Testing
import Understudy

@testable import UnderstudyInsight
@testable import UnderstudyTesting

@Suite(.tags(.scenario29)) struct `An unused override`: RecordedTestSuite {
  let test = RecordedTest("sells a seat, SaleTests.swift:12")

  init() {
    container.register(Letter.self) { Letter(text: "live") }
  }

  @Test func `of a block is a warning at the line that made it, when the block ends`() throws {
    var line: UInt = 0
    withContainer(container) {
      withContainer {
        line = #line + 1
        $0.register(Letter.self, instance: Letter(text: "dear"))
      } operation: {
        #expect(recorder.issues.isEmpty)
      }
    }
    #expect(
      recorder.messages == [
        """
        The registration of Letter in a withContainer block of "sells a seat" (SaleTests.swift:12) \
        was never used.
          fix: remove it, or let the code under test resolve Letter. To turn this check off, write .container { … }.verifying(.unusedOverrides, severity: .ignore), or call Container.current.setVerification(.unusedOverrides, severity: .ignore) before the block.
        """
      ]
    )
    #expect(recorder.issues.map(\.site) == [SourceSite(line: line)])
    #expect(recorder.issues.map(\.severity) == [.warning])
  }

  @Test func `of an asynchronous block is a warning when the block ends`() async throws {
    await withContainer(container) {
      await withContainer {
        $0.register(Letter.self, instance: Letter(text: "dear"))
      } operation: {
        await Task.yield()
      }
    }
    #expect(recorder.issues.count == 1)
  }

  @Test(arguments: ["UnderstudyTestingTests/UnusedOverrideTests.swift", "Sales/SaleTests.swift"])
  func `from another file is reported only where that is asked for`(
    file: String
  ) async throws {
    let isOwn = file == "\(#fileID)"
    for severity in [nil, IssueSeverity.error] {
      let recorder = CollectingRecorder(isOnTestTask: true)
      let scope = TestScope(testName: "sale", file: file, recorder: recorder)
      if let severity {
        scope.set(
          VerificationSettings([.unusedOverrides], severity: severity, at: SourceSite()),
          for: .test
        )
      }
      let container = Container(label: "sale", rules: nil, host: scope)
      scope.configuring(container)
      container.register(Letter.self, instance: Letter(text: "spare"))
      scope.configured(container, by: .test)
      withContainer(container) {
        withContainer {
          $0.register(Letter.self, instance: Letter(text: "dear"))
        } operation: {
        }
      }
      scope.judge()
      await scope.end()
      let expected: [ContainerIssue.Severity] =
        severity != nil ? [.error, .error] : isOwn ? [.warning, .warning] : []
      #expect(recorder.issues.map(\.severity) == expected)
    }
  }

  @Test func `on a line is reported though another override of the line is used`() async throws {
    var line: UInt = 0
    let names = ["hamlet", "macbeth", "lear"]
    try await withContainer(container) {
      try await withContainer { container in
        line = #line + 1
        for name in names { container.register(Letter.self, name: name) { Letter(text: name) } }
      } operation: {
        _ = try await Container.current.resolve(Letter.self, name: "macbeth")
      }
    }
    #expect(recorder.issues.map(\.site.line) == [line])
    #expect(
      recorder.messages.first?.hasPrefix(
        "The registration of Letter(name: hamlet) and Letter(name: lear) in a withContainer block"
      ) == true
    )
  }

  @Test(arguments: Use.allCases)
  func `is not reported once it was used, in whatever way`(use: Use) async throws {
    let parent = container
    try await withContainer(parent) {
      try await withContainer {
        use.register(in: $0)
      } operation: {
        let child = Container(label: "child", parent: .current)
        try await use.use(use == .byAChild ? child : .current)
      }
    }
    #expect(recorder.messages == [])
  }

  @Test func `is not reported where the block threw before it was needed`() throws {
    #expect(throws: PaymentError.self) {
      try withContainer(container) {
        try withContainer {
          $0.register(Letter.self, instance: Letter(text: "dear"))
        } operation: { () throws in
          throw PaymentError.declined
        }
      }
    }
    scope.judge()
    #expect(recorder.messages == [])
  }

  @Test func `is not reported where a firewall refused it, which is an issue of its own`() {
    let rules = MockPolicy.firewall(.marked).rules
    withContainer(Container(label: scope.testName, rules: rules, host: scope)) {
      withContainer {
        $0.register { Registration(Letter.self) { Letter(text: "posted") }.live() }
      } operation: {
        let error = #expect(throws: ContainerError.self) {
          try Container.current.resolve(Letter.self)
        }
        #expect(error?.kind == .blockedByFirewall)
      }
    }
    scope.judge()
    #expect(recorder.issues.count == 1)
    #expect(recorder.messages.first?.contains("never used") == false)
  }

  @Test func `of a double for two keys is reported once, and not if either was used`() throws {
    try withContainer(container) {
      withContainer {
        $0.register(MailerSpy(), as: (any Mailer).self)
      } operation: {
      }
      try withContainer {
        $0.register(MailerSpy(), as: (any Mailer).self)
      } operation: {
        _ = try Container.current.resolve((any Mailer).self)
      }
    }
    #expect(recorder.issues.count == 1)
    #expect(recorder.messages.first?.contains("of MailerSpy and Mailer in a with") == true)
  }

  @Test func `of a batch is reported once, and not if one of the batch was used`() throws {
    var line: UInt = 0
    try withContainer(container) {
      for isUsed in [false, true] {
        try withContainer {
          line = #line + 2
          $0.register {
            Registration(Letter.self, instance: Letter(text: "dear"))
            Registration(Money.self, instance: Money(cents: 1))
            Registration(Seat.self, instance: Seat(row: "A", number: 1))
          }
        } operation: {
          if isUsed { _ = try Container.current.resolve(Money.self) }
        }
      }
    }
    #expect(recorder.issues.map(\.site) == [SourceSite(line: line)])
    #expect(recorder.messages.first?.contains("of Letter, Money and Seat in a with") == true)
  }

  @Test(arguments: [1, 50])
  func `is not reported where the same container registered the key again, however often`(
    times: Int
  ) throws {
    try withContainer(container) {
      try withContainer { container in
        for number in 0...times {
          container.register(Letter.self, instance: Letter(text: "dear \(number)"))
        }
      } operation: {
        _ = try Container.current.resolve(Letter.self)
      }
    }
    #expect(recorder.messages == [])
  }

  @Test func `is still unused after validation, and after another registration of the key is used`()
    throws
  {
    try withContainer(container) {
      try withContainer {
        $0.register(Letter.self, instance: Letter(text: "dear"))
      } operation: {
        try Container.current.validate()
        try withContainer {
          $0.register(Letter.self, instance: Letter(text: "dearest"))
        } operation: {
          _ = try Container.current.resolve(Letter.self)
        }
      }
    }
    #expect(recorder.issues.count == 1)
  }
}

// MARK: - Fixtures

enum Use: CaseIterable {
  case ready, built, weak, graph, transient, async, byAChild, optional, all, byAFactory, lazily,
    onMain

  func register(in container: Container) {
    switch self {
    case .ready, .optional, .all: container.register(Note.self, instance: Note())
    case .built, .lazily: container.register(Note.self) { Note() }
    case .weak: container.register(Note.self, lifetime: .weak) { Note() }
    case .graph: container.register(Note.self, lifetime: .graph) { Note() }
    case .transient, .byAChild, .byAFactory:
      container.register(Note.self, lifetime: .transient) { Note() }
    case .async: container.register(Note.self) { _ async in Note() }
    case .onMain: container.register(Note.self, on: MainActor.self) { _ in Note() }
    }
  }

  func use(_ container: Container) async throws {
    switch self {
    case .ready, .built, .weak, .graph, .transient, .async, .byAChild, .onMain:
      _ = try await container.resolve(Note.self)
    case .optional: _ = try await container.resolveIfRegistered(Note.self)
    case .all: _ = try await container.resolveAll(Note.self)
    case .byAFactory:
      let child = Container(label: "factory", parent: container)
      child.register(Receipt.self) { Receipt(id: "\(try $0.resolve(Note.self))") }
      _ = try await child.resolve(Receipt.self)
    case .lazily: _ = try await container.resolve(Lazy<Note>.self).get()
    }
  }
}

final class Note: Sendable {}
