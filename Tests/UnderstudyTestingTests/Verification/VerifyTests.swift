import Testing
import Understudy
import UnderstudyTesting

@Suite struct `Verifying by hand`: RecordedTestSuite {
  let test = RecordedTest("sells a seat, SaleTests.swift:12", label: "stage")

  @Test func `by hand reports now, whoever registered, and not again later`() throws {
    let line = UInt(#line) + 1
    container.register(Letter.self, instance: Letter(text: "dear"))
    container.register(Money.self, instance: Money(cents: 1))
    _ = try container.resolve(Money.self)
    container.verify()
    #expect(recorder.issues.map(\.site) == [SourceSite(line: line)])
    #expect(recorder.issues.map(\.severity) == [.error])
    #expect(recorder.messages.first?.contains("of Letter in container \"stage\" was never") == true)
    container.verify()
    scope.set(
      VerificationSettings([.unusedOverrides], severity: .error, at: SourceSite()),
      for: .test
    )
    scope.configured(container, by: .test)
    scope.judge()
    #expect(recorder.issues.count == 1)
  }

  @Test func `finds keys that the test did not declare, with their first caller`() throws {
    let app = Container(label: "app")
    app.register(Letter.self, instance: Letter(text: "dear"))
    let factory = #line + 1
    app.register(Receipt.self) { Receipt(id: try $0.resolve(Letter.self).text) }
    let rules = MockPolicy.lenient.rules
    let stage = Container.mock(rules, over: app, beneath: nil, label: "stage", host: scope)
    let fork = stage.fork()
    fork.register(Money.self, instance: Money(cents: 1))
    _ = try fork.resolve(Receipt.self)
    _ = try fork.resolve(Money.self)
    _ = try? fork.resolve(Seat.self)
    let line = UInt(#line) + 1
    stage.verify(.undeclaredResolutions, declaring: [Receipt.self])
    #expect(
      recorder.messages == [
        """
        Container "stage" or another container of its test resolved keys that the test did not \
        declare:
          Letter for Receipt, at UnderstudyTestingTests/VerifyTests.swift:\(factory)
          fix: register each key in the test, or declare its type: \
        container.verify(.undeclaredResolutions, declaring: [Letter.self]).
        """
      ]
    )
    #expect(recorder.issues.map(\.site) == [SourceSite(line: line)])
  }

  @Test func `names the first ten types of undeclared keys, and says how many more there are`()
    throws
  {
    let app = Container(label: "app")
    func register<Value: Sendable>(_ value: Value, depth: Int) {
      app.register(Value.self, instance: value)
      if depth < 12 { register([value], depth: depth + 1) }
    }
    register(7, depth: 1)
    let rules = MockPolicy.lenient.rules
    let stage = Container.mock(rules, over: app, beneath: nil, label: "stage", host: scope)
    func resolve<Value: Sendable>(_ type: Value.Type, depth: Int) throws {
      _ = try stage.resolve(type)
      if depth < 12 { try resolve([Value].self, depth: depth + 1) }
    }
    try resolve(Int.self, depth: 1)
    stage.verify(.undeclaredResolutions)
    #expect(recorder.messages.first?.contains("\n  … and 2 more\n  fix:") == true)
    #expect(
      recorder.messages.first?.hasSuffix(
        "Array<Array<Array<Array<Array<Array<Array<Array<Array<Int>>>>>>>>>.self, …]). Then run again to see the others."
      ) == true
    )
  }

  @Test func `finds undeclared keys at the end if asked for, by flags and not by the journal`()
    throws
  {
    let origin = Container(label: "app")
    origin.register(Letter.self, instance: Letter(text: "dear"))
    origin.register(Money.self, instance: Money(cents: 1))
    let child = Container.mock(
      MockPolicy.lenient.rules,
      over: origin,
      beneath: nil,
      label: "stage",
      host: scope
    )
    _ = try child.resolve(Letter.self)
    for _ in 0..<2_000 { _ = try child.resolve(Money.self) }
    #expect(child.journal.dropped > 0)
    scope.judge()
    #expect(recorder.messages == [])
    let settings = VerificationSettings(
      [.undeclaredResolutions],
      severity: .warning,
      declaring: [Money.self],
      at: SourceSite(line: 7)
    )
    scope.set(settings, for: .suite)
    scope.judge()
    #expect(recorder.issues.map(\.site.line) == [7])
    #expect(recorder.issues.map(\.severity) == [.warning])
    #expect(recorder.messages.first?.contains("\n  Letter, at ") == true)
    #expect(recorder.messages.first?.contains("Money") == false)
  }

  @Test(arguments: [false, true])
  func `takes registrations of a class or a suite's closures as declared`(
    isInSuite: Bool
  ) throws {
    let container = Container(label: "method", rules: nil, host: scope)
    scope.configuring(container)
    container.register(Letter.self, instance: Letter(text: "dear"))
    scope.configured(container, by: .suite)
    _ = try container.resolve(Letter.self)
    scope.set(
      VerificationSettings([.undeclaredResolutions], severity: .error, at: SourceSite()),
      for: .test
    )
    scope.judge(suites: isInSuite ? [SuiteOverrides(of: "suite")] : [])
    #expect(recorder.messages == [])
  }

  @Test func `of a plain container, which keeps no count, is an issue`() throws {
    let app = Container(label: "app")
    withContainer(container) {
      app.verify()
      app.setVerification(.unusedOverrides, severity: .ignore)
    }
    #expect(recorder.issues.count == 2)
    #expect(
      recorder.messages.first == """
        Container "app" does not track what is used, so nothing can be verified.
          fix: verify a mock container, Container.mock(…), or Container.current in a test with \
        .container or in a ContainerTestCase.
        """
    )
  }

  @Test func `reports nothing where it is ignored`() throws {
    container.register(Letter.self, instance: Letter(text: "dear"))
    container.verify(.unusedOverrides, .undeclaredResolutions, severity: .ignore)
    #expect(recorder.messages == [])
  }

  @Test func `of the process applies to tests without a setting`() async {
    await #expect(processExitsWith: .success) {
      Verification.setDefault(.unusedOverrides, severity: .error)
      let recorder = CollectingRecorder(isOnTestTask: true)
      let scope = TestScope(of: "case", recorder)
      let container = Container(label: "case", rules: nil, host: scope)
      withContainer(container) {
        withContainer {
          $0.register(Letter.self, instance: Letter(text: "dear"))
        } operation: {
        }
      }
      #expect(recorder.issues.map(\.severity) == [.error])
    }
  }
}
