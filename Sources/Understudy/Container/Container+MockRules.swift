/// Makes containers for tests: decides which registrations count as live in them.
extension Container {
  /// Returns a container that follows the rules, filled from up to two others.
  ///
  /// Their ancestors are forked with them and follow the same rules.
  ///
  /// - Parameters:
  ///   - live: the container whose registrations are copied and count as live.
  ///   - enclosing: the container whose registrations made by tests are copied, above the live
  ///     ones.
  /// - Complexity: O(1) for each ancestor; O(n) in the registrations of `enclosing` if both are
  ///   given.
  package static func mock(
    _ rules: MockRules,
    over live: Container?,
    beneath enclosing: Container?,
    label: String?,
    host: any TestHost
  ) -> Container {
    if let live {
      let doubles = enclosing?.testRegistrations ?? []
      return live.guarded(by: rules, label, host, beneath: doubles)
    }
    var rules = rules
    rules.live = enclosing?.rules?.live ?? []
    guard let enclosing else { return Container(label: label, rules: rules, host: host) }
    return enclosing.fork(
      sharing: .registrations,
      label: label,
      ancestors: label,
      rules: rules,
      host: host
    )
  }

  /// Returns a fork in which all current registrations are live, except the doubles on top.
  private func guarded(
    by rules: MockRules,
    _ label: String?,
    _ host: any TestHost,
    beneath doubles: [RegistrationRecord]
  ) -> Container {
    // From the outermost on: a long line of ancestors would overflow the stack.
    let above = lineage.dropFirst().reversed().reduce(nil as Container?) { above, ancestor in
      ancestor.guarded(by: rules, label, host, beneath: [], under: above)
    }
    return guarded(by: rules, label, host, beneath: doubles, under: above)
  }

  private func guarded(
    by rules: MockRules,
    _ label: String?,
    _ host: any TestHost,
    beneath doubles: [RegistrationRecord],
    under parent: Container?
  ) -> Container {
    var core = withCore { $0.forked(sharing: .registrations, parent: parent) }
    core.dropProvided { _ in true }
    var rules = rules
    // What the fork has, not what the origin has by now: no registration can slip in between.
    rules.live = (parent?.rules?.live ?? []) + [core.registrations.share()]
    core.overlay(doubles)
    let fork = Container(
      label: label,
      core: core,
      test: .make(rules: rules, host: host),
      standsFor: standsFor
    )
    fork.takeWaitLimit(of: self)
    return fork
  }

  /// The registrations that tests made here and in ancestors, the nearest for each key.
  private var testRegistrations: [RegistrationRecord] {
    records.filter { rules?.isLive($0) != true }
  }
}
