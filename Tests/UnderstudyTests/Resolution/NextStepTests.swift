import Testing

@testable import Understudy

/// What a resolve does next, asked without performing it.
@Suite(.timeLimit(.minutes(5))) struct `The next step of a resolve` {
  let container = Container(label: "app")

  private func step(
    for caller: Caller = .thread,
    in asked: Container? = nil,
    sharing: Sharing? = nil,
    hasWaited: Bool = false
  ) throws -> String {
    let request = Request(Key(Hall.self), site: SourceSite(), chain: nil, sharing: sharing)
    return name(
      try (asked ?? container).nextStep(of: request, for: caller, hasWaited: hasWaited)
    )
  }

  private func name(_ step: ResolveStep) -> String {
    switch step {
    case .deliver: "deliver"
    case .make: "make"
    case .build: "build"
    case .wait: "wait"
    case .ask: "ask"
    case .resolveAlone: "resolveAlone"
    case .switchToMainActor: "switchToMainActor"
    case .stop: "stop"
    case .giveUp: "giveUp"
    }
  }

  @Test func `is to give up where nothing is registered`() throws {
    #expect(try step() == "giveUp")
  }

  @Test func `is to deliver what is built, also to a cancelled task`() throws {
    container.register(Hall.self) { Hall() }
    _ = try container.resolve(Hall.self)
    #expect(try step() == "deliver")
    #expect(try step(for: .cancelledTask) == "deliver")
  }

  @Test func `is to make what is new for each resolve`() throws {
    container.register(Hall.self, lifetime: .transient) { Hall() }
    #expect(try step() == "make")
    #expect(try step(for: .task) == "make")
  }

  @Test func `is to build for the first caller, and to wait for the next`() throws {
    container.register(Hall.self) { Hall() }
    #expect(try step() == "build")
    #expect(try step() == "wait")
    #expect(try step(for: .task) == "wait")
  }

  @Test func `is to stop for a cancelled task for which nothing is built`() throws {
    container.register(Hall.self) { Hall() }
    #expect(try step(for: .cancelledTask) == "stop")
    #expect(try step() == "build")
    container.register(Hall.self, lifetime: .transient) { Hall() }
    let child = Container(label: "child", parent: container)
    #expect(try step(for: .cancelledTask, in: child) == "stop")
  }

  @Test func `is the main actor for a task, and an error for a thread elsewhere`() async throws {
    container.register(Hall.self, on: MainActor.self) { _ in Hall() }
    try await patiently { [self] () async throws in
      #expect(try step(for: .task) == "switchToMainActor")
      let error = #expect(throws: ContainerError.self) { _ = try step() }
      #expect(error?.kind == .requiresAsync)
    }
  }

  @Test func `is an error for a thread if only a task can build it`() throws {
    container.register(Hall.self) { (_: Resolver) async throws in Hall() }
    let error = #expect(throws: ContainerError.self) { _ = try step() }
    #expect(error?.kind == .requiresAsync)
    #expect(try step(for: .task) == "build")
  }

  @Test func `is to ask the ancestor that keeps it, and to make here what none keeps`() throws {
    let child = Container(label: "child", parent: container)
    container.register(Hall.self) { Hall() }
    #expect(try step(in: child) == "ask")
    container.register(Hall.self, lifetime: .transient) { Hall() }
    #expect(try step(in: child) == "make")
  }

  @Test func `is to share with readers of one injection, and alone after a wait in vain`() throws {
    container.register(Hall.self, lifetime: .transient) { Hall() }
    let sharing = Sharing()
    #expect(try step(sharing: sharing) == "build")
    #expect(try step(sharing: sharing) == "wait")
    #expect(try step(sharing: sharing, hasWaited: true) == "resolveAlone")
  }
}
