import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `A double that nothing has resolved` {
  let recorder = CollectingRecorder(isOnTestTask: true)
  let container: Container

  init() {
    container = Container(label: "sells", rules: nil, host: TestScope(of: "sells", recorder))
  }

  @Test func `a missing call names the registration that came late`() async throws {
    let (first, second) = (BellSpy(), BellSpy())
    container.register(first, as: (any Bell).self)
    let tower = Tower(bell: try await container.resolve((any Bell).self))
    let line = #line + 1
    container.register(second, as: (any Bell).self)
    tower.bell.ring(12)

    withContainer(container) { _ = second.rings.verify() }
    await second.rings.called(within: .milliseconds(1))

    #expect(recorder.messages.count == 2)
    #expect(
      recorder.messages.first == """
        Expected exactly 1 call to ring(_:), but it was never called.
          note: nothing has resolved Bell since it was registered at \
        UnderstudyTestingTests/LateRegistrationTests.swift:\(line): an object from before \
        keeps what it was given.
          fix: after that line, create the object that uses Bell; otherwise make the code under test call it; if it does so later, replace ….verify(…) by await ….called(…), with the same number and arguments.
        """
    )
    #expect(recorder.messages.last?.contains("note: nothing has resolved Bell since") == true)
  }

  @Test func `a call without an answer names the double that came late`() throws {
    let (first, second) = (BellStub(), BellStub())
    second.rings.returns(true)
    container.register(first, as: (any Bell).self)
    let tower = Tower(bell: try container.resolve((any Bell).self))
    let line = #line + 1
    container.register(second, as: (any Bell).self)
    tower.bell.ring(12)
    _ = try container.resolve((any Bell).self)
    tower.bell.ring(12)

    let messages = recorder.messages.filter { $0.contains("No answer for ring(12).") }
    #expect(messages.count == 2)
    #expect(
      messages.first?.contains(
        """
          note: this call went to an earlier double of Bell; nothing has resolved the one that was registered at \
        UnderstudyTestingTests/LateRegistrationTests.swift:\(line).
          fix: after that line, create the object that makes this call; or, to keep the old object, answer the call
        """
      ) == true
    )
    #expect(messages.last?.contains("an earlier double") == false)
  }

  @Test func `a failed test names the registration that came late, once`() async throws {
    container.register(BellSpy(), as: (any Bell).self)
    _ = try await container.resolve((any Bell).self)
    let second = BellSpy()
    let line = #line + 1
    container.register(second, as: (any Bell).self)
    let scope = try #require(container.host as? TestScope)
    scope.recordHints()
    #expect(recorder.issues.map(\.severity) == [.warning])
    #expect(recorder.issues.first?.site.line == UInt(line))
    #expect(recorder.messages.first?.hasPrefix("Nothing has resolved Bell since this line") == true)
    withContainer(container) { _ = second.rings.verify() }
    scope.recordHints()
    #expect(recorder.issues.count == 2)
  }

  @Test func `a failed test does not name a registration that replaced an unused one, or was used`()
    async throws
  {
    container.register(BellSpy(), as: (any Bell).self)
    container.register(BellSpy(), as: (any Bell).self)
    let scope = try #require(container.host as? TestScope)
    scope.recordHints()
    _ = try await container.resolve((any Bell).self)
    container.register(BellSpy(), as: (any Bell).self)
    _ = try await container.resolve((any Bell).self)
    scope.recordHints()
    #expect(recorder.issues.isEmpty)
  }

  @Test
  func `a verification explains a late registration, and the end of the test does not repeat it`()
    async throws
  {
    container.register(BellSpy(), as: (any Bell).self)
    _ = try await container.resolve((any Bell).self)
    let second = BellSpy()
    container.register(second, as: (any Bell).self)
    withContainer(container) { _ = second.rings.verify() }
    try #require(container.host as? TestScope).recordHints()
    #expect(recorder.issues.count == 1)
  }

  @Test func `a missing call does not say that an object keeps a double that nothing resolved`() {
    let second = BellSpy()
    container.register(BellSpy(), as: (any Bell).self)
    container.register(second, as: (any Bell).self)
    withContainer(container) { _ = second.rings.verify() }
    #expect(recorder.messages.map { $0.contains("since it was registered") } == [false])
  }

  @Test func `a first registration is not said to be late, and replaces no other double`() {
    let (spy, left, right) = (BellSpy(), BellStub(), BellStub())
    container.register(spy, as: (any Bell).self)
    withContainer(container) { _ = spy.rings.verify() }
    container.register(BellStub.self, name: "left", instance: left)
    container.register(BellStub.self, instance: right)
    _ = try? container.resolve(BellStub.self, name: "left")
    left.ring(1)

    #expect(recorder.messages.count == 2)
    #expect(
      recorder.messages.first?.contains(
        "fix: if the code under test has its Bell from elsewhere, let it get that from the container"
      )
        == true
    )
    #expect(
      recorder.messages.first?.contains(
        "create that in each test; otherwise make the code under test call it"
      ) == true
    )
    #expect(recorder.messages.last?.hasPrefix("No answer for ring(1).") == true)
    #expect(recorder.messages.last?.contains("an earlier double") == false)
  }

  @Test func `a double that is not registered is told of the one that is`() {
    let registered = BellSpy()
    let line = #line + 1
    container.register(registered, as: (any Bell).self)
    withContainer(container) {
      _ = (try? container.resolve((any Bell).self))?.ring(1)
      _ = BellSpy().rings.verify()
      registered.rings.verify(2)
    }
    #expect(recorder.messages.count == 2)
    #expect(
      recorder.messages.first
        == """
        Expected exactly 1 call to ring(_:), but it was never called.
          note: this double is not registered; another one is registered for Bell, at \
        UnderstudyTestingTests/LateRegistrationTests.swift:\(line).
          fix: verify the registered one: try Container.current.resolve(BellSpy.self) (try await in an async test); or register this double in its place: Container.current.register(…, as: (any Bell).self); otherwise make the code under test call it; if it does so later, replace ….verify(…) by await ….called(…), with the same number and arguments.
        """
    )
    #expect(recorder.messages.last?.contains("note:") == false)
  }

  @Test func `a double whose factory has not run is told of that, not of another one`() {
    let late = BellSpy()
    container.register(BellSpy.self, instance: BellSpy())
    let line = #line + 1
    container.register((any Bell).self) { late }
    withContainer(container) { _ = late.rings.verify() }
    let text = recorder.messages.first ?? ""
    #expect(
      text.contains(
        "note: nothing has resolved Bell, registered at UnderstudyTestingTests/LateRegistrationTests.swift:\(line)."
      )
    )
    #expect(!text.contains("is not registered"))
  }

  @Test func `a factory that has not run is not named where code gets another double`() {
    container.register(BellSpy(), as: (any Bell).self)
    container.register((any Bell).self, name: "left") { SilentBell() }
    withContainer(container) { _ = BellSpy().rings.verify() }
    #expect(recorder.messages.map { $0.contains("this double is not registered") } == [true])
  }

  @Test func `a call to the double of an outer trait is not said to come from a block`() throws {
    let scope = try #require(container.host as? TestScope)
    let stub = BellStub()
    container.register(stub, as: (any Bell).self)
    scope.configured(container, by: .suite)
    let tower = Tower(bell: try container.resolve((any Bell).self))
    let inner = container.fork(sharing: .builtInstances, label: "inner", rules: nil, host: scope)
    scope.configuring(inner)
    inner.register(BellStub(), as: (any Bell).self)
    scope.configured(inner, by: .test, around: container)
    withContainer(inner) { tower.bell.ring(12) }
    #expect(recorder.messages.count == 1)
    #expect(
      recorder.messages.first?.contains("this call went to an earlier double of Bell") == true
    )
  }

  @Test func `a registered double that is not called is not said to be another one`() throws {
    let mine = BellSpy()
    container.register(mine, as: (any Bell).self)
    _ = try withContainer(container) { try container.resolve((any Bell).self) }
    container.register(BellSpy.self, instance: BellSpy())
    withContainer(container) { _ = mine.rings.verify() }
    #expect(recorder.messages.map { $0.contains("is not registered") } == [false])
  }

  @Test func `a double that only the test resolves is told of the one that the code gets`() throws {
    let line = #line + 1
    container.register((any Bell).self) { BellSpy() }
    container.register(BellSpy.self) { BellSpy() }
    try withContainer(container) {
      try container.resolve((any Bell).self).ring(1)
      try container.resolve(BellSpy.self).rings.verify()
    }
    let text = recorder.messages.first ?? ""
    let site = "UnderstudyTestingTests/LateRegistrationTests.swift:\(line)"
    #expect(
      text.contains(
        "registered only under its own type; another one is registered for Bell, at \(site)"
      )
    )
    #expect(text.contains("with one line: Container.current.register(…, as: (any Bell).self)"))
  }

  @Test func `a double whose registration for code was replaced is told of the later one`() throws {
    let spy = BellSpy()
    let line = #line + 1
    container.register(spy, as: (any Bell).self)
    container.register((any Bell).self) { SilentBell() }
    try withContainer(container) {
      try container.resolve((any Bell).self).ring(1)
      try container.resolve(BellSpy.self).rings.verify()
      container.register((any Bell).self, instance: spy)
      spy.rings.verify()
    }
    let file = "UnderstudyTestingTests/LateRegistrationTests.swift"
    let note =
      "note: this double was registered for Bell at \(file):\(line), and then replaced at \(file):\(line + 1)."
    #expect(recorder.messages.map { $0.contains(note) } == [true, false])
    #expect(
      recorder.messages.first?.contains(
        "leave out the registration at \(file):\(line + 1), or verify"
      )
        == true
    )
  }

  @Test func `one that was resolved is not named, nor one that was called`() throws {
    let spy = BellSpy()
    container.register(spy, as: (any Bell).self)
    spy.rings.call(1)
    spy.rings.verify(2)
    spy.rings.verify(.never)
    spy.rings.clearCalls()
    spy.rings.verify()
    _ = try container.resolve((any Bell).self)
    let other = BellSpy()
    container.register(other, as: (any Bell).self)
    _ = try container.resolve((any Bell).self)
    other.rings.verify()
    #expect(recorder.messages.count == 4)
    #expect(!recorder.messages.contains { $0.contains("nothing has resolved") })
  }
}

// MARK: - Fixtures

private protocol Bell: Sendable {
  func ring(_ times: Int)
}

private struct SilentBell: Bell {
  func ring(_ times: Int) {}
}

private struct BellSpy: Bell, TestDouble {
  let rings = Spy<Int>("ring(_:)")
  func ring(_ times: Int) { rings.call(times) }
}

private struct BellStub: Bell, TestDouble {
  let rings = Stub<Int, Bool?, Never>("ring(_:)")
  func ring(_ times: Int) { _ = rings.call(times) }
}

private struct Tower {
  let bell: any Bell
}
