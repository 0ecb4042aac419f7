import Testing
import Understudy
import UnderstudyInsight

@Suite struct `An audit of random registrations` {
  @Test(arguments: 0..<200)
  func `agrees with a simple model, and leaves nothing behind`(_ seed: Int) async throws {
    var model = AuditModel(seed: UInt64(seed))
    let alive = Counted()
    let container = Container(label: "app")
    for number in model.entries.indices { register(number, of: model, in: container, alive) }
    // As long as it takes on a busy machine: a limit that passes is a failure of its own.
    let audit = try await container.audit(limit: .seconds(300))
    model.audit()

    #expect(Set(audit.failures.map(failure)) == model.failures)
    #expect(audit.failures.count == model.failures.count)
    #expect(audit.resolvedCount == model.resolvedCount)
    #expect(audit.leftOut.isEmpty)
    let edges = audit.graph.edges.map {
      AuditModel.Edge(from: number($0.from), to: number($0.to), isLater: $0.kind == .later)
    }
    #expect(Set(edges) == model.edges)
    #expect(reaches(audit, .synchronousReachesAsynchronous).keys.sorted() == model.reaches.sorted())
    #expect(reaches(audit, .captiveDependency) == model.captives)
    #expect(container.inspect().own.allSatisfy { !$0.isBuilt })
    #expect(alive.count == 0)
  }

  /// By who holds or reaches whom; whether it is a warning.
  private func reaches(
    _ audit: ContainerAudit,
    _ kind: AuditFinding.Kind
  ) -> [AuditModel.Reach: Bool] {
    let found = audit.findings.filter { $0.kind == kind }.map { finding in
      let reach = AuditModel.Reach(asker: number(finding.key), key: number(finding.chain.last!))
      return (reach, finding.severity == .warning)
    }
    return Dictionary(found) { _, second in second }
  }

  private func failure(_ error: ContainerError) -> AuditModel.Failure {
    let key = number(error.context.reportedKey)
    switch error.kind {
    case .dependencyNotRegistered: return .missing(key)
    case .requiresAsync: return .needsAsync(key)
    case .circularDependency:
      let path = error.path.map(number)
      return .cycle(Set(path[path.firstIndex(of: path.last!)!...]))
    default:
      Issue.record(error)
      return .missing(key)
    }
  }

  private func number(_ key: Key) -> Int { Int(key.name ?? "") ?? -1 }

  private func register(
    _ number: Int,
    of model: AuditModel,
    in container: Container,
    _ alive: Counted
  ) {
    let (entry, needs) = (model.entries[number], model.entries[number].needs)
    let lifetime: Lifetime<Counted.Part> =
      switch entry.lifetime {
      case "singleton": .singleton
      case "weak": .weak
      case "graph": .graph
      default: .transient
      }
    guard entry.isAsynchronous else {
      return container.register(Counted.Part.self, name: "\(number)", lifetime: lifetime) {
        resolver throws in
        for (other, need) in needs {
          let name = "\(other)"
          switch need {
          case .built: _ = try resolver.resolve(Counted.Part.self, name: name)
          case .optional: _ = try resolver.resolveIfRegistered(Counted.Part.self, name: name)
          case .later: _ = try resolver.resolve(Provider<Counted.Part>.self, name: name)
          }
        }
        return alive.make()
      }
    }
    container.register(Counted.Part.self, name: "\(number)", lifetime: lifetime) {
      (resolver: Resolver) async throws in
      for (other, need) in needs {
        let name = "\(other)"
        switch need {
        case .built: _ = try await resolver.resolve(Counted.Part.self, name: name)
        case .optional: _ = try await resolver.resolveIfRegistered(Counted.Part.self, name: name)
        case .later: _ = try await resolver.resolve(Provider<Counted.Part>.self, name: name)
        }
      }
      return alive.make()
    }
  }
}

// MARK: - Fixtures

/// Counts what is alive of what it has made.
private final class Counted: Sendable {
  final class Part: Sendable {
    private let end: @Sendable () -> Void
    init(_ end: @escaping @Sendable () -> Void) { self.end = end }
    deinit { end() }
  }

  private let alive = Lock(0)
  var count: Int { alive.withLock { $0 } }

  func make() -> Part {
    alive.withLock { $0 += 1 }
    return Part { self.alive.withLock { $0 -= 1 } }
  }
}

extension AuditModel.Reach: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    (left.asker, left.key) < (right.asker, right.key)
  }
}
