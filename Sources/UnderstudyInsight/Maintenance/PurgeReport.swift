public import Understudy

/// The keys that a response to memory pressure removed.
///
/// ```swift
/// boxOffice.respondToMemoryPressure(dropping: [PosterCache.self]) { pressure, report in
///   print(pressure, report.releasedWeakInstances, report.resetKeys)
/// }
/// ```
public struct PurgeReport: Hashable, Sendable {
  /// The keys of the released weak instances, once for each instance, by name.
  public let releasedWeakInstances: [Key]
  /// The keys that were reset, in the order requested.
  public let resetKeys: [Key]
}
