import TestSupport
import Testing
import Understudy
import UnderstudyModules

@Suite(.tags(.rowD5)) struct `Other events of a container` {
  let container = Container(label: "app")
  let events = Recorder<String>()

  init() { observe(container) }

  private func observe(_ container: Container) {
    container.observe { [events] event in
      switch event.kind {
      case .scopeOpened(let id): events.add("opened \(id) in \(event.containerLabel ?? "-")")
      case .scopeEnded(let id): events.add("ended \(id) in \(event.containerLabel ?? "-")")
      case .closed: events.add("closed \(event.containerLabel ?? "-")")
      case .frozen: events.add("frozen")
      case .moduleConfigured(let name): events.add("configured \(name)")
      case .moduleFailed(let name, let error):
        let kind = (error as? ModuleError)?.kind.rawValue
        events.add("failed \(name): \(kind ?? "\(error)")")
      case .issue(let text):
        let first = text.split(separator: "\n").first ?? ""
        events.add("issue of \(event.key.map(\.description) ?? "-"): \(first)")
      default: break
      }
    }
  }

  @Test func `a scope is an event when it opens and when it has ended`() async throws {
    let evening = try container.openScope("evening", id: 1)
    #expect(events.all == ["opened evening(1) in app"])
    await evening.close()
    await evening.close()
    #expect(
      events.all == [
        "opened evening(1) in app", "closed evening(1) of app", "ended evening(1) in app",
      ]
    )
  }

  @Test func `a scope object is an event once it is set up`() async throws {
    let evening = try await container.open(Evening(isRainedOff: false))
    #expect(events.all == ["opened evening(2) in app"])
    await evening.close()
    #expect(events.all.last == "ended evening(2) in app")
  }

  @Test func `a scope that was never visible neither opens nor ends`() async throws {
    await #expect(throws: Broken.self) { try await container.open(Evening(isRainedOff: true)) }
    #expect(events.all == ["closed evening(2) of app"])
  }

  @Test func `a fork of a scope is no opening event`() async throws {
    let fork = try container.openScope("evening", id: 1).fork()
    observe(try #require(fork.ancestor))
    await fork.close()
    #expect(events.all == ["opened evening(1) in app", "closed evening(1) of app"])
  }

  @Test func `freezing is one event`() {
    container.freeze()
    container.freeze()
    #expect(events.all == ["frozen"])
  }

  @Test func `modules have events for their results`() throws {
    let modules = ModuleSet {
      Module("clock") { Registration(Hall.self) { Hall() } }
      Module("board", importance: .optional) { throw Broken() }
    }
    try container.configure(modules)
    try container.configure(modules.replacing(Module("board") {}))
    #expect(
      events.all == ["configured clock", "failed board: moduleFailed", "configured board"]
    )
  }

  @Test func `a fallback is a failure and a configured module`() async throws {
    let board = Module("board") { _ async throws in
      throw Broken()
    } fallback: { _ in
      Registration(Hall.self) { Hall() }
    }
    try await container.configure(ModuleSet { board })
    #expect(events.all == ["failed board: moduleFailed", "configured board"])
  }

  // MARK: - Issues

  @Test func `a clean-up that fails is an issue event`() async throws {
    container.register { Registration(Hall.self) { Hall() }.onClose { _ in throw Broken() } }
    _ = try await container.resolve(Hall.self)
    await container.close()
    #expect(
      events.all == [
        #"issue of Hall: The clean-up of Hall in container "app" failed: Broken()"#,
        "closed app",
      ]
    )
  }

  @Test func `hooks that never ran are an issue event`() throws {
    do {
      let child = Container(label: "child", parent: container)
      child.register { Registration(Hall.self) { Hall() }.onClose { _ in } }
      _ = try child.resolve(Hall.self)
    }
    let text =
      #"issue of -: Container "child" was dropped without close(), so clean-up hooks never "#
      + "ran: Hall."
    #expect(events.all == [text])
  }

  @Test func `a refused registration is an issue event`() async {
    container.freeze()
    container.register(Hall.self) { Hall() }
    #expect(events.all.count == 2)
    #expect(events.all.last?.hasPrefix("issue of Hall: ") == true)
    await container.close()
    container.register(Hall.self) { Hall() }
    #expect(
      events.all.last
        == #"issue of Hall: The registration of Hall was refused: container "app" is closed."#
    )
  }
}

// MARK: - Fixtures

private struct Evening: ScopeObject {
  static let kind: ScopeKind = "evening"
  let isRainedOff: Bool
  var id: Int { 2 }

  func setUp(in scope: Container) async throws {
    if isRainedOff { throw Broken() }
  }
}
