/// Failures, each once, in the order in which they were found.
package struct FailureList: Sendable {
  package private(set) var all: [ContainerError] = []
  private var seen: Set<Fault> = []

  package init() {}

  /// - Returns: whether it is a new one.
  @discardableResult
  package mutating func add(_ error: ContainerError) -> Bool {
    guard seen.insert(Fault(error)).inserted else { return false }
    all.append(error)
    return true
  }

  /// Whether the same is among them, whoever came upon it.
  package func contains(_ error: ContainerError) -> Bool { seen.contains(Fault(error)) }
}

/// What makes two failures one: the key, or for a cycle the keys it runs through.
private struct Fault: Hashable {
  let kind: ContainerError.Kind
  let keys: Set<Key>

  init(_ error: ContainerError) {
    kind = error.kind
    guard kind == .circularDependency, let last = error.path.last,
      let first = error.path.firstIndex(of: last)
    else {
      keys = [error.context.key]
      return
    }
    keys = Set(error.path[first...])
  }
}
