import TestSupport
import Testing
import Understudy

@Suite(.timeLimit(.minutes(5))) struct `A main-actor factory that is running` {
  @Test func `is not waited for by a synchronous resolve from elsewhere`() async throws {
    let container = Container()
    let build = HeldBuild()
    container.waitTimeout = .milliseconds(1)
    container.register(Hall.self, on: MainActor.self) { _ in
      build.block()
      return Hall()
    }
    let building = Task { try await container.resolve(Hall.self) }
    await build.started()
    let error = #expect(throws: ContainerError.self) { try container.now(Hall.self) }
    build.end()

    #expect(error?.kind == .requiresAsync)
    #expect(try await building.value === container.now(Hall.self))
  }
}
