import Understudy

/// The counters requested from a metrics system, each once, up to a limit.
///
/// Invariants: `admitted.count <= max(0, keyLimit)`; a key that is in `handles` is admitted.
struct SeriesTable<Handle: Sendable>: Sendable {
  /// The quantity that one counter counts.
  enum Series: Hashable, Sendable {
    /// Resolves of a key with that outcome; without a key, those of all keys that were not
    /// admitted.
    case resolutions(Key?, Outcome)
    case failures(ContainerError.Kind)
  }

  /// ``ResolveOutcome`` without the kind of a failure, spelled as the dimension's value.
  enum Outcome: String, Hashable, Sendable {
    case hit, built, failed
  }

  let keyLimit: Int
  private var admitted: Set<Key> = []
  private var handles: [Series: Handle] = [:]

  /// - Parameter keyLimit: the number of keys with counters of their own.
  init(keyLimit: Int) { self.keyLimit = keyLimit }

  /// Returns the counter to use, admitting the key if there is room.
  ///
  /// - Returns: the series, which is that of all others if there is no room; and its handle, `nil`
  ///   if it has to be made.
  mutating func find(_ wanted: Series) -> (series: Series, handle: Handle?) {
    let series = admit(wanted)
    return (series, handles[series])
  }

  /// Keeps a handle, unless another thread has set one.
  ///
  /// - Returns: the handle that is kept.
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
