public import Understudy

/// Stands for what a container does when memory is short.
///
/// Dropping it changes nothing; it goes with its container or with ``cancel()``.
public final class MemoryPressureResponse: Sendable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) { self.task = task }

  /// Ends it. What is being done at the moment is still done. Idempotent.
  public func cancel() { task.cancel() }
}

extension Container {
  /// Gives memory back when the system is short of it.
  ///
  /// At a warning ``removeDeadEntries()`` is called, and when it is critical, some keys are reset as
  /// well, with ``reset(only:fileID:line:)``: caches, whose contents come back when they are asked for.
  ///
  /// ```swift
  /// boxOffice.respondToMemoryPressure(dropping: [.of(PosterCache.self)])
  /// ```
  ///
  /// On Apple's platforms the system says when; elsewhere this does nothing, and an event stream of
  /// your own can be given instead. It ends with the container, which it does not hold.
  ///
  /// - Parameters:
  ///   - keys: what goes when it is critical, with what was built from it.
  ///   - responded: is told what was put away, after each time.
  /// - Returns: what ends it again.
  @discardableResult
  public func respondToMemoryPressure(
    dropping keys: [Key] = [],
    responded: @escaping @Sendable (MemoryPressure, MaintenanceReport) -> Void = { _, _ in },
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> MemoryPressureResponse {
    respondToMemoryPressure(
      dropping: keys,
      to: MemoryPressure.events,
      responded: responded,
      fileID: fileID,
      line: line
    )
  }

  /// Gives memory back when a sequence says that it is short.
  ///
  /// - Parameters:
  ///   - keys: what goes when it is critical, with what was built from it.
  ///   - events: when to do what; this ends with it, or with the first error.
  ///   - responded: is told what was put away, after each time.
  /// - Returns: what ends it again.
  @discardableResult
  public func respondToMemoryPressure<Events: AsyncSequence & Sendable>(
    dropping keys: [Key] = [],
    to events: Events,
    responded: @escaping @Sendable (MemoryPressure, MaintenanceReport) -> Void = { _, _ in },
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> MemoryPressureResponse where Events.Element == MemoryPressure {
    let site = SourceSite(fileID: fileID, line: line)
    // Detached: the caller's task, and what is current there, have nothing to do with it.
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
    return MemoryPressureResponse(task)
  }

  /// The same for types, each of which stands for its unnamed key.
  ///
  /// ```swift
  /// container.respondToMemoryPressure(dropping: [SeatMapCache.self])
  /// ```
  @_disfavoredOverload  // an empty list is one of keys
  @discardableResult
  public func respondToMemoryPressure(
    dropping types: [any Any.Type],
    responded: @escaping @Sendable (MemoryPressure, MaintenanceReport) -> Void = { _, _ in },
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> MemoryPressureResponse {
    respondToMemoryPressure(
      dropping: types.map { Key($0) },
      responded: responded,
      fileID: fileID,
      line: line
    )
  }

  /// The same for types and for signals of another kind.
  @_disfavoredOverload
  @discardableResult
  public func respondToMemoryPressure<Events: AsyncSequence & Sendable>(
    dropping types: [any Any.Type],
    to events: Events,
    responded: @escaping @Sendable (MemoryPressure, MaintenanceReport) -> Void = { _, _ in },
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> MemoryPressureResponse where Events.Element == MemoryPressure {
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
  ) -> MaintenanceReport? {
    guard !isClosed, !Task.isCancelled else { return nil }
    guard pressure > .normal else { return MaintenanceReport(deadEntries: []) }
    // First, as what goes now may have been the last to hold a weak instance.
    let reset = pressure == .critical ? reset(only: keys, at: site) : []
    return MaintenanceReport(deadEntries: removeDeadEntries().deadEntries, resetKeys: reset)
  }
}
