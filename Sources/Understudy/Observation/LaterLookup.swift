/// A lookup that something built in a dry run makes later, of a key that was not registered then.
struct LaterLookup: Sendable {
  let key: Key
  /// The key that was being built.
  let asker: Key
  /// The container that it will ask.
  let container: WeakContainer
  /// The line of the property, the provider or the lazy.
  let site: SourceSite
  /// Alive while the property, the provider or the lazy is.
  weak let token: WeakContainer?
  /// Whether it was alive when what needed it was built.
  var isSettled = false

  /// The error that it will get; `nil` if the key has been registered since, or need not be.
  var failure: ContainerError? {
    guard let container = container.container, container.record(for: key) == nil else { return nil }
    let request = Request(key, site: site, chain: nil, options: .wantsProvenance)
    do throws(ContainerError) {
      _ = try container.resolveErased(key, request)
      return nil
    } catch {
      return error.kind == .dependencyNotRegistered
        ? container.missing(request, path: [asker, key]) : error
    }
  }
}

/// What factories tell a dry run, in whatever task they run.
final class DryRunNotes: Sendable {
  private let lookups = Lock<[LaterLookup]>([])

  var later: [LaterLookup] { lookups.withLock { $0 } }

  func add(_ lookup: LaterLookup) { lookups.withLock { $0.append(lookup) } }

  /// Forgets the new lookups of what is gone, such as a default property that an initializer
  /// replaced. Those that were settled before stay: a transient is released after its trial.
  ///
  /// There is no position to begin at: a factory that missed its limit ends in a later trial.
  func settle() {
    lookups.withLock { lookups in
      lookups.removeAll { !$0.isSettled && $0.token == nil }
      for index in lookups.indices { lookups[index].isSettled = true }
    }
  }
}

extension Container {
  /// Records for a dry run what something that is being built looks up later, if that is missing and
  /// required.
  ///
  /// - Parameter type: the type it is declared with, such as an optional.
  /// - Returns: the reference that it has to hold, if it was recorded.
  func noteMissing(
    _ key: Key,
    lookedUpAs type: any Any.Type,
    by asker: Key,
    at site: SourceSite
  ) -> ContainerReference? {
    guard isDryRun, !ContainerReference.isOptional(type),
      let notes = lineage.lazy.compactMap({ $0.withCore { $0.extras?.dryRun } }).first
    else { return nil }
    let token = WeakContainer(self)
    notes.add(
      LaterLookup(
        key: key,
        asker: asker,
        container: WeakContainer(self),
        site: site,
        token: token
      )
    )
    return .weakly(token)
  }
}

extension ContainerReference {
  /// Whether what is looked up by a property of the type may be missing.
  fileprivate static func isOptional(_ type: any Any.Type) -> Bool {
    var type = type
    while let indirect = type as? any IndirectInjection.Type {
      if indirect is any OptionalInjection.Type { return true }
      type = indirect.target
    }
    return false
  }
}
