import TestSupport
import Testing
import Understudy

/// A parent's factory runs in the child that was asked.
@Suite struct `A parent's factory` {
  let parent = Container(label: "parent")
  let child: Container
  let runs = Counter()

  init() { child = Container(label: "child", parent: parent) }

  @Test(arguments: [true, false])
  func `does not run in a cancelled task`(isAsynchronous: Bool) async {
    if isAsynchronous {
      parent.register(Hall.self, lifetime: .transient) { [runs] (_: Resolver) async throws in
        runs.add()
        return Hall()
      }
    } else {
      parent.register(Hall.self, lifetime: .transient) { [runs] in
        runs.add()
        return Hall()
      }
    }
    let task = Task { [child] in
      await Latch.cancelled()
      return try await child.resolve(Hall.self)
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(runs.count == 0)
  }

  @Test func `does not run in a child that closes`() async {
    let errors = Recorder<ContainerError.Kind>()
    parent.register(Hall.self, lifetime: .transient) { [runs] in
      runs.add()
      return Hall()
    }
    child.register {
      Registration(Seat.self, instance: Seat()).onClose(within: .ample) { [child] _ in
        do { _ = try child.now(Hall.self) } catch let error as ContainerError {
          errors.add(error.kind)
        }
        do { _ = try await child.resolve(Hall.self) } catch let error as ContainerError {
          errors.add(error.kind)
        }
      }
    }
    await child.close()

    #expect(errors.all == [.containerClosed, .containerClosed])
    #expect(runs.count == 0)
  }

  @Test func `does not run if it stands twice in a batch`() {
    parent.register {
      for _ in 0..<2 {
        Registration(Hall.self, lifetime: .transient) { [runs] in
          runs.add()
          return Hall()
        }
      }
    }
    let error = #expect(throws: ContainerError.self) { try child.resolve(Hall.self) }
    #expect(error?.kind == .duplicateRegistration)
    #expect(runs.count == 0)
  }

  @Test func `does not run if it is live and the parent is a strict mock`() {
    parent.register(Hall.self, lifetime: .transient) { [runs] in
      runs.add()
      return Hall()
    }
    let host = IssueCollector()
    let mock = Container.mock(MockRules(missing: .fails), over: parent, host: host)
    let error = #expect(throws: ContainerError.self) {
      try Container(parent: mock).resolve(Hall.self)
    }
    #expect(error?.kind == .blockedByFirewall)
    #expect(host.issues.count == 1)
    #expect(runs.count == 0)
  }

  @Test func `on the main actor ends with its cancellation unchanged`() async {
    parent.register(Hall.self, lifetime: .transient, on: MainActor.self) { _ in
      throw CancellationError()
    }
    await #expect(throws: CancellationError.self) { try await child.resolve(Hall.self) }
  }

  @Test func `of a grandparent runs in the child too`() throws {
    let grandchild = Container(label: "grandchild", parent: child)
    parent.register(Repository<Seat>.self, lifetime: .transient) {
      Repository(name: Container.current.label ?? "none")
    }
    parent.register(Hall.self) { Hall() }

    #expect(try grandchild.resolve(Repository<Seat>.self).name == "grandchild")
    #expect(try grandchild.resolve(Hall.self) === parent.resolve(Hall.self))
  }
}
