import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

/// That a test has read no calls proves nothing, either, where the code under test has another double.
@Suite struct `Reading the calls of a double that is not registered` {
  let recorder = CollectingRecorder(isOnTestTask: true)
  let scope: TestScope
  let container: Container
  let double = CarillonSpy()

  init() {
    scope = TestScope(of: "sells", recorder)
    container = Container(label: "sells", rules: nil, host: scope)
  }

  @Test func `fails the test once, when it ends`() async {
    let line = #line + 1
    container.register(CarillonSpy(), as: (any Carillon).self)
    withContainer(container) {
      #expect(double.strikes.calls.isEmpty)
      strike()
      #expect(double.strikes.calls.isEmpty)
      #expect(!double.strikes.wasCalled)
    }
    #expect(recorder.messages == [])
    await scope.end()
    #expect(recorder.issues.map(\.severity) == [.error])
    let text = recorder.messages.first ?? ""
    #expect(
      text.hasPrefix(
        "The test has read the calls to strike(_:) of a double that has none and is not registered; the one that is "
          + "registered for Carillon, at UnderstudyTestingTests/EmptyReadTests.swift:\(line), has a call."
      )
    )
    #expect(
      text.contains(
        "fix: read the registered one: try Container.current.resolve(CarillonSpy.self)"
      )
    )
  }

  @Test func `passes if it is called, registered or injected later, or is the registered one`()
    async throws
  {
    container.register(CarillonSpy(), as: (any Carillon).self)
    try withContainer(container) {
      strike()
      let (called, injected) = (CarillonSpy(), CarillonSpy())
      #expect(double.strikes.calls.isEmpty)
      #expect(called.strikes.callCount == 0)
      #expect(injected.strikes.lastCall == nil)
      container.register(double, as: (any Carillon).self, name: "second")
      called.strike(1)
      _ = Injected<any Carillon>.instance(injected)
      let registered = try container.resolve(CarillonSpy.self)
      #expect(registered.strikes.callCount == 1)
    }
    await scope.end()
    #expect(recorder.messages.filter { $0.contains("has read the calls") } == [])
  }

  /// The code under test.
  private func strike() {
    do { try Container.current.resolve((any Carillon).self).strike(1) } catch {
      Issue.record(error)
    }
  }
}
