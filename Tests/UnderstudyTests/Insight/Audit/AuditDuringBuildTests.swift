import TestSupport
import Testing
import Understudy
import UnderstudyInsight

/// A factory, a hook or an observer inspects its own container during a build.
@Suite(.timeLimit(.minutes(5))) struct `An inspection during a build` {
  @Test(arguments: RehearsalLook.allCases, RehearsalPlace.allCases)
  func `is an answer or an error on 512 KB`(look: RehearsalLook, place: RehearsalPlace) {
    let answers = Recorder<String>()
    onThread(withStackOf: 512 * 1024) {
      let container = Container(label: "app")
      place.register(in: container) { [unowned container] in
        answers.add(look.perform(in: container))
      }
      do throws(ContainerError) {
        answers.add("resolved \(try container.now(Hall.self).name)")
      } catch {
        answers.add("failed \(error.kind)")
      }
      withExtendedLifetime(container) {}
    }
    #expect(answers.all.last == "resolved Main")
    #expect(answers.all.dropLast().contains(look.answer(in: place)))
  }

  @Test func `names the key whose factory validates its own container`() throws {
    let container = Container(label: "app")
    container.register(Hall.self) { resolver in
      try resolver.container.validate()
      return Hall()
    }
    let error = #expect(throws: ContainerError.self) { try container.now(Hall.self) }
    #expect(error?.kind == .validationFailed)
    let failures = error?.failures ?? []
    #expect(failures.map(\.kind) == [.circularDependency])
    #expect(failures.first?.path == [Key(Hall.self), Key(Hall.self)])
  }

  @Test func `names an asynchronous factory that validates its own container, too`() async throws {
    let container = Container(label: "app")
    let found = Recorder<ContainerError>()
    container.register(Seat.self) { Seat() }
    container.register(Hall.self) { (resolver: Resolver) async throws in
      let audit = try await resolver.container.audit()
      for failure in audit.failures { found.add(failure) }
      #expect(audit.resolvedCount == 1)
      try await resolver.container.validate()
      return Hall()
    }
    let error = await #expect(throws: ContainerError.self) {
      try await container.resolve(Hall.self)
    }
    #expect(error?.kind == .validationFailed)
    for failures in [found.all, error?.failures ?? []] {
      #expect(failures.map(\.kind) == [.circularDependency])
      #expect(failures.first?.path == [Key(Hall.self), Key(Hall.self)])
    }
  }

  @Test func `has the same findings from outside`() throws {
    let container = Container(label: "app")
    container.register(Hall.self) { resolver in
      try resolver.container.validate()
      return Hall()
    }
    container.register(Seat.self) { Seat() }
    let error = #expect(throws: ContainerError.self) { try container.validate() }
    #expect(error?.failures.map(\.kind) == [.validationFailed])
    #expect(error?.failures.first?.failures.map(\.kind) == [.circularDependency])
  }

  /// Each would begin a validation in which each of the others begins one.
  @Test func `runs once for each factory if all of them validate`() throws {
    let container = Container(label: "app")
    let runs = Counter()
    for number in 0..<30 {
      container.register(Int.self, name: "\(number)") { resolver in
        runs.add()
        try? resolver.container.validate()
        return number
      }
    }
    #expect(try container.now(Int.self, name: "0") == 0)
    #expect(runs.count <= 31)
    try container.validate()
    #expect(runs.count <= 62)
  }

  @Test func `runs in full for another container`() throws {
    let app = Container(label: "app")
    app.register(Hall.self) {
      let feature = Container(label: "feature")
      feature.register(Printing.self) { try Printing(mailer: $0.resolve()) }
      try feature.validate()
      return Hall()
    }
    let error = #expect(throws: ContainerError.self) { try app.validate() }
    #expect(error?.failures.first?.failures.map(\.kind) == [.dependencyNotRegistered])
  }

  @Test func `ends if it starts in a clean-up hook`() async throws {
    let container = Container(label: "app")
    let hooks = Counter()
    container.register {
      Registration(Hall.self) { Hall() }.onClose { [unowned container] _ in
        if hooks.add() < 10 { try container.validate() }
      }
    }
    await container.audited()
    #expect(hooks.count == 1)
  }
}

// MARK: - Fixtures

enum RehearsalLook: CaseIterable, Sendable {
  case validating, auditing, forking, sharing, snapshot
}

enum RehearsalPlace: CaseIterable, Sendable {
  case factory, transientFactory, hook, observer
}

extension RehearsalLook {
  func perform(in container: Container) -> String {
    switch self {
    case .validating:
      do throws(ContainerError) {
        try container.validate()
        return "valid"
      } catch { return "\(error.kind)" }
    case .auditing: return "\(audit(container).failures.map { "\($0.kind)" })"
    case .forking:
      _ = container.fork()
      return "forked"
    case .sharing:
      _ = container.fork(sharing: .builtInstances)
      return "forked"
    case .snapshot:
      _ = container.snapshot()
      return "taken"
    }
  }

  private func audit(_ container: Container) -> ContainerAudit { container.audit() }

  fileprivate func answer(in place: RehearsalPlace) -> String {
    switch self {
    case .validating: place == .observer ? "valid" : "validationFailed"
    case .auditing: place == .observer ? "[]" : "[\"circularDependency\"]"
    case .forking, .sharing: "forked"
    case .snapshot: "taken"
    }
  }
}

extension RehearsalPlace {
  fileprivate func register(in container: Container, _ look: @escaping @Sendable () -> Void) {
    switch self {
    case .factory:
      container.register(Hall.self) {
        look()
        return Hall()
      }
    case .transientFactory:
      container.register(Hall.self, lifetime: .transient) {
        look()
        return Hall()
      }
    case .hook:
      container.register { Registration(Hall.self) { Hall() }.onBuild { _, _ in look() } }
    case .observer:
      container.register(Seat.self) { Seat() }
      container.register(Hall.self) {
        _ = try $0.resolve(Seat.self)
        return Hall()
      }
      container.observe { event in if case .resolved = event.kind { look() } }
    }
  }
}

extension ContainerError {
  fileprivate var failures: [ContainerError] {
    if case .validationFailed(_, let failures) = self { failures } else { [] }
  }
}

extension Container {
  fileprivate func audited() async { _ = try? await audit() }
}
