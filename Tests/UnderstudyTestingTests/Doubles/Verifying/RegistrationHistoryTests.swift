import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

/// What a test has registered: what holds, and what later registrations replaced.
@Suite struct `The registrations of a test` {
  let scope = TestScope(of: "sells", CollectingRecorder(isOnTestTask: true))
  let container: Container

  init() {
    container = Container(label: "sells", rules: nil, host: scope)
    container.register(Int.self, instance: 1)
    container.register(String.self, instance: "A1")
    container.register(Int.self, instance: 2)
  }

  private func keys(_ marks: [RegistrationUsage]) -> [String] { marks.map { "\($0.key)" } }

  @Test func `are in their order, and those replaced apart`() {
    #expect(keys(container.history.current) == ["String", "Int"])
    #expect(keys(container.history.replaced) == ["Int"])
  }

  @Test func `do not hold once they are removed`() {
    container.unregister(Int.self)
    #expect(keys(container.history.current) == ["String"])
  }

  @Test func `include those of the layer around, and of no other`() {
    scope.configured(container, by: .suite)
    let inner = container.fork(sharing: .builtInstances, label: "inner", rules: nil, host: scope)
    inner.register(String.self, instance: "A2")
    #expect(keys(inner.history.current) == ["String"])
    scope.configured(inner, by: .test, around: container)
    #expect(keys(inner.history.current) == ["Int", "String"])
    #expect(keys(inner.history.replaced) == ["Int", "String"])
    #expect(keys(container.history.current) == ["String", "Int"])
  }
}
