import Understudy

/// Finds problems with registrations that can be resolved.
///
/// A value, so that it can check registrations that no container holds.
struct AuditLints: Sendable {
  /// The registrations, in registration order.
  let registrations: [AuditedRegistration]
  let needs: [DryRunRecorder.Need]
  private let places: [Key: Int]
  /// The dependencies that each instance was built from.
  private let held: [Key: [Key]]
  /// The dependencies of each key, those resolved later included.
  let needed: [Key: [Key]]

  init(_ registrations: [AuditedRegistration], needs: [DryRunRecorder.Need]) {
    self.registrations = registrations
    self.needs = needs
    places = Dictionary(
      zip(registrations.map(\.key), registrations.indices),
      uniquingKeysWith: { first, _ in first }
    )
    // Sorted, so that the order of a factory's tasks does not matter.
    held = Dictionary(grouping: needs.filter { !$0.isLater }, by: \.asker)
      .mapValues { $0.map(\.key).sorted { $0.description < $1.description } }
    needed = Dictionary(grouping: needs, by: \.asker).mapValues { $0.map(\.key) }
  }

  /// Returns the findings sorted by registration, then by kind.
  func sorted(_ findings: [AuditFinding]) -> [AuditFinding] {
    let kinds = AuditFinding.Kind.allCases
    // Equal findings keep the order in which they were found; a sort need not be stable.
    let ranked = findings.enumerated().map { offset, finding in
      let place = places[finding.key] ?? .max
      return (rank: (place, kinds.firstIndex(of: finding.kind) ?? .max, offset), finding: finding)
    }
    return ranked.sorted { $0.rank < $1.rank }.map(\.finding)
  }

  subscript(key: Key) -> AuditedRegistration? { places[key].map { registrations[$0] } }
}

// MARK: - Captives

extension AuditLints {
  /// Returns findings for long-lived instances that hold shorter-lived ones, directly or through
  /// transients.
  ///
  /// - Parameter failed: the keys that could not be built, and so hold nothing.
  func captives(besides failed: Set<Key>) -> [AuditFinding] {
    registrations.filter { $0.keeps && !$0.isReady && !failed.contains($0.key) }.flatMap(captives)
  }

  private func captives(of holder: AuditedRegistration) -> [AuditFinding] {
    var findings: [AuditFinding] = []
    var seen: Set<Key> = [holder.key]
    var open: [[Key]] = [[holder.key]]
    while !open.isEmpty {
      let chain = open.removeFirst()
      for key in held[chain[chain.count - 1]] ?? [] {
        guard seen.insert(key).inserted, let captive = self[key] else { continue }
        if captive.lifetime == .transient { open.append(chain + [key]) }
        let isDirect = chain.count == 1
        if let finding = Self.finding(holder, captive, chain + [key], isDirect: isDirect) {
          findings.append(finding)
        }
      }
    }
    return findings
  }

  private static func finding(
    _ holder: AuditedRegistration,
    _ captive: AuditedRegistration,
    _ chain: [Key],
    isDirect: Bool
  ) -> AuditFinding? {
    guard captive.span < holder.span, !captive.isReady, !captive.isFactory else { return nil }
    let isTransient = captive.lifetime == .transient
    guard !isTransient || isDirect && holder.lifetime != .weak else { return nil }
    let wait = captive.place == .task ? "try await" : "try"
    let providing =
      "let \(chain[chain.count - 2]) keep a Provider<\(ContainerError.spellArgument(of: captive.key))> and "
      + "call \(wait) get() on it each time"
    let fix =
      isTransient
      ? "leave it as it is if one shared instance is intended; otherwise \(providing)."
      : "\(providing), or give \(captive.key) the lifetime of \(holder.key)."
    return AuditFinding(
      .captiveDependency,
      isTransient ? .note : .warning,
      chain: chain,
      sites: [holder.site],
      heldAt: captive.site,
      "\(holder.key), which is \(holder.lifetimeText), holds \(captive.key), which is "
        + "\(captive.lifetimeText): \(captive.consequence).",
      fix: fix
    )
  }
}

extension AuditedRegistration {
  /// Whether the container reuses the instance, so that its dependencies live as long.
  fileprivate var keeps: Bool { lifetime.keeps }

  fileprivate var span: Int { lifetime.span }

  fileprivate var lifetimeText: String {
    switch lifetime {
    case .singleton: "a singleton"
    case .transient: "transient"
    case .weak: "weak"
    case .graph: "shared within one resolve (.graph)"
    case .scoped: "scoped to \(scope.map(\.description) ?? "a scope")"
    }
  }

  fileprivate var consequence: String {
    switch lifetime {
    case .transient: "it keeps the instance that was created for it"
    case .weak: "it keeps alive an instance that should be released when unused"
    case .graph: "it keeps the instance from its own build while later resolves get new ones"
    case .singleton, .scoped: "it keeps the instance beyond its lifetime"
    }
  }
}
