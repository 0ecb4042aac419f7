import TestSupport
import Testing
import Understudy

/// The default is the process's, so each of these has a process of its own.
@Suite(.timeLimit(.minutes(5))) struct `A bootstrap that validates` {
  @Test(.tags(.scenario33))
  func `a validating bootstrap publishes nothing that cannot be resolved, and may be retried`()
    async
  {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let error = await #expect(throws: ContainerError.self) {
        try await Container.bootstrap(label: "app", validating: true) {
          (container: Container) async throws in
          container.register(Office.self) { try Office(printing: $0.resolve()) }
          container.register(Hall.self) { throw Broken() }
          container.register(Seat.self) { Seat() }
        }
      }
      guard case .validationFailed(let context, let failures) = error else {
        Issue.record("another error: \(String(describing: error))")
        return
      }
      #expect(context.label == "app")
      #expect(failures.map(\.key) == [Key(Printing.self), Key(Hall.self)])
      #expect(Container.current.label == "default")

      try await Container.bootstrap(label: "app", validating: true) {
        (container: Container) async throws in
        container.register(Hall.self) { Hall(name: "mended") }
      }
      #expect(try Container.current.now(Hall.self).name == "mended")
    }
  }

  @Test
  func `a validating bootstrap builds in a fork and leaves nothing built in what it publishes`()
    async
  {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let builds = Counter()
      try await Container.bootstrap(validating: true) { (container: Container) async throws in
        container.register(Hall.self) { Hall(name: "\(builds.add())") }
      }
      #expect(builds.count == 1)
      #expect(try Container.current.now(Hall.self).name == "2")
    }
  }

  @Test func `a bootstrap without validation runs no factory`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let builds = Counter()
      try await Container.bootstrap { (container: Container) async throws in
        container.register(Hall.self) {
          builds.add()
          throw Broken()
        }
      }
      try Container.bootstrap(replacing: true) {
        Registration(Hall.self) {
          builds.add()
          throw Broken()
        }
      }
      #expect(builds.count == 0)
    }
  }
}
