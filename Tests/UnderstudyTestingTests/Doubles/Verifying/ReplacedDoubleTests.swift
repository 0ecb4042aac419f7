import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

/// That a double was not called proves nothing where the test has registered another object in its place.
@Suite struct `A double whose registration the test has replaced` {
  let recorder = CollectingRecorder(isOnTestTask: true)
  let scope: TestScope
  let container: Container
  let double = CarillonSpy()

  init() {
    scope = TestScope(of: "sells", recorder)
    container = Container(label: "sells", rules: nil, host: scope)
    container.register(double, as: (any Carillon).self)
  }

  /// Lets code ask for the other one, and verifies this one.
  private func judge(_ other: some Carillon, _ verify: () -> Void) {
    container.register((any Carillon).self, instance: other)
    withContainer(container) {
      strike()
      verify()
    }
  }

  private func strike() { (try? container.resolve((any Carillon).self))?.strike(1) }

  @Test(arguments: [0, 1, 2]) func `fails the test if it must not be called`(_ way: Int) {
    let file = "UnderstudyTestingTests/ReplacedDoubleTests.swift"
    judge(SilentCarillon()) {
      switch way {
      case 0: double.strikes.verify(.never)
      case 1: double.verifyNotCalled()
      default: double.strikes.verifyCalls([])
      }
    }
    #expect(recorder.issues.map(\.severity) == [.error])
    #expect(
      recorder.messages == [
        """
        Expected no calls to CarillonSpy.strike(_:): this double has none, but was registered for Carillon at \(file):17, and then \
        replaced at \(file):22: code gets what is registered there.
          fix: verify the object registered at \(file):22, or leave out that registration; if you pass this double to an \
        initializer on purpose, register it under a name, so that this check accepts it: \
        Container.current.register(…, as: (any Carillon).self, name: "other").
        """
      ]
    )
  }

  @Test func `fails the test at its end if it has read no calls of it`() async {
    judge(SilentCarillon()) {
      #expect(double.strikes.calls.isEmpty)
      #expect(double.strikes.calls.isEmpty)
    }
    #expect(recorder.messages == [])
    await scope.end()
    #expect(recorder.messages.count == 1)
    #expect(
      recorder.messages.first?.hasPrefix(
        "The test has read the calls to CarillonSpy.strike(_:): this "
      ) == true
    )
    #expect(
      recorder.messages.first?.contains("fix: read the calls of the object registered") == true
    )
  }

  @Test func `fails the test if the other one is a double that was called`() {
    judge(OtherCarillonSpy()) { double.strikes.verify(.never) }
    #expect(recorder.messages.count == 1)
  }

  @Test func `fails the test if the test's own trait has replaced it, and names both lines`() throws
  {
    scope.configured(container, by: .suite)
    let inner = container.fork(sharing: .builtInstances, label: "inner", rules: nil, host: scope)
    withContainer(inner) { double.strikes.verify(.never) }
    #expect(recorder.messages == [])
    let line = #line + 1
    inner.register((any Carillon).self, instance: SilentCarillon())
    scope.configured(inner, by: .test, around: container)
    try withContainer(inner) {
      double.strikes.verify(.never)
      #expect(recorder.messages == [])
      try inner.resolve((any Carillon).self).strike(1)
      double.strikes.verify(.never)
      double.strikes.verify()
    }
    let note = "and then replaced at UnderstudyTestingTests/ReplacedDoubleTests.swift:\(line)"
    #expect(recorder.messages.map { $0.contains(note) } == [true, true])
  }

  @Test func `fails the test at its end if it has read no calls of one that its trait replaced`()
    async throws
  {
    scope.configured(container, by: .suite)
    let inner = container.fork(sharing: .builtInstances, label: "inner", rules: nil, host: scope)
    inner.register((any Carillon).self, instance: SilentCarillon())
    scope.configured(inner, by: .test, around: container)
    try await withContainer(inner) {
      try await inner.resolve((any Carillon).self).strike(1)
      #expect(double.strikes.calls.isEmpty)
    }
    scope.judge()
    await scope.end()
    #expect(recorder.messages.map { $0.contains("and then replaced at") } == [true])
  }

  @Test func `is right under the trait of the test if code had asked for it before`() throws {
    scope.configured(container, by: .suite)
    let inner = container.fork(sharing: .builtInstances, label: "inner", rules: nil, host: scope)
    _ = try inner.resolve((any Carillon).self)
    inner.register((any Carillon).self, instance: SilentCarillon())
    scope.configured(inner, by: .test, around: container)
    try withContainer(inner) {
      try inner.resolve((any Carillon).self).strike(1)
      double.strikes.verify(.never)
    }
    #expect(recorder.messages == [])
  }

  @Test func `is right where an object of the container was built with this one`() throws {
    container.register(Quarters.self) { [double] in Quarters(carillon: double) }
    _ = try container.resolve(Quarters.self)
    judge(SilentCarillon()) { double.strikes.verify(.never) }
    #expect(recorder.messages == [])
  }

  @Test func `is right once it is registered under a name, as the text says`() {
    container.register(double, as: (any Carillon).self, name: "other")
    judge(SilentCarillon()) { double.strikes.verify(.never) }
    #expect(recorder.messages == [])
  }

  @Test func `is right if it was replaced after its calls were read`() async {
    withContainer(container) {
      // Something else that was replaced.
      container.register(Int.self, instance: 1)
      container.register(Int.self, instance: 2)
      #expect(double.strikes.calls.isEmpty)
    }
    judge(SilentCarillon()) {}
    await scope.end()
    #expect(recorder.messages == [])
  }

  @Test func `is right in a container that is not within that of the other registration`() throws {
    scope.configured(container, by: .test)
    let other = Container(label: "other", rules: nil, host: scope)
    other.register(CarillonSpy.self, instance: double)
    other.register((any Carillon).self, instance: SilentCarillon())
    scope.configured(other, by: .test)
    try withContainer(other) {
      try other.resolve((any Carillon).self).strike(1)
      double.strikes.verify(.never)
    }
    #expect(recorder.messages == [])
  }

  @Test func `is right where the other one was not called, or nothing has asked for it`() {
    let other = OtherCarillonSpy()
    container.register((any Carillon).self, instance: other)
    withContainer(container) {
      double.strikes.verify(.never)
      _ = try? container.resolve((any Carillon).self)
      double.strikes.verify(.never)
      container.register((any Carillon).self, instance: SilentCarillon())
      double.strikes.verify(.never)
    }
    #expect(recorder.messages == [])
  }

  @Test func `is right where code may have this one`() {
    judge(Quarters(carillon: double)) { double.strikes.verify(.never) }
    judge(LateQuarters()) { double.strikes.verify(.never) }
    judge(Belfry(quarters: [Quarters(carillon: double)])) { double.strikes.verify(.never) }
    #expect(recorder.messages == [])
  }

  @Test func `is right where code had asked for it before`() {
    _ = try? container.resolve((any Carillon).self)
    judge(SilentCarillon()) { double.strikes.verify(.never) }
    #expect(recorder.messages == [])
  }

  @Test func `is right in a block, and where the test asks for no other calls`() {
    withContainer(container) {
      withContainer {
        $0.register((any Carillon).self, instance: SilentCarillon())
      } operation: {
        (try? Container.current.resolve((any Carillon).self))?.strike(1)
        double.strikes.verify(.never)
      }
    }
    judge(SilentCarillon()) { double.verifyNoMoreCalls() }
    #expect(recorder.messages == [])
  }
}

// MARK: - Fixtures

private struct SilentCarillon: Carillon {
  func strike(_ hour: Int) {}
}

private struct Quarters: Carillon {
  let carillon: any Carillon
  func strike(_ hour: Int) {}
}

private final class Belfry: Carillon {
  let quarters: [Quarters]
  init(quarters: [Quarters]) { self.quarters = quarters }
  func strike(_ hour: Int) {}
}

private struct LateQuarters: Carillon {
  @Injected var carillon: CarillonSpy
  func strike(_ hour: Int) {}
}
