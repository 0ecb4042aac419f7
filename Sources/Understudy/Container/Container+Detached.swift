/// Starts detached tasks that keep the container.
extension Container {
  /// Starts a detached task in which this container is current.
  ///
  /// `Task.detached` inherits nothing, and so no override. This one carries the container and
  /// nothing else: neither the priority of the caller nor any other task local.
  ///
  /// ```swift
  /// let report = Container.current.detached(priority: .background) { await BoxOffice().report() }
  /// print(await report.value)
  /// ```
  ///
  /// The task holds the container until it ends, and behaves towards tests, factories and
  /// ``Container/current`` as a closure bound with ``bind(_:)`` does. It starts off the operation's
  /// actor, so two tasks for one actor may begin in either order.
  ///
  /// - Parameters:
  ///   - name: the task's name in tools.
  ///   - priority: the priority of the task.
  ///   - operation: the code to run, on the actor it belongs to, if any.
  /// - Returns: the task.
  @discardableResult
  public func detached<Success: Sendable>(
    name: String? = nil,
    priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Never> {
    let binding = Binding(to: self)
    return Task.detached(name: name, priority: priority) {
      await binding.run { await operation() }
    }
  }

  /// Starts a detached task that may throw, in which this container is current.
  ///
  /// ```swift
  /// let sale = Container.current.detached { try await BoxOffice().sell(seat) }
  /// let receipt = try await sale.value
  /// ```
  ///
  /// - Parameters:
  ///   - name: the task's name in tools.
  ///   - priority: the priority of the task.
  ///   - operation: the code to run, on the actor it belongs to, if any.
  /// - Returns: the task, whose value throws what the operation throws.
  @discardableResult
  public func detached<Success: Sendable>(
    name: String? = nil,
    priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    let binding = Binding(to: self)
    return Task.detached(name: name, priority: priority) {
      try await binding.run { try await operation() }
    }
  }
}
