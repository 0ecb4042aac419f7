import TestSupport
import Testing
import Understudy

/// What a bound closure takes along, how long, and when it takes nothing.
@Suite(.timeLimit(.minutes(5))) struct `Bound closures` {
  let container = Container(label: "bound")
  let other = Container(label: "other")

  @Test func `take arguments, throw and suspend`() async throws {
    let plain: @Sendable (Int, String) -> String = container.bind { number, text in
      "\(number) \(text) \(Container.current.label ?? "none")"
    }
    #expect(plain(1, "a") == "1 a bound")
    let throwing: @Sendable (Int) throws -> Int = container.bind { (number: Int) throws in
      guard number > 0 else { throw Broken() }
      return number
    }
    #expect(throws: Broken.self) { try throwing(0) }
    let suspending = container.bind { (number: Int) async throws -> String in
      await Task.yield()
      return "\(number) \(Container.current.label ?? "none")"
    }
    #expect(try await Task.detached { try await suspending(2) }.value == "2 bound")
  }

  @Test func `take their container into another container's block, and no further`() {
    let bound = container.bind { Container.current.label }
    withContainer(other) {
      #expect(bound() == "bound")
      #expect(Container.current === other)
    }
  }

  @Test func `hold their container as long as they live`() throws {
    weak var container: Container?
    var hall: (@Sendable () throws -> Hall)?
    do {
      let local = Container(label: "local")
      local.register(Hall.self) { Hall(name: "local") }
      container = local
      hall = local.bind { try Container.current.resolve(Hall.self) }
    }
    #expect(try hall?().name == "local")
    #expect(container != nil)
    hall = nil
    #expect(container == nil)
  }

  @Test func `that a shared instance keeps hold its container until it is closed`() async throws {
    weak var container: Container?
    do {
      let local = Container(label: "local")
      local.register(Announcer.self) { Announcer() }
      #expect(try local.now(Announcer.self).label() == "local")
      container = local
    }
    await container?.close()
    #expect(container == nil)
  }

  @Test(.tags(.scenario28)) func `that outlive their container are refused because it is closed`()
    async
  {
    container.register(Hall.self) { Hall() }
    let hall = container.bind { try Container.current.resolve(Hall.self) }
    await container.close()
    let error = #expect(throws: ContainerError.self) { try hall() }
    #expect(error?.kind == .containerClosed)
    #expect(error?.context.label == "bound")
  }

  @Test func `made without a current container follow the current one when they run`() async throws
  {
    #expect(Container.override == nil)
    let plain = Container.current.bind { Container.override }
    let throwing = Container.current.bind { () throws in Container.override }
    let suspending = Container.current.bind { () async in Container.override }
    let failing = Container.current.bind { () async throws in Container.override }
    let onMain = Container.current.bind(on: MainActor.self) { Container.override }

    try await withContainer(other) { () async throws in
      #expect(plain() === other)
      #expect(try throwing() === other)
      #expect(await suspending() === other)
      #expect(try await failing() === other)
      #expect(await onMain() === other)
    }
    #expect(plain() == nil)
    #expect(await suspending() == nil)
    let nowhere = Container.current
    let detached = await withContainer(other) {
      await nowhere.detached { Container.override }.value
    }
    #expect(detached == nil)
  }
}

// MARK: - Fixtures

private final class Announcer: Sendable {
  let label = Container.current.bind { Container.current.label }
}
