/// A list of failures, each once, in the order in which they were found.
package struct FailureList: Sendable {
  package private(set) var all: [ContainerError] = []
  private var seen: Set<Fault> = []

  package init() {}

  /// Adds a failure, unless the list contains it.
  ///
  /// - Returns: whether it is new.
  @discardableResult
  package mutating func add(_ error: ContainerError) -> Bool {
    guard seen.insert(Fault(error)).inserted else { return false }
    all.append(error)
    return true
  }

  /// The keys of all failures of one kind.
  package func keys(of kind: ContainerError.Kind) -> Set<Key> {
    Set(all.filter { $0.kind == kind }.map(\.context.reportedKey))
  }

  /// Whether the list contains the same failure, found by any caller.
  package func contains(_ error: ContainerError) -> Bool { seen.contains(Fault(error)) }
}

/// The identity of a failure: its key, or for a cycle the keys that it runs through.
private struct Fault: Hashable {
  let kind: ContainerError.Kind
  let keys: Set<Key>

  init(_ error: ContainerError) {
    kind = error.kind
    guard kind == .circularDependency, let last = error.path.last,
      let first = error.path.firstIndex(of: last)
    else {
      keys = [error.context.reportedKey]
      return
    }
    keys = Set(error.path[first...])
  }
}
