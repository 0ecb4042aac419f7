import TestSupport
import Testing
import Understudy

@Suite(.timeLimit(.minutes(5))) struct `Closing at once` {
  let container = Container(label: "app")

  @Test func `an idle container closes at once`() {
    container.register(Hall.self, instance: Hall())

    #expect(container.closeIfIdle())
    #expect(container.closeIfIdle())
    let error = #expect(throws: ContainerError.self) { try container.resolve(Hall.self) }
    #expect(error?.kind == .containerClosed)
  }

  @Test func `a container with a build in progress does not close at once`() async throws {
    let build = container.registerHeldHall()
    async let waiting = container.resolve(Hall.self)
    await build.started()
    #expect(!container.closeIfIdle())
    build.end()
    #expect(try await container.resolve(Hall.self) === waiting)
  }

  @Test(arguments: [true, false])
  func `a container with clean-up to do, or whose child has some, does not close at once`(
    isChild: Bool
  ) async throws {
    let cleanups = Counter()
    let child = Container(parent: container)
    let owner = isChild ? child : container
    owner.register {
      Registration(Hall.self, instance: Hall()).onClose(within: .ample) { _ in cleanups.add() }
    }
    #expect(!container.closeIfIdle())
    #expect(container.isOpen)

    await container.close()
    #expect(cleanups.count == 1)
  }

  @Test func `closing at once also closes the children`() {
    let child = Container(parent: container)
    #expect(container.closeIfIdle())
    #expect(!child.isOpen)
  }
}
