/// What was registered in one container of a test, for the question whether it was of any use.
///
/// Containers without a sink have none. It outlives its container, and holds no instance.
package final class OverrideLedger: Sendable {
  private struct State {
    var marks: [OverrideMark] = []
    var isConfiguring = false
    /// How many of them were judged.
    var judged = 0
    var settings: (any Sendable)?
  }

  private let state = Lock(State())

  /// In the order in which they were made.
  package var marks: [OverrideMark] { state.withLock(\.marks) }

  /// Those that nobody has judged yet; he who asks does.
  ///
  /// Only now is it asked which of them were replaced: registering is what every test does.
  ///
  /// - Complexity: O(n) in their number.
  package func takeUnjudged() -> ArraySlice<OverrideMark> {
    let marks = state.withLock { state in
      defer { state.judged = state.marks.count }
      return state.marks[state.judged...]
    }
    Self.noteReplaced(marks)
    return marks
  }

  private static func noteReplaced(_ marks: ArraySlice<OverrideMark>) {
    // Comparing a few keys takes less than hashing them.
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

  /// What the toolkit has to remember about the container; forks take it over.
  package var settings: (any Sendable)? {
    get { state.withLock(\.settings) }
    set {
      let old = state.withLock { state in
        defer { state.settings = newValue }
        return state.settings
      }
      extendLifetime(old)  // released here, outside the lock
    }
  }

  /// What is registered until ``endConfiguring()`` is made by a closure for that purpose.
  package func beginConfiguring() { state.withLock { $0.isConfiguring = true } }

  package func endConfiguring() { state.withLock { $0.isConfiguring = false } }

  func mark(_ record: RegistrationRecord, batch: UInt64?) -> OverrideMark {
    OverrideMark(
      key: record.key,
      site: record.site.site,
      isFromClosure: state.withLock(\.isConfiguring),
      batch: batch
    )
  }

  func add(_ mark: OverrideMark) {
    state.withLock { state in
      // Room for those of a usual test at once.
      if state.marks.isEmpty { state.marks.reserveCapacity(12) }
      state.marks.append(mark)
    }
  }
}

/// A block of overrides that has come to its end without an error.
package struct OverrideBlock: Sendable {
  package let overrides: OverrideLedger
  /// ``Container/label``.
  package let label: String?
  /// ``Container/identity``.
  package let container: UInt64
  /// Whether something that was made in the block keeps its container and may still ask it.
  package let isHeld: Bool
}
