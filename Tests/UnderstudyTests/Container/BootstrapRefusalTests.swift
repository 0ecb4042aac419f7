import TestSupport
import Testing
import Understudy

/// The default is the process's, so each of these has a process of its own.
@Suite(.tags(.scenario33), .timeLimit(.minutes(5))) struct `A second bootstrap` {
  @Test func `a second bootstrap is refused, naming the first and both lines`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      try Container.bootstrap(label: "app", line: 1) { Registration(Hall.self) { Hall() } }
      let error = #expect(throws: ContainerError.self) {
        try Container.bootstrap(label: "second", line: 2) { Registration(Seat.self) { Seat() } }
      }
      #expect(
        error?.description == """
          The process already has a default container, "app".
            bootstrapped at UnderstudyTests/BootstrapRefusalTests.swift:2
            set at UnderstudyTests/BootstrapRefusalTests.swift:1
            fix: bootstrap once at start-up; add more registrations with try Container.current.extend { … }, or replace the default on purpose: try Container.bootstrap(replacing: true) { … }.
          """
      )
      #expect(Container.current.label == "app")
      #expect(throws: ContainerError.self) { try Container.current.now(Seat.self) }

      try Container.bootstrap(label: "second", replacing: true) {
        Registration(Seat.self) { Seat() }
      }
      #expect(Container.current.label == "second")
      #expect(throws: ContainerError.self) { try Container.current.now(Hall.self) }
    }
  }

  @Test func `a second asynchronous bootstrap is refused before it has done anything`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      try Container.bootstrap(label: "app") {}
      let error = await #expect(throws: ContainerError.self) {
        try await Container.bootstrap { _ in Issue.record("it was filled") }
      }
      #expect(error?.kind == .bootstrapRefused)
      try await Container.bootstrap(label: "second", replacing: true) { _ in }
      #expect(Container.current.label == "second")
    }
  }

  @Test func `a bootstrap during another one is refused, naming the one in progress`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let isUnderWay = Latch()
      let isRefused = Latch()
      let first = Task {
        try await Container.bootstrap(label: "first", line: 1) {
          (container: Container) async throws in
          isUnderWay.open()
          await isRefused.wait()
          container.register(Hall.self) { Hall(name: "first") }
        }
      }
      await isUnderWay.wait()
      let error = await #expect(throws: ContainerError.self) {
        try await Container.bootstrap(label: "second", replacing: true, line: 2) {
          $0.register(Hall.self) { Hall(name: "second") }
        }
      }
      #expect(
        error?.description == """
          The process's default container, "first", is being set by another bootstrap.
            bootstrapped at UnderstudyTests/BootstrapRefusalTests.swift:2
            begun at UnderstudyTests/BootstrapRefusalTests.swift:1
            fix: bootstrap once at start-up; add more registrations with \
          try Container.current.extend { … } when the other bootstrap has ended.
          """
      )
      isRefused.open()
      let container = try await first.value
      #expect(container === Container.current)
      #expect(try Container.current.now(Hall.self).name == "first")
    }
  }

  @Test func `exactly one of eight bootstraps on threads at once succeeds`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let won = Recorder<String>()
      let refused = Counter()
      onThreads(8) { number in
        let kind = refusal {
          try Container.bootstrap(label: "\(number)") { Registration(Hall.self) { Hall() } }
        }
        if kind == .bootstrapRefused { refused.add() } else { won.add("\(number)") }
      }
      #expect(won.all.count == 1)
      #expect(refused.count == 7)
      #expect(Container.current.label == won.all.first)
    }
  }

  @Test func `a bootstrap inside the first is refused and no deadlock`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let kinds = Recorder<ContainerError.Kind?>()
      try await Container.bootstrap(label: "first") { (container: Container) async throws in
        let error = await #expect(throws: ContainerError.self) {
          try await Container.bootstrap(replacing: true) { _ in }
        }
        kinds.add(error?.kind)
        kinds.add(refusal { try Container.bootstrap(replacing: true) {} })
        container.register(Hall.self) {
          kinds.add(refusal { try Container.bootstrap(replacing: true) {} })
          return Hall(name: "first")
        }
        _ = try container.now(Hall.self)
      }
      #expect(kinds.all == [.bootstrapRefused, .bootstrapRefused, .bootstrapRefused])
      #expect(Container.current.label == "first")
    }
  }

  @Test func `a bootstrap inside the batch of the first is refused and no deadlock`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let kinds = Recorder<ContainerError.Kind?>()
      try Container.bootstrap(label: "first") {
        let _: Void = kinds.add(refusal { try Container.bootstrap(replacing: true) {} })
        Registration(Hall.self) { Hall() }
      }
      #expect(kinds.all == [.bootstrapRefused])
      #expect(Container.current.label == "first")
    }
  }
}
