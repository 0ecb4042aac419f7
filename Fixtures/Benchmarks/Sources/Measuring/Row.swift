/// One row of the table: it knows what it is called and how to measure itself.
///
/// ``Workload`` measures two bodies in turns; others count, or run another process. Whatever a row
/// measures ends as a ``Finding``:
///
/// ```swift
/// struct TraitRow: Row {
///   let name = "a case through the trait"
///   func measure() -> Finding {
///     let (empty, ours) = runBoth()  // microseconds a case, one a run
///     return Finding(name, in: .microseconds, limit: Spread(empty), ours: Spread(ours), reach: .atMost(15))
///   }
/// }
/// ```
public protocol Row: Sendable {
  /// What is done, as the table prints it.
  var name: String { get }

  /// Does it and tells; it may take seconds.
  func measure() -> Finding
}
