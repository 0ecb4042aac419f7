public import Understudy

/// One implementation that a contract is tested with: a registration, not built yet.
///
/// Its description names the case in the log: the key and the line of the registration, such as
/// `Mailer(name: backup), Theatre.swift:12`.
public struct Implementation<Value>: Sendable, Identifiable, CustomStringConvertible {
  private enum Source: Sendable {
    case registered(Key, in: Container)
    case absent(NoImplementation)
  }

  private let source: Source
  private let kept = KeptContainers()
  /// The key and the line of the registration, as the log names the case.
  public let description: String
  /// The name it is registered under, or `nil`.
  public let name: String?
  /// Whether it is marked live.
  public let isLive: Bool

  init(
    _ candidate: ContractRows.Candidate,
    of container: Container,
    in containerName: String?
  ) {
    source = .registered(candidate.key, in: container)
    description = candidate.description(in: containerName)
    name = candidate.key.name
    isLive = candidate.isLive
  }

  init(absent error: NoImplementation) {
    source = .absent(error)
    description = "no implementation of \(Value.self)"
    name = nil
    isLive = false
  }

  /// The description, which identifies the case when a test is repeated.
  public var id: String { description }

  /// Builds the implementation in a container of its own.
  ///
  /// ```swift
  /// let mailer = try implementation.make { $0.register((any HouseClock).self, instance: clock) }
  /// ```
  ///
  /// The container is a fork of the one that has the registration. It belongs to the current test,
  /// and is closed with it; without a test's container, it exists as long as this value. What the
  /// implementation depends on and is live is treated as in the test; for an implementation that is
  /// itself live, it is allowed.
  ///
  /// - Parameter configure: registers doubles for what the implementation depends on.
  /// - Returns: the instance; each call builds another one, except for a registered instance.
  /// - Throws: what `configure` throws; what resolving throws; an error if there is no
  ///   implementation. It fails this case alone.
  public func make(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ configure: (Container) throws -> Void = { _ in }
  ) throws -> Value {
    let (container, name) = try opened()
    try configure(container)
    return try container.resolve(Value.self, name: name, fileID: fileID, line: line)
  }

  /// Builds the implementation in a container of its own, suspending if asynchronous code has to
  /// build it.
  ///
  /// - Parameter configure: registers doubles for what the implementation depends on.
  /// - Returns: the instance; each call builds another one, except for a registered instance.
  /// - Throws: what `configure` throws; what resolving throws; an error if there is no
  ///   implementation. It fails this case alone.
  public func make(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ configure: (Container) throws -> Void = { _ in }
  ) async throws -> Value {
    let (container, name) = try opened()
    try configure(container)
    return try await container.resolve(Value.self, name: name, fileID: fileID, line: line)
  }

  // The overload above, too, because for a closure that does not suspend the compiler prefers a
  // synchronous function to one whose closure may.
  /// Builds the implementation in a container of its own, which asynchronous code configures.
  ///
  /// - Parameter configure: registers doubles for what the implementation depends on.
  /// - Returns: the instance; each call builds another one, except for a registered instance.
  /// - Throws: what `configure` throws; what resolving throws; an error if there is no
  ///   implementation. It fails this case alone.
  public func make(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ configure: (Container) async throws -> Void
  ) async throws -> Value {
    let (container, name) = try opened()
    try await configure(container)
    return try await container.resolve(Value.self, name: name, fileID: fileID, line: line)
  }

  private func opened() throws -> (Container, name: String?) {
    switch source {
    case .absent(let error): throw error
    case .registered(let key, let origin):
      let around = Container.override ?? TestRun.slotContainer
      let rules = around?.rules?.forWhatIsLive ?? LiveAccess.inProcess.rules
      let host = around?.host ?? OutletHost.shared
      let fork = origin.fork(
        sharing: .registrations,
        label: "contract of \(description)",
        rules: isLive ? nil : rules,
        host: host
      )
      if let scope = host as? TestScope { scope.hasHooks(fork) } else { kept.add(fork) }
      return (fork, key.name)
    }
  }
}

/// Containers that belong to no test.
private final class KeptContainers: Sendable {
  private let containers = Lock<[Container]>([])

  func add(_ container: Container) { containers.withLock { $0.append(container) } }
}
