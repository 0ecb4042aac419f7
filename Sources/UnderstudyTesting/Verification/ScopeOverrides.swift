import Understudy

/// The overrides of one test until they are verified, with the settings of its levels.
final class ScopeOverrides: Sendable {
  /// A container that closures of the test have filled.
  struct Layer: Sendable {
    let origin: OverrideOrigin
    let overrides: OverrideUsage
    let container: UInt64
    /// That of the layer around it, whose registrations and instances it shares.
    var around: OverrideUsage?
  }

  struct State {
    var test = VerificationSettings()
    var suite = VerificationSettings()
    /// The layers that are still to be verified, the outermost first.
    var layers: [Layer] = []
    /// All layers, verified or not.
    var known: [Layer] = []
    /// Blocks that are over while objects made in them are still held.
    var held: [OverrideBlock] = []
  }

  private let state = Lock(State())

  var current: State { state.withLock { $0 } }

  /// Removes and returns the state to verify.
  func take() -> State {
    state.withLock { state in
      defer { (state.layers, state.held) = ([], []) }
      return state
    }
  }

  func add(_ layer: Layer) {
    state.withLock { state in
      guard !state.layers.contains(where: { $0.overrides === layer.overrides }) else { return }
      state.layers.append(layer)
      guard !state.known.contains(where: { $0.overrides === layer.overrides }) else { return }
      state.known.append(layer)
    }
  }

  func hold(_ block: OverrideBlock) { state.withLock { $0.held.append(block) } }

  func set(_ settings: VerificationSettings, for extent: TestScope.Extent) {
    state.withLock { state in
      switch extent {
      case .test: state.test = settings.over(state.test)
      case .suite: state.suite = settings.over(state.suite)
      }
    }
  }
}

extension ScopeOverrides.State {
  /// Returns all levels, for a container with this ledger.
  func levels(_ overrides: OverrideUsage?) -> VerificationLevels {
    VerificationLevels(
      container: overrides.verification,
      test: test,
      suite: suite,
      process: ProcessVerification.current,
      isFiltered: ProcessVerification.isFiltered
    )
  }
}

extension OverrideUsage? {
  /// The verification settings of the container itself.
  var verification: VerificationSettings {
    self?.settings as? VerificationSettings ?? VerificationSettings()
  }
}
