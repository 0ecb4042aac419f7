package import Understudy

/// How a resolve ended, for those who count.
package enum ResolveOutcome: Hashable, Sendable {
  /// It was there.
  case hit
  /// It was built for this resolve, or this resolve waited for the build.
  case built
  case failed(ContainerError.Kind)
}

extension ContainerEvent {
  /// How a resolve ended; `nil` for an event that is none, and for a resolve that was cancelled.
  package var resolveOutcome: ResolveOutcome? {
    switch kind {
    case .resolved(let cacheHit): cacheHit ? .hit : .built
    // Synchronous code learns of a cancellation in this way; asynchronous code is told by an error
    // that is no event.
    case .failed(let error) where error.underlying is CancellationError: nil
    case .failed(let error): .failed(error.kind)
    default: nil
    }
  }
}
