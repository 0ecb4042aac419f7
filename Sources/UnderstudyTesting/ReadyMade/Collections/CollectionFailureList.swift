import Understudy

/// Guards the failures of a collection.
final class CollectionFailureList<ID: Hashable & Sendable>: Sendable {
  private let failures = Lock(CollectionFailures<ID>())

  func add(_ operation: InMemoryCollectionOperation<ID>, _ error: any Error, times: Int?) {
    failures.withLock { $0.add(operation, error, times: times) }
  }

  func removeAll() {
    let former = failures.withLock { failures in
      let former = failures
      failures.removeAll()
      return former
    }
    withExtendedLifetime(former) {}
  }

  func failure(of access: CollectionFailures<ID>.Access) -> (any Error)? {
    failures.withLock { $0.failure(of: access) }
  }
}
