/// The fixes that depend on what is registered instead, or on the chain.
extension ContainerError {
  /// The registration of the key, as code can write it where the error was made.
  var registering: String {
    let isOnMainActor = context.live?.isOnMainActor == true
    if context.test?.isCurrent == true, context.scope == nil, !isOnMainActor {
      return ContainerError.spellRegisteringDouble(context.reportedKey)
    }
    return ContainerError.spellRegistering(
      context.reportedKey,
      in: receiver,
      scope: context.scope,
      isOnMainActor: isOnMainActor
    )
  }

  /// How an instance is awaited, if the key is what makes it.
  var awaiting: String? {
    (context.reportedKey.type as? any RegisteredOtherwise.Type)?.spelledAwaiting
  }

  /// The container, as code can write it where the error was made.
  var receiver: String {
    context.test?.isCurrent == true ? "Container.current" : "container"
  }

  /// The fix where an instance of the wanted type is registered, but under another type or name.
  func remedy(among nearMisses: [Key]) -> String? {
    let wanted = context.reportedKey
    let related = nearMisses.filter { $0.name == wanted.name }
    if let own = related.first(where: { NearMisses.conforms($0.type, to: wanted.type) }) {
      return "\(own) is a \(wanted), but is registered only under its own type; add "
        + "\(receiver).register(\(ContainerError.spell(wanted))) { try "
        + "$0.resolve(\(ContainerError.spell(own))) }, or register one instance for both types instead: \(receiver).register(\(own.type)(…), as: \(ContainerError.spell(wanted)))."
    }
    if let wide = related.first(where: { NearMisses.conforms(wanted.type, to: $0.type) }) {
      let spelled = ContainerError.spell(wide)
      let both =
        "replace the registration of \(wide) by \(receiver).register(\(wanted.type)(…), as: \(spelled)), one "
        + "instance for both types"
      // A test that asks for a double by its own type gets no other by the wider one.
      return "\(wide) is registered, and \(wanted) is one: "
        + (context.test == nil
          ? "if any \(wide) will do, call resolve(\(spelled)); otherwise \(both)."
          : "\(both); or, if any \(wide) will do, call resolve(\(spelled)).")
    }
    return closest(nearMisses.filter { $0.isFor(wanted.type) }).map(remedyUnderAnotherName)
  }

  /// The key whose name is the most similar to the wanted one.
  private func closest(_ keys: [Key]) -> Key? {
    guard let wanted = context.reportedKey.name else { return keys.first }
    func distance(_ key: Key) -> Int {
      NearMisses.editDistance(Array(wanted.utf8), Array((key.name ?? "").utf8))
    }
    return keys.min { distance($0) < distance($1) }
  }

  private func remedyUnderAnotherName(_ registered: Key) -> String {
    let names = context.names.count > 1 ? "by one of its names, such as" : "by its name:"
    let way = registered.name == nil ? "without a name:" : names
    let missing = context.reportedKey.name == nil ? "without a name" : "under this name"
    return "resolve it \(way) resolve(\(ContainerError.spell(registered))), or register one "
      + "\(missing): \(registering)"
  }

  /// The fix for a double, which a test asks for by its own type, and the code under test by a protocol.
  var remedyOfDouble: String? {
    let key = context.reportedKey
    guard key.name == nil, AttachedDoubles.isDouble(key.type) else { return nil }
    return
      "register this double for its protocol P, which registers it for its own type too: "
      + "\(receiver).register(\(key.type)(…), as: (any P).self)\(elsewhere)"
  }

  /// The fix where the test's container is empty: the test may have filled another one.
  var elsewhere: String {
    guard context.test?.isEmpty == true else { return "" }
    return "; if the test registers it in another container, make that one current: "
      + "withContainer(container) { … }"
  }

  /// How code gets its test's container, which may run outside the test's task.
  var containerOfEscapedCode: String {
    let outside = """
      replace Task.detached { … } by Container.current.detached { … }, and pass Container.current.bind { … } to a \
      thread or a queue, or as the callback
      """
    return context.escape?.isUnderXCTest == true
      ? "\(containerOfTest). If the test has a container and starts this code elsewhere, \(outside)"
      : "if the test has a container, and starts this code outside its own task, \(outside). If it has none, "
        + containerOfTest
  }

  /// How a test gets a container.
  private var containerOfTest: String {
    context.escape?.isUnderXCTest == true
      ? "make the class of the test a ContainerTestCase, and register doubles in its configure(_:)"
      : "write @Suite(.container { $0.register(…) }), or @Suite(.container) if each test registers its own doubles, or make "
        + "the XCTest class a ContainerTestCase"
  }

  /// The fix for an optional type, of which only the wrapped one can be registered.
  func remedyOfOptional(_ nearMisses: [Key]) -> String {
    let target = InjectedTarget.of(context.reportedKey)
    guard let meant = nearMisses.first(where: { $0.isFor(target.type) }) else {
      return "the type was inferred as an optional, and \(target) is not registered: register it, "
        + "\(ContainerError.spellRegistering(target)), and resolve it by that type, "
        + "resolve(\(ContainerError.spell(target))); or call "
        + "resolveIfRegistered(\(ContainerError.spell(target)))."
    }
    let spelled = ContainerError.spell(meant)
    return "the type was inferred as an optional: name the registered type, as in "
      + "resolve(\(spelled)), or call resolveIfRegistered(\(spelled))."
  }

  /// The fix for a cycle of several keys.
  var remedyOfCycle: String {
    let cycle = context.cycle ?? Cycle()
    let name = context.reportedKey.name.map { "name: \($0.debugDescription)" } ?? ""
    let resolving = cycle.isAskerAsynchronous ? "try await" : "try"
    return "let \(asker) keep a \(wrapper(for: context.reportedKey)) and call \(getting) on it "
      + "when it is used; in the factory of \(asker), pass \(resolving) $0.resolve(\(name)) to its initializer."
  }

  /// The fix for a factory that resolves its own key.
  var remedyOfSelfReference: String {
    let key = context.reportedKey
    let type = ContainerError.spellType(of: key)
    let resolving = context.cycle?.isAskerAsynchronous == true ? "try await" : "try"
    let name = key.name.map { "name: \($0.debugDescription)" } ?? ""
    return "to wrap another instance of the same type, register that one under a name of its own, "
      + "container.register(\(type), name: \"…\") { … }, and in this factory resolve it by that name; otherwise "
      + "let \(key) keep a \(wrapper(for: key)) and call \(getting) on it when it is used; in the "
      + "factory, pass \(resolving) $0.resolve(\(name)) to its initializer."
  }

  /// What may hold an instance of the key within one of its cycle. A `Lazy` needs a type that is
  /// `Sendable`, which a transient one need not be.
  private func wrapper(for key: Key) -> String {
    let wrapper = context.cycle?.isTransient == true ? "Provider" : "Lazy"
    return "\(wrapper)<\(ContainerError.spellArgument(of: key))>"
  }

  private var getting: String {
    context.cycle?.isAsynchronous == true ? "try await get()" : "try get()"
  }

  /// The fix for a scoped key where no scope of its kind is open: the caller's own resolve, in one.
  func remedyOutsideScope(_ kind: ScopeKind) -> String {
    let kind = kind.description.debugDescription
    let asked = context.chain.first ?? context.reportedKey
    let isDeclared = context.isDeclared && context.chain.count == 1
    let it =
      isDeclared
      ? "try $0[\\.…]"
      : "try await $0.resolve(\(ContainerError.spell(asked)))"
    let resolving =
      "there: try await \(receiver).withScope(\(kind), id: …, operation: { let it = \(it); … }), "
      + "or in the container that openScope returned."
      + (isDeclared ? " \\.… is the property that declares \(asked)." : "")
    guard context.chain.count > 1 else { return "open a scope, and use it \(resolving)" }
    return
      "open a scope, and use \(asked) \(resolving) A singleton outlives the scope, so give each singleton "
      + "of the chain lifetime: .scoped(\(kind)), or .transient."
  }

  /// The fix where a property has no instance; `nil` if it is the error's own.
  ///
  /// - Parameter owner: the type that declares the property.
  func remedy(forPropertyOf owner: StaticString) -> String? {
    // A variable of a function has the function as its owner, which cannot be made.
    guard case .scopeNotOpen(_, let kind, nil, _) = self, !isNeededOutside,
      !"\(owner)".contains("(")
    else { return nil }
    return "open a scope, and make and use the \(owner) there: try await \(receiver).withScope("
      + "\(kind.description.debugDescription), id: …, operation: { _ in let it = \(owner)(…); … }); "
      + "use that \(owner) only there: its container closes when the scope ends."
  }

  /// The key whose factory resolved the one that failed.
  var asker: Key { context.chain.dropLast().last ?? context.reportedKey }

  /// Whether a scope is open, but an instance outside of it needs the scoped one: dependencies of a
  /// longer-lived instance are resolved outside every scope.
  var isNeededOutside: Bool {
    guard case .scopeNotOpen(_, let kind, nil, let open) = self else { return false }
    return context.chain.count > 1 && open.contains { $0.kind == kind }
  }

  /// The policy that lets the live key through, and what takes one.
  var allowance: String {
    let allowing = ".allowing(.of(\(ContainerError.spell(context.reportedKey))))"
    return
      "To use the real one: if \(context.reportedKey) itself touches neither network nor disk, and only a service that it uses "
      + "does, mark that service .live() instead; otherwise allow it in the policy of the test: .container(.live(.refuse)\(allowing)), or, where the test has "
      + ".integration(over: …), .mockContainer(.strict.firewall(.marked)\(allowing), over: …)."
  }

  /// The fix for keys that a validation could not resolve.
  func remedyOfAll(_ failures: [ContainerError]) -> String {
    let late = failures.compactMap { $0.underlying as? FactoryTimeout }
    if let first = late.first, late.count == failures.count { return first.remedy }
    return "register what is missing, and correct each factory at the line shown; to see the full "
      + "text of one, resolve its key alone."
      + (late.first.map { " If one is only slow, raise \($0.setting)." } ?? "")
  }

  /// The fix for a double that the test has registered for another key.
  var similarRemedy: String {
    guard let (key, site) = context.live?.similar else { return "" }
    let wanted = ContainerError.spell(context.reportedKey)
    let cure =
      key.type == context.reportedKey.type
      ? "register it for \(context.reportedKey): \(receiver).register(\(wanted), …)"
      : "register it for \(context.reportedKey): \(receiver).register(\(key.type)(…), as: \(wanted))"
    return "at \(site), \(cure); otherwise "
  }

  /// What needs a double, and what its registration leads to if an instance without it exists.
  var doubled: String {
    context.builtFromIt.map { "\(context.reportedKey) (\($0) is then built again)" } ?? "it"
  }
}
