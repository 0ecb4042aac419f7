import Synchronization

/// The container of the process, which only a bootstrap sets.
enum ProcessDefault {
  private struct State {
    var published: Container?
    var isConfiguring = false
  }

  private static let state = Lock(State())

  static var container: Container? { state.withLock(\.published) }

  /// Reserves the right to publish, for one caller at a time.
  static func begin(replacing: Bool, at site: SourceSite) throws(ContainerError) {
    let refusal: String?? = state.withLock { state in
      if state.isConfiguring { return .some(nil) }
      if let published = state.published, !replacing {
        return .some(published.label ?? "unlabelled")
      }
      state.isConfiguring = true
      return .none
    }
    if let refusal {
      throw .bootstrapRefused(.init(key: nil, container: refusal, resolvedAt: site))
    }
  }

  static func publish(_ container: Container) {
    let old = state.withLock { state in
      let old = state.published
      state = State(published: container)
      return old
    }
    _ = old  // released here, outside the lock
  }

  static func giveUp() { state.withLock { $0.isConfiguring = false } }
}

extension Container {
  /// Whether this is the container of the process.
  var isProcessDefault: Bool { ProcessDefault.container === self }
}
