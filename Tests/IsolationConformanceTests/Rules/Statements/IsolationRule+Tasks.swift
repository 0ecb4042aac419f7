import Understudy

extension IsolationRule {
  static let tasks = [childTasks, keptInTasks]

  // Scenario 17.
  private static let childTasks = IsolationRule(
    name: "child tasks, groups and tasks started in a case have its container",
    prepare: { $0.register(Till.self, name: "children") { Till() } },
    act: .suspending { turn in
      let container = Container.current
      async let child = Container.current === container
      turn.expect(await child, "a child")
      let task = Task { Container.current === container }
      turn.expect(await task.value, "a task")
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<8 {
          group.addTask {
            try await Container.current.resolve(Till.self, name: "children").add(number)
            turn.expect(Container.current === container, "a task in a group")
          }
        }
        try await group.waitForAll()
      }
      let till = try await container.resolve(Till.self, name: "children")
      turn.expect(till.entries.sorted(), is: Array(0..<8))
      await withContainer(overriding: { (_: Container) async in }) { () async in
        let inner = Container.current
        async let child = Container.current === inner && inner !== container
        turn.expect(await child, "a child in a block")
      }
    }
  )

  // Scenario 17.
  private static let keptInTasks = IsolationRule(
    name:
      "an object made in a case, or bound to it, keeps its container in a detached task",
    prepare: { $0.register(Till.self, name: "clerk") { Till() } },
    act: .suspending { turn in
      let container = Container.current
      let clerk = Clerk()
      let read = await Task.detached { try? clerk.till() }.value
      let own = try await container.resolve(Till.self, name: "clerk")
      turn.expect(read === own)
      turn.expect(own.entries, is: [])
      own.add(turn.number)
      let double = Till()
      let inner = withContainer {
        $0.register(Till.self, name: "clerk", instance: double)
      } operation: {
        (clerk: Clerk(), ask: Container.current.bind { Container.current })
      }
      turn.expect(await Task.detached { try? inner.clerk.till() }.value === double, "a block's")
      turn.expect(await Task.detached { inner.ask() }.value !== container, "bound in a block")
      let ask = container.bind { () async throws in Container.current }
      turn.expect(try await Task.detached { try await ask() }.value === container)
    }
  )
}
