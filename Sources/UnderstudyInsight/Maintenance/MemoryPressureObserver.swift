public import Understudy

/// A container's running response to memory pressure.
///
/// Releasing it changes nothing; it ends with its container or with ``cancel()``.
public final class MemoryPressureObserver: Sendable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) { self.task = task }

  /// Stops responding. A response in progress is still finished. Idempotent.
  public func cancel() { task.cancel() }
}

extension Container {
  /// Releases memory when the system runs short of it.
  ///
  /// At a warning it calls ``purgeReleasedInstances()``; at the critical level it also resets some keys
  /// with ``reset(only:name:fileID:line:)``, such as caches, whose contents are rebuilt when needed.
  ///
  /// ```swift
  /// boxOffice.respondToMemoryPressure(dropping: [.of(PosterCache.self)])
  /// ```
  ///
  /// On Apple's platforms the system reports the levels; elsewhere this does nothing, and you can
  /// pass your own event stream instead. It ends with the container, which it does not retain.
  ///
  /// - Parameters:
  ///   - keys: the keys to reset at the critical level, with the instances built from them.
  ///   - responded: receives the report of what was removed, after each response.
  /// - Returns: the response, which can be cancelled.
  @discardableResult
  public func respondToMemoryPressure(
    dropping keys: [Key] = [],
    responded: @escaping @Sendable (MemoryPressure, PurgeReport) -> Void = { _, _ in },
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> MemoryPressureObserver {
    respondToMemoryPressure(
      dropping: keys,
      to: MemoryPressure.events,
      responded: responded,
      fileID: fileID,
      line: line
    )
  }

  /// Releases memory when a sequence reports a shortage.
  ///
  /// - Parameters:
  ///   - keys: the keys to reset at the critical level, with the instances built from them.
  ///   - events: the levels to respond to; the response ends with the sequence, or with its first
  ///     error.
  ///   - responded: receives the report of what was removed, after each response.
  /// - Returns: the response, which can be cancelled.
  @discardableResult
  public func respondToMemoryPressure<Events: AsyncSequence & Sendable>(
    dropping keys: [Key] = [],
    to events: Events,
    responded: @escaping @Sendable (MemoryPressure, PurgeReport) -> Void = { _, _ in },
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> MemoryPressureObserver where Events.Element == MemoryPressure {
    let site = SourceSite(fileID: fileID, line: line)
    // Detached: the caller's task and its task-local values do not concern it.
    let task = Task.detached { [weak self] in
      do {
        for try await pressure in events {
          guard let report = self?.respond(to: pressure, dropping: keys, at: site) else { return }
          responded(pressure, report)
        }
      } catch {
        return
      }
    }
    return MemoryPressureObserver(task)
  }

  /// Releases memory when the system runs short of it; each type stands for its unnamed key.
  ///
  /// ```swift
  /// container.respondToMemoryPressure(dropping: [SeatMapCache.self])
  /// ```
  ///
  /// - Parameters:
  ///   - types: the types to reset at the critical level, with the instances built from them.
  ///   - responded: receives the report of what was removed, after each response.
  /// - Returns: the response, which can be cancelled.
  @_disfavoredOverload  // an empty list selects the overload for keys
  @discardableResult
  public func respondToMemoryPressure(
    dropping types: [any Any.Type],
    responded: @escaping @Sendable (MemoryPressure, PurgeReport) -> Void = { _, _ in },
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> MemoryPressureObserver {
    respondToMemoryPressure(
      dropping: types.map { Key($0) },
      responded: responded,
      fileID: fileID,
      line: line
    )
  }

  /// Releases memory when a sequence reports a shortage; each type stands for its unnamed key.
  ///
  /// - Parameters:
  ///   - types: the types to reset at the critical level, with the instances built from them.
  ///   - events: the levels to respond to; the response ends with the sequence, or with its first
  ///     error.
  ///   - responded: receives the report of what was removed, after each response.
  /// - Returns: the response, which can be cancelled.
  @_disfavoredOverload
  @discardableResult
  public func respondToMemoryPressure<Events: AsyncSequence & Sendable>(
    dropping types: [any Any.Type],
    to events: Events,
    responded: @escaping @Sendable (MemoryPressure, PurgeReport) -> Void = { _, _ in },
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> MemoryPressureObserver where Events.Element == MemoryPressure {
    respondToMemoryPressure(
      dropping: types.map { Key($0) },
      to: events,
      responded: responded,
      fileID: fileID,
      line: line
    )
  }

  private func respond(
    to pressure: MemoryPressure,
    dropping keys: [Key],
    at site: SourceSite
  ) -> PurgeReport? {
    guard !isClosed, !Task.isCancelled else { return nil }
    guard pressure > .normal else { return PurgeReport(releasedWeakInstances: [], resetKeys: []) }
    // Reset first: the reset may release the last reference to a weak instance.
    let reset = pressure == .critical ? reset(only: keys, at: site) : []
    return PurgeReport(releasedWeakInstances: purgeReleasedInstances(), resetKeys: reset)
  }
}
