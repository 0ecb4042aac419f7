import Testing
import Understudy

@Suite(.timeLimit(.minutes(5))) struct `Closing at once, if nothing has to be awaited` {
  let container = Container(label: "app")

  @Test func `closes a container that is idle`() {
    container.register(Hall.self, instance: Hall())

    #expect(container.closeIfIdle())
    #expect(container.closeIfIdle())
    let error = #expect(throws: ContainerError.self) { try container.resolve(Hall.self) }
    #expect(error?.kind == .containerClosed)
  }

  @Test func `leaves one alone that builds`() async throws {
    let isRunning = Gate()
    let mayEnd = Gate()
    container.register(Hall.self) { (_: Resolver) async throws in
      isRunning.open()
      await mayEnd.wait()
      return Hall()
    }
    async let waiting = container.resolve(Hall.self)
    await isRunning.wait()
    #expect(!container.closeIfIdle())
    mayEnd.open()
    #expect(try await container.resolve(Hall.self) === waiting)
  }

  @Test(arguments: [true, false])
  func `leaves one alone that has something to clean up, or whose child has`(
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

  @Test func `also closes its children`() {
    let child = Container(parent: container)
    #expect(container.closeIfIdle())
    #expect(!child.isOpen)
  }
}
