extension ContainerError {
  /// The registrations of a cycle, as far as its fix depends on them.
  package struct Cycle: Sendable {
    /// Whether the key that the cycle closes with is transient: its type need not be `Sendable`.
    var isTransient = false
    /// Whether one of the factories is asynchronous, so that `get()` may have to suspend.
    var isAsynchronous = false
    /// Whether the factory that closes the cycle is asynchronous.
    var isAskerAsynchronous = false
  }
}

extension Container {
  func circular(_ request: Request, path: [Key]? = nil) -> ContainerError {
    let path = path ?? request.chain.path(to: request.key)
    return .circularDependency(context(request, path: path, cycle: cycle(of: path)))
  }

  private func cycle(of path: [Key]) -> ContainerError.Cycle {
    // The path may lead to the cycle first.
    let start = path.firstIndex { $0 == path.last } ?? 0
    func isAsynchronous(_ key: Key?) -> Bool { key.flatMap { record(for: $0) }?.place == .task }
    return ContainerError.Cycle(
      isTransient: path.last.flatMap { record(for: $0) }?.lifetime == .transient,
      isAsynchronous: Set(path[start...]).contains(where: isAsynchronous),
      isAskerAsynchronous: isAsynchronous(path.dropLast().last)
    )
  }
}
