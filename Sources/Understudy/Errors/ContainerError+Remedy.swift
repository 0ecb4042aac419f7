extension ContainerError {
  /// The fix for the error: the code to write instead.
  var remedy: String {
    let spelled = ContainerError.spell(context.key)
    let registering = ContainerError.spellRegistering(context.key)
    return switch self {
    case .dependencyNotRegistered where context.key.type is any IndirectInjection.Type:
      "inference made an optional of the type: name the one that is registered, as in "
        + "resolve(\(ContainerError.spell(InjectedTarget.of(context.key)))), or ask with "
        + "resolveIfRegistered."
    case .dependencyNotRegistered where context.isWithoutBootstrap:
      "register it when the process starts: try Container.bootstrap { "
        + "\(ContainerError.spellRegistration(of: context.key)) }"
    case .dependencyNotRegistered(_, let nearMisses):
      conforming(nearMisses).map {
        "\($0) is a \(context.key), but is registered under its own type alone; add container.register"
          + "(\(spelled)) { try $0.resolve(\(ContainerError.spell($0))) }, or register an instance with as:."
      } ?? "register it, in any order: \(registering)"
    case .circularDependency where Set(context.path.suffix(2)).count == 1:
      "something that wraps another of its kind resolves that one under a name: "
        + "$0.resolve(\(ContainerError.spellType(of: context.key)), name: \"…\"); otherwise hold a Lazy or a Provider of it."
    case .circularDependency:
      "let one of them hold a Lazy or a Provider of the next instead of the instance."
    case .typeCastFailed(_, let expected, let actual):
      "make \(actual) conform to \(expected), or register it under a type it has."
    case .factoryFailed: "mend the factory; the next resolve runs it again."
    case .depthExceeded:
      "resolve some of them beforehand, hold a Provider or a Lazy in between, or use a thread with "
        + "a larger stack."
    case .weakUnsupported:
      "make its type a class, or give it another lifetime: .singleton or .transient."
    case .containerUnavailable where context.escape != nil:
      """
      give the test a .container trait or make its class a ContainerTestCase; work that it starts \
      elsewhere takes the container along with Container.current.bind { … } or .detached { … }. To \
      use the process default on purpose, say so: withProcessDefault(because: "…") { … }.
      """
    case .containerUnavailable:
      """
      make one current with withContainer(container) { … }, a .container trait or \
      ContainerTestCase, or set the app's with Container.bootstrap; work that outlives its \
      container must hold it.
      """
    case .requiresAsync where context.path.count > 1:
      "make the factory of \(context.path[context.path.count - 2]) asynchronous, "
        + "{ try await $0.resolve(\(spelled)) }, and ask for it with `await`."
    case .requiresAsync:
      "ask with `await` in an async function: try await container.resolve(\(spelled)); at the top level "
        + "of main.swift that is the synchronous one. Once it is built, anyone may read it synchronously."
    case .containerClosed:
      "resolve before the container closes, or let the work end before its test does."
    case .duplicateRegistration where context.declaredAt != nil:
      "give one of them a name, Dependency(name: \"…\", default: { … }), or register what both shall "
        + "give: container.register(\(spelled)) { … }"
    case .duplicateRegistration:
      "remove one, or give it a name: Registration(\(ContainerError.spellType(of: context.key)), name: \"…\") { … }"
    case .invalidMaximum: "give it a maximum of at least 1."
    case .liveDependency where context.declaredAt != nil:
      "give the declaration a value for tests, Dependency(live: { … }, test: { … }), or register a "
        + "double: \(registering)"
    case .liveDependency where context.isUnmarked:
      "register a double for it: \(registering), or allow it "
        + "with .allowing(.of(\(spelled))). If the test is about the real one, refuse only what is "
        + "marked live: the trait .integration(over: …), or the policy .strict.firewall(.marked)."
    case .liveDependency:
      "register a double for it: \(registering), or allow it "
        + "with .allowing(.of(\(spelled)))."
    case .bootstrapRefused where context.isRunning:
      "bootstrap once at start-up; what comes on top can be added with extend { … } when the other "
        + "has ended."
    case .bootstrapRefused where context.failedKey != nil:
      "register it in the bootstrap, or let the bootstrap drop it: "
        + "Container.bootstrap(replacing: true)."
    case .bootstrapRefused:
      "bootstrap once at start-up, or say that it replaces: Container.bootstrap(replacing: true)."
    case .validationFailed:
      "change each at the line it names; resolving it by itself shows its whole text."
    case .stalled where context.lentAt?.isEmpty == true:
      "look why its factory or its discard does not end; if it is only slow, set container.waitLimit."
    case .stalled where context.lentAt != nil:
      "give it back before the next is borrowed, or hand on the one that is lent; where one task needs "
        + "several at a time, raise the pool's maximum; if it is only slow, set container.waitLimit."
    case .stalled:
      "a factory must not wait for a thread or a detached task that asks for its own key: resolve "
        + "with the resolver it is given, bind the closure with container.bind { … }, or start the "
        + "task with container.detached { … }; if it is only slow, set container.waitLimit."
    case .containerFrozen:
      "register before freeze(), or in a fork or a scope of it: those are not frozen."
    // A dependency of a longer-lived instance is resolved outside every scope.
    case .scopeNotOpen(_, let kind, nil, let open)
    where context.path.count > 1 && open.contains { $0.kind == kind }:
      "what outlives the scope cannot hold what lives in it: register each singleton of the chain with "
        + "lifetime: .scoped(\(kind.name.debugDescription)) as well, or .transient, and resolve it in the scope."
    case .scopeNotOpen(_, let kind, nil, _):
      "resolve it in one: withScope(\(kind.name.debugDescription), id: …) { … } operation: { scope in … }, or ask "
        + "the container that openScope gave."
    case .scopeNotOpen(_, let kind, _?, _):
      "open it before, with openScope(\(kind.name.debugDescription), id: …), and use it before it ends; a fork, and "
        + "so an override, starts without the scopes of its origin."
    case .scopeAlreadyOpen where context.isRunning:
      "open it once; who needs it meanwhile asks with scope(_:id:) when it is open."
    case .scopeAlreadyOpen(_, let id):
      "use it, scope(\(id.kind.name.debugDescription), id: …), or end it before with close()."
    case .foreignSnapshot: "restore it into the container whose snapshot() made it."
    }
  }

  /// The near miss that conforms to the wanted type, but is registered by its own.
  private func conforming(_ nearMisses: [Key]) -> Key? {
    nearMisses.first {
      $0.name == context.key.name && NearMisses.conforms($0.type, to: context.key.type)
    }
  }

  /// The key as a registration spells it.
  package static func spell(_ key: Key) -> String {
    let type = spell(key.type)
    guard let name = key.name else { return type }
    return "\(type), name: \(name.debugDescription)"
  }

  private static func spell(_ type: any Any.Type) -> String {
    let name = "\(type)"
    if "\(Swift.type(of: type))".hasSuffix(".Protocol") { return "(any \(name)).self" }
    return name.contains("->") ? "(\(name)).self" : "\(name).self"
  }

  /// The type alone, as a registration spells it.
  package static func spellType(of key: Key) -> String { spell(key.type) }
}
