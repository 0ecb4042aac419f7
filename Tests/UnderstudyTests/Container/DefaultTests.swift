import TestSupport
import Testing
import Understudy

/// The default is the process's, so each of these has a process of its own.
@Suite struct `Bound closures and the process default` {
  @Test func `closures bound by the default follow the current container`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let app = try Container.bootstrap { Registration(Hall.self) { Hall(name: "app") } }
      let test = Container(label: "test")
      let bound = Container.current.bind { Container.current }
      let inBlock = withContainer(app) { Container.current.bind { Container.current } }

      withContainer(test) {
        #expect(bound() === test)
        #expect(inBlock() === test)
      }
    }
  }

  @Test func `closures bound by name under another container keep that container`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let app = try Container.bootstrap { Registration(Hall.self) { Hall(name: "app") } }
      withContainer(Container(label: "test")) {
        let bound = app.bind { Container.current }
        #expect(bound() === app)
      }
    }
  }

  @Test func `closures bound before the default is published follow it from then on`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let bound = Recorder<@Sendable () -> Container>()
      let test = Container(label: "test")
      try await Container.bootstrap { (app: Container) async throws in
        app.register(Hall.self) {
          bound.add(Container.current.bind { Container.current })
          return Hall()
        }
        _ = try await app.resolve(Hall.self)
        let early = bound.all[0]
        withContainer(test) { #expect(early() === app) }
      }
      withContainer(test) { #expect(bound.all[0]() === test) }
    }
  }

  @Test func `closures bound in a factory of the default are part of its chain`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let kinds = Recorder<ContainerError.Kind>()
      try Container.bootstrap {
        Registration(Hall.self) {
          let ask = Container.current.bind {
            do { _ = try Container.current.resolve(Hall.self) } catch {
              if let error = error as? ContainerError { kinds.add(error.kind) }
            }
          }
          onThread { ask() }
          return Hall()
        }
      }
      _ = try Container.current.now(Hall.self)
      #expect(kinds.all == [.circularDependency])
    }
  }
}
