import Observation
import TestSupport
import Testing
import Understudy

@testable import UnderstudyModules

@MainActor @Suite(.timeLimit(.minutes(5)), .tags(.rowM9)) struct `A start-up with modules` {
  @Test func `configures the container, and counts its modules`() async throws {
    let container = Container(label: "app")
    let seen = Recorder<ModuleProgress>()
    let goOn = Latch()
    let startUp = StartUp(of: container, modules: house(goOn), preloading: [Play.self])
    startUp.start()
    while true {
      let changed = Latch()
      let phase = withObservationTracking {
        startUp.phase
      } onChange: {
        changed.open()
      }
      if case .ready = phase { break }
      if case .loading(let progress) = phase {
        seen.add(progress)
        if progress.completed == 1 { goOn.open() }
      }
      await changed.wait()
    }
    #expect(try await container.resolve(Play.self).title == "Hamlet")
    #expect(seen.all.contains(ModuleProgress(completed: 1, total: 2, latest: "stage")))
    #expect(container.moduleReport?.order == ["stage", "plays"])
  }

  @Test func `fails with the module's error, and a retry starts over`() async throws {
    let container = Container(label: "app")
    let attempts = Counter()
    let modules = ModuleSet([
      Module("plays") { (_: ModuleContext) async throws in
        if attempts.add() == 1 { throw Mishap() }
        return [Registration(Play.self) { Play(title: "Hamlet") }]
      }
    ])
    let startUp = StartUp(of: container, modules: modules)
    let error = await #expect(throws: ModuleError.self) { try await startUp.result() }
    #expect(error?.underlying is Mishap)
    startUp.retry()
    #expect(try await startUp.result() === container)
    #expect(attempts.count == 2)
  }

  @Test func `fails if what the app needs cannot be built, and a retry builds it`() async throws {
    let container = Container(label: "app")
    let attempts = Counter()
    let modules = playFailingOnce(attempts)
    let startUp = StartUp(of: container, modules: modules, preloading: [Play.self])
    await #expect(throws: ContainerError.self) { try await startUp.result() }
    startUp.retry()
    let title = try await startUp.result().resolve(Play.self).title
    #expect(title == "Hamlet")
  }

  @Test func `publishes once, though preloading failed before`() async {
    await #expect(processExitsWith: .success) {
      let attempts = Counter()
      let modules = playFailingOnce(attempts)
      let startUp = StartUp(modules: modules, preloading: [Play.self])
      await #expect(throws: ContainerError.self) { try await startUp.result() }
      await startUp.retry()
      let container = try await startUp.result()
      #expect(try await container.resolve(Play.self).title == "Hamlet")
      await #expect(throws: ModuleError.self) { try await StartUp(modules: modules).result() }
    }
  }

  @Test func `hands the container out between its modules and what it preloads, in each attempt`()
    async throws
  {
    let container = Container(label: "app")
    let (attempts, seen) = (Counter(), Recorder<Int?>())
    let modules = ModuleSet([
      Module("plays") {
        Registration(Play.self) { Play(title: "Hamlet") }
          .onBuild { _, _ in seen.add(nil) }
      }
    ])
    let startUp = StartUp(of: container, modules: modules, preloading: [Play.self]) { container in
      seen.add(container.moduleReport?.order.count)
      if attempts.add() == 1 { throw Mishap() }
    }
    await #expect(throws: Mishap.self) { try await startUp.result() }
    #expect(seen.all == [1])
    startUp.retry()
    #expect(try await startUp.result() === container)
    #expect(seen.all == [1, 1, nil])
  }

  @Test func `publishes nothing that could not be prepared, and prepares the next one`() async {
    await #expect(processExitsWith: .success) {
      let attempts = Counter()
      let modules = ModuleSet([Module("plays") { Registration(Int.self, instance: 1) }])
      let startUp = StartUp(modules: modules) { container in
        container.register(Int.self, instance: 2)
        if attempts.add() == 1 { throw Mishap() }
      }
      await #expect(throws: Mishap.self) { try await startUp.result() }
      await startUp.retry()
      // It would be refused if the first attempt had published a container.
      let container = try await startUp.result()
      #expect(try await container.resolve(Int.self) == 2)
      await #expect(throws: ModuleError.self) { try await StartUp(modules: modules).result() }
    }
  }

  private func house(_ goOn: Latch) -> ModuleSet {
    ModuleSet([
      Module("plays", dependsOn: ["stage"]) { (_: ModuleContext) async in
        await goOn.wait()
        return [Registration(Play.self) { Play(title: "Hamlet") }]
      },
      Module("stage") { Registration(Int.self, instance: 1) },
    ])
  }
}

// MARK: - Fixtures

private struct Mishap: Error {}

private struct Play: Sendable { let title: String }

/// A module whose play cannot be built the first time.
private func playFailingOnce(_ attempts: Counter) -> ModuleSet {
  ModuleSet([
    Module("plays") {
      Registration(Play.self) {
        if attempts.add() == 1 { throw Mishap() }
        return Play(title: "Hamlet")
      }
    }
  ])
}
