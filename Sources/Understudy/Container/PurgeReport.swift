/// What a purge removed.
///
/// ```swift
/// print(boxOffice.purgeReleasedInstances())  // Removed 2 released instances: Poster, SeatMap.
/// ```
public struct PurgeReport: Hashable, Sendable {
  /// The keys of the released weak instances, once for each instance, by name.
  public let releasedWeakInstances: [Key]
  /// The keys that were reset, in the order requested.
  public let resetKeys: [Key]

  package init(releasedWeakInstances: [Key], resetKeys: [Key] = []) {
    self.releasedWeakInstances = releasedWeakInstances.sortedByName
    self.resetKeys = resetKeys
  }
}

extension PurgeReport: CustomStringConvertible {
  /// The report in one line, with the keys.
  public var description: String {
    let instances = releasedWeakInstances.count == 1 ? "instance" : "instances"
    let names = releasedWeakInstances.isEmpty ? "." : ": \(Self.list(releasedWeakInstances))."
    let reset = resetKeys.isEmpty ? "" : " Reset \(Self.list(resetKeys))."
    return "Removed \(releasedWeakInstances.count) released \(instances)\(names)\(reset)"
  }

  private static func list(_ keys: [Key]) -> String {
    let shown = keys.prefix(10).map { "\($0)" }.joined(separator: ", ")
    return keys.count > 10 ? "\(shown) and \(keys.count - 10) more" : shown
  }
}
