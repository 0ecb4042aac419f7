/// Tracks the registrations made in one container of a test, to report those that were not used.
///
/// Containers without a host have none. It may outlive its container, and holds no instance.
package final class OverrideUsage: Sendable {
  private struct State {
    var marks: [RegistrationUsage] = []
    var isConfiguring = false
    /// The number of overrides evaluated so far.
    var judged = 0
    var settings: (any Sendable)?
  }

  private let lock = LockWord()
  // In place, and not in a `Lock`: a test makes many containers.
  @exclusivity(unchecked)
  nonisolated(unsafe) private var state = State()  // under `lock`

  /// Reads or changes the state; no user code may run in `body`.
  private func withState<Result>(_ body: (inout State) -> Result) -> Result {
    lock.withLock { body(&state) }
  }

  /// The marks, in the order in which they were made.
  package var marks: [RegistrationUsage] { withState(\.marks) }

  /// Removes and returns the overrides not yet evaluated.
  ///
  /// Replacements are determined only here, because every test registers.
  ///
  /// - Complexity: O(n) in their number.
  package func takeUnjudged() -> ArraySlice<RegistrationUsage> {
    let marks = withState { state in
      defer { state.judged = state.marks.count }
      return state.marks[state.judged...]
    }
    Self.noteReplaced(marks)
    return marks
  }

  /// The marks, evaluated or not, with replacements determined.
  ///
  /// - Complexity: O(n) in their number.
  package var resolvedMarks: [RegistrationUsage] {
    let marks = marks
    Self.noteReplaced(marks[...])
    return marks
  }

  private static func noteReplaced(_ marks: ArraySlice<RegistrationUsage>) {
    // Comparing a few keys is faster than hashing them.
    if marks.count <= 32 {
      for index in marks.indices {
        let mark = marks[index]
        for later in marks.indices[(index + 1)...] where marks[later].key.bits == mark.key.bits {
          if marks[later].key == mark.key { mark.replace() }
        }
      }
    } else {
      var later = Set<Key>(minimumCapacity: marks.count)
      for mark in marks.reversed() where !later.insert(mark.key).inserted { mark.replace() }
    }
  }

  /// What the toolkit stores for the container; forks inherit it.
  package var settings: (any Sendable)? {
    get { withState(\.settings) }
    set {
      let old = withState { state in
        defer { state.settings = newValue }
        return state.settings
      }
      extendLifetime(old)  // released here, outside the lock
    }
  }

  /// Marks what is registered until ``endConfiguring()`` as registered by a configuration closure.
  package func beginConfiguring() { withState { $0.isConfiguring = true } }

  package func endConfiguring() { withState { $0.isConfiguring = false } }

  func mark(_ record: RegistrationRecord, batch: UInt64?) -> RegistrationUsage {
    RegistrationUsage(
      key: record.key,
      site: record.site.site,
      isFromClosure: withState(\.isConfiguring),
      batch: batch
    )
  }

  func add(_ mark: RegistrationUsage) {
    withState { state in
      // Room for those of a usual test at once.
      if state.marks.isEmpty { state.marks.reserveCapacity(12) }
      state.marks.append(mark)
    }
  }
}

/// A block of overrides that has ended without an error.
package struct OverrideBlock: Sendable {
  package let overrides: OverrideUsage
  /// ``Container/label``.
  package let label: String?
  /// ``Container/identity``.
  package let container: UInt64
  /// Whether something made in the block keeps its container and may still resolve from it.
  package let isHeld: Bool
}
