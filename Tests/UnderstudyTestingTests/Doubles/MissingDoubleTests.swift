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
    #expect(error?.description.hasSuffix("asks for: \(fix)") == true)
    let other = #expect(throws: ContainerError.self) { try container.resolve(Double.self) }
    #expect(other?.description.contains("(any P).self") == false)
  }
}

private final class SemaphoreSpy: TestDouble {
  let waves = Spy<Int>()
}
