import Understudy

/// The counters that a metrics system was asked for, each once, and no more than there may be.
///
/// Invariants: `admitted.count <= max(0, keyLimit)`; a key that is in `handles` is admitted.
struct SeriesTable<Handle: Sendable>: Sendable {
  /// What one counter counts.
  enum Series: Hashable, Sendable {
    /// How often a key was resolved with that outcome; without a key, all that were not admitted.
    case resolutions(Key?, Outcome)
    case failures(ContainerError.Kind)
  }

  /// ``ResolveOutcome`` without the kind of a failure, as the dimension spells it.
  enum Outcome: String, Hashable, Sendable {
    case hit, built, failed
  }

  let keyLimit: Int
  private var admitted: Set<Key> = []
  private var handles: [Series: Handle] = [:]

  /// - Parameter keyLimit: how many keys have counters of their own.
  init(keyLimit: Int) { self.keyLimit = keyLimit }

  /// What to count into, admitting the key if there is room.
  ///
  /// - Returns: the series, which is that of all others if there is no room; and its handle, `nil`
  ///   if it has to be made.
  mutating func find(_ wanted: Series) -> (series: Series, handle: Handle?) {
    let series = admit(wanted)
    return (series, handles[series])
  }

  /// Keeps a handle, unless somebody else was faster.
  ///
  /// - Returns: the one that is kept.
  mutating func keep(_ handle: Handle, for series: Series) -> Handle {
    if let known = handles[series] { return known }
    handles[series] = handle
    return handle
  }

  private mutating func admit(_ series: Series) -> Series {
    guard case .resolutions(let key?, let outcome) = series, !admitted.contains(key) else {
      return series
    }
    guard admitted.count < keyLimit else { return .resolutions(nil, outcome) }
    admitted.insert(key)
    return series
  }
}
