import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite struct `A double that a test asks for by its type, and has not registered` {
  @Test(.container) func `has a fix that registers it for a protocol, too`() {
    let container = Container.current
    container.register(Int.self, instance: 1)
    container.register(Stub<Int, Int, Never>.self, name: "other") { Stub() }
    let error = #expect(throws: ContainerError.self) { try container.resolve(SemaphoreSpy.self) }
    let fix = "Container.current.register(SemaphoreSpy(…), as: (any P).self)"
    #expect(error?.description.hasSuffix("own type too: \(fix)") == true)
    let other = #expect(throws: ContainerError.self) { try container.resolve(Double.self) }
    #expect(other?.description.contains("(any P).self") == false)
  }

  @Test(.container, arguments: [nil, "west"])
  func `of which a protocol is missing has a fix that registers it for both types`(_ name: String?)
  {
    let error = #expect(throws: ContainerError.self) {
      _ = try Container.current.resolve((any Waving).self, name: name)
    }
    let named = name.map { ", name: \"\($0)\"" } ?? ""
    let fix = "register it: Container.current.register(…, as: (any Waving).self\(named))"
    #expect(error?.description.contains(fix) == true)
    Container.current.register(SemaphoreSpy(), as: (any Waving).self, name: name)
    #expect(throws: Never.self) {
      _ = try Container.current.resolve((any Waving).self, name: name)
      _ = try Container.current.resolve(SemaphoreSpy.self, name: name)
    }
  }

  @Test(.container) func `has another fix for a type that a double cannot have`() {
    let error = #expect(throws: ContainerError.self) { try Container.current.resolve(Int.self) }
    #expect(error?.description.contains("Container.current.register(Int.self) { … }") == true)
  }
}

private protocol Waving: Sendable {}

private final class SemaphoreSpy: TestDouble, Waving {
  let waves = Spy<Int>()
}
