import Understudy

// MARK: - Synchronous factories that need asynchronous ones

extension AuditLints {
  /// - Parameter refusals: the paths on which a synchronous factory was refused an instance that
  ///   asynchronous code has to build, in the order in which they were found.
  func reaches(_ refusals: [[Key]]) -> [AuditFinding] {
    var seen: Set<[Key]> = []
    return refusals.compactMap { path in
      let chain = Array(path.suffix(2))
      guard chain.count == 2, seen.insert(chain).inserted, let asker = self[chain[0]] else {
        return nil
      }
      return reach(from: asker, to: chain[1])
    }
  }

  private func reach(from asker: AuditedRegistration, to key: Key) -> AuditFinding {
    let isOnMainActor = self[key]?.place == .mainActor
    let builder = isOnMainActor ? "the main actor" : "asynchronous code"
    let name = asker.key
    let spelled = ContainerError.spell(key)
    return AuditFinding(
      .synchronousReachesAsynchronous,
      .warning,
      chain: [name, key],
      sites: [asker.site],
      "\(name) has a synchronous factory and needs \(key), which only \(builder) can build: it "
        + "fails \(isOnMainActor ? "elsewhere " : "")unless \(key) was built before.",
      fix: "in the factory of \(name), use try await $0.resolve(\(spelled)), and resolve \(name) "
        + "with `await`, too"
        + (isOnMainActor ? "; or register \(name) with on: MainActor.self" : "")
        + "; or resolve \(key) before \(name) is resolved."
    )
  }
}

// MARK: - Surplus registrations

extension AuditLints {
  /// Returns findings for the container's own registrations that the roots do not need.
  ///
  /// - Parameter unknown: the keys that could not be built, so that not all of their dependencies
  ///   are known.
  func unused(from roots: [Key], unknown: Set<Key>) -> [AuditFinding] {
    guard !roots.isEmpty else { return [] }
    var open = roots + registrations.map(\.key).filter { $0.type is any StartUpValue.Type }
    var reached = Set(open)
    while let next = open.popLast() {
      for key in needed[next] ?? [] where reached.insert(key).inserted { open.append(key) }
    }
    let gaps = registrations.map(\.key).filter { reached.contains($0) && unknown.contains($0) }
    return registrations.filter { $0.isOwn && !reached.contains($0.key) }.map { registration in
      unused(registration, besides: gaps)
    }
  }

  private func unused(
    _ registration: AuditedRegistration,
    besides gaps: [Key]
  ) -> AuditFinding {
    let names = gaps.map(\.description).joined(separator: ", ")
    return AuditFinding(
      .unusedRegistration,
      gaps.isEmpty ? .warning : .note,
      chain: [registration.key],
      sites: [registration.site],
      "\(registration.key) is registered, but no root depends on it"
        + (gaps.isEmpty ? "." : ", unless through \(names), which could not be built."),
      fix: gaps.isEmpty
        ? "remove the registration, or add it to the roots: audit(roots: […, "
          + ".of(\(ContainerError.spell(registration.key)))])."
        : "correct \(names) and audit again; remove \(registration.key) only if it is still reported."
    )
  }

  /// - Parameter replaced: the earlier registration sites of keys that were registered again.
  func duplicates(_ replaced: [Key: [SourceSite]]) -> [AuditFinding] {
    registrations.compactMap { registration in
      guard registration.isOwn, let earlier = replaced[registration.key] else { return nil }
      let times = earlier.count == 1 ? "twice" : "\(earlier.count + 1) times"
      return AuditFinding(
        .duplicateRegistration,
        .warning,
        chain: [registration.key],
        sites: earlier + [registration.site],
        "\(registration.key) is registered \(times) in one container; the last one counts.",
        fix: "remove the earlier ones or give them names; to replace one on purpose, override it "
          + "in a fork or a child."
      )
    }
  }
}
