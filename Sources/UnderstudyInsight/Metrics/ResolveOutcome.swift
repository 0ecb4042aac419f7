package import Understudy

/// The outcome of a resolve, for metrics.
package enum ResolveOutcome: Hashable, Sendable {
  /// The instance existed.
  case hit
  /// The instance was built for this resolve, or this resolve waited for its build.
  case built
  case failed(ContainerError.Kind)
}

extension ContainerEvent {
  /// The outcome of the resolve; `nil` for an event that is none, and for a resolve that was
  /// cancelled.
  package var resolveOutcome: ResolveOutcome? {
    switch kind {
    case .resolved(let cacheHit): cacheHit ? .hit : .built
    // Synchronous code reports a cancellation in this way; asynchronous code throws an error that
    // is no event.
    case .failed(let error) where error.underlying is CancellationError: nil
    case .failed(let error): .failed(error.kind)
    default: nil
    }
  }
}
