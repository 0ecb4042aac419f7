import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// The compiler of Swift 6.3 crashes where a method of a type is passed as an asynchronous closure that is
// `nonisolated(nonsending)`. So the traits take `@concurrent` ones, and that this compiles is the test.
@Suite(.suiteContainer(nil, Props.fill, tearDown: Props.clear))
struct `A trait that is given a method of a type` {
  @Test(.container(Props.fill)) func `fills the container`() throws {
    #expect(try Container.current.resolve(Int.self) == 7)
  }

  @Test(.container(Props.fillLater)) func `fills it asynchronously`() throws {
    #expect(try Container.current.resolve(Int.self) == 8)
  }

  @Test(.mockContainer(.lenient, Props.fill)) func `fills a mock`() throws {
    #expect(try Container.current.resolve(Int.self) == 7)
  }
}

private enum Props {
  static func fill(_ container: Container) { container.register(Int.self, instance: 7) }

  static func fillLater(_ container: Container) async throws {
    await Task.yield()
    container.register(Int.self, instance: 8)
  }

  static func clear(_ container: Container) {}
}
