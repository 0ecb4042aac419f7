extension ContainerError {
  /// The fix for the error: the code to write instead.
  var remedy: String {
    let spelled = ContainerError.spell(context.reportedKey)
    return switch self {
    case .dependencyNotRegistered(_, let nearMisses)
    where context.reportedKey.type is any IndirectInjection.Type:
      remedyOfOptional(nearMisses)
    case .dependencyNotRegistered where context.isWithoutBootstrap:
      "register it when the process starts: try Container.bootstrap { "
        + "\(ContainerError.spellRegistration(of: context.reportedKey)) }"
    case .dependencyNotRegistered where context.defaultOwner != nil:
      "register it in the test: \(registering). To test with the app's registrations instead, make them in "
        + "a function appContainer() -> Container, start the app with try Container.bootstrap(appContainer()), "
        + "and give the test the trait .integration(over: appContainer()), under which what is marked live still "
        + "needs a double; in a ContainerTestCase, override configure(_:) and register them there."
    case .dependencyNotRegistered(_, let nearMisses):
      remedy(among: nearMisses) ?? remedyOfDouble ?? "register it: \(registering)\(elsewhere)"
    case .circularDependency where Set(context.chain.suffix(2)).count == 1:
      remedyOfSelfReference
    case .circularDependency:
      remedyOfCycle
    case .typeCastFailed(_, let expected, let actual):
      "register a \(expected) there, make \(actual) conform to \(expected), or register it under a "
        + "type it conforms to."
    case .factoryFailed(_, let late as FactoryTimeout): late.remedy
    case .factoryFailed: "correct the factory; the next resolve runs it again."
    case .depthExceeded:
      "if each factory resolves one more key without end, correct it; otherwise resolve some keys of the "
        + "chain beforehand, let a type in it keep a Provider or a Lazy instead of an instance, or resolve "
        + "on a thread with a larger stack."
    case .weakUnsupported:
      "make its type a class, or give it another lifetime: .singleton or .transient."
    case .containerUnavailable where context.escape?.isOfTest == true:
      "write @Suite(.container { $0.register(…) }), or @Suite(.container) if each test registers its own doubles; to use a "
        + "container of your own: withContainer(container) { … }"
        + (context.escape?.refusedDefault == nil
          ? "."
          : "; to use the process default on purpose: withProcessDefault(because: \"…\") { … }.")
    case .containerUnavailable where context.escape != nil:
      """
      \(containerOfEscapedCode). To use a container of your own: withContainer(container) { … }; to use the process \
      default on purpose: withProcessDefault(because: "…") { … }.
      """
    case .containerUnavailable where context.isFreed:
      "keep the container for as long as its objects are used, in a property such as let app = appContainer(), or make "
        + "and use them in withContainer(appContainer()) { … }."
    case .containerUnavailable:
      """
      in an app, set its container at the start: try Container.bootstrap { … }; elsewhere, make \
      one current: withContainer(container) { … }; in a test, write @Test(.container { $0.register(…) }) or \
      use ContainerTestCase. For code that runs later, write \
      let container = Container.current where one is current, and run that code in withContainer(container) { … }.
      """
    case .requiresAsync where awaiting != nil:
      "its factory awaits: in an async function, write \(awaiting ?? "")."
    case .requiresAsync where context.isDeclared && context.chain.count > 1:
      "in the factory of \(asker), use try await $0.resolve(key: \\.…), where \\.… is the property that declares "
        + "\(context.reportedKey); resolve \(asker) with `await`, too."
    case .requiresAsync where context.isDeclared:
      "in an async function, write try await \(receiver).resolve(key: \\.…), where \\.… is the property that "
        + "declares \(context.reportedKey)."
    case .requiresAsync where context.chain.count > 1:
      "in the factory of \(asker), use try await $0.resolve(\(spelled)); resolve \(asker) with "
        + "`await`, too."
    case .requiresAsync:
      "resolve it with `await` in an async function: try await \(receiver).resolve(\(spelled)). At "
        + "the top level of main.swift, Swift takes the synchronous resolve in spite of `await`: move the line "
        + "into an async function. "
        + "Once a shared instance is built, synchronous code can resolve it."
    case .containerClosed where context.failedKey == nil:
      "use it before it closes, \(ContainerError.endingOfRemedyWhenClosed)"
    case .containerClosed: ContainerError.remedyWhenClosed
    case .duplicateRegistration where context.declaredAt != nil:
      "give one of them a name, Dependency(name: \"…\", default: { … }), or register the value "
        + "for both: \(receiver).register(\(spelled)) { … }"
    case .duplicateRegistration:
      "remove one, or give one a name, by which it is resolved: "
        + "Registration(\(ContainerError.spellType(of: context.reportedKey)), name: \"…\") { … }"
    case .invalidPoolSize: "give it a maximum of at least 1."
    case .blockedByFirewall where context.live?.detour != nil: ContainerError.remedyOfDetour
    case .blockedByFirewall where context.declaredAt != nil:
      similarRemedy + "give the declaration a value for tests, "
        + "Dependency(\(context.live?.isOnMainActor == true ? "on: MainActor.self, " : "")live: { … }, test: { … }), "
        + "or register a double: \(registering)"
    case .blockedByFirewall where context.isUnmarked:
      similarRemedy
        + "register a double for it: \(registering). To use the real one, allow it in the policy of the mock, as in "
        + ".mockContainer(.strict.allowing(.of(\(spelled))), over: …). To use everything that is not marked live, "
        + "write .integration(over: …), or the policy .strict.firewall(.marked)."
    case .blockedByFirewall:
      similarRemedy + "register a double for \(doubled): \(registering). \(allowance)"
    case .bootstrapRefused where context.isRunning:
      "bootstrap once at start-up; add more registrations with try Container.current.extend { … } when "
        + "the other bootstrap has ended."
    case .bootstrapRefused where context.failedKey != nil:
      "register it in the bootstrap, or let the bootstrap drop it: "
        + "try Container.bootstrap(replacing: true) { … }."
    case .bootstrapRefused:
      "bootstrap once at start-up; add more registrations with try Container.current.extend { … }, or "
        + "replace the default on purpose: try Container.bootstrap(replacing: true) { … }."
    case .validationFailed(_, let failures):
      remedyOfAll(failures)
    case .timedOut where context.lentAt?.isEmpty == true:
      "find out why its factory or its discard closure does not end; if they are only slow, raise "
        + "container.waitTimeout."
    case .timedOut where context.lentAt != nil:
      "end its lease (`end()`) before borrowing the next, or pass on the borrowed instance; if one "
        + "task needs several at a time, raise the pool's maximum; if instances come back late, "
        + "raise container.waitTimeout."
    case .timedOut:
      "the factory may be waiting for this same resolve: in the factory, resolve with $0; for Task.detached { … }, "
        + "write Container.current.detached { … }; pass a thread or a queue the closure Container.current.bind { … }. "
        + "If the factory is only slow, raise container.waitTimeout."
    case .containerFrozen where context.failedKey == nil:
      "do this before freeze(), or in a fork or a scope of the container: those are not frozen."
    case .containerFrozen:
      "register it before freeze(), or in a fork or a scope of the container: those are not frozen."
    case .scopeNotOpen(_, let kind, nil, _) where isNeededOutside:
      "an instance that outlives the scope cannot hold one that lives in it: register each singleton of the chain with "
        + "lifetime: .scoped(\(kind.description.debugDescription)) as well, or .transient, and resolve it in the scope."
    case .scopeNotOpen(_, let kind, nil, _):
      remedyOutsideScope(kind)
    case .scopeNotOpen(_, let kind, _?, _):
      "open it first, with openScope(\(kind.description.debugDescription), id: …), and use it before it ends. A "
        + "fork, such as withContainer { … } operation: { … } makes, has no open scope at first: "
        + "open it again there."
    case .scopeAlreadyOpen where context.isRunning:
      "open it once, wait for that call to return, and pass on the container that it returns."
    case .scopeAlreadyOpen(_, let id):
      "use it with scope(\(id.kind.description.debugDescription), id: …), or call close() on it first."
    case .snapshotOfAnotherContainer: "restore it into the container it was taken from."
    }
  }

  /// The fix for a closed container.
  static let remedyWhenClosed = "resolve before the container closes, \(endingOfRemedyWhenClosed)"

  /// How a fix for anything that is done with a closed container ends.
  package static let endingOfRemedyWhenClosed = "or end the work before the test ends."
}
