/// What a purge removed.
///
/// ```swift
/// print(boxOffice.removeDeadEntries())  // Removed 2 released instances: Poster, SeatMap.
/// ```
public struct MaintenanceReport: Hashable, Sendable {
  /// The keys of the released weak instances, once for each instance, by name.
  public let deadEntries: [Key]
  /// The keys that were reset, in the order requested.
  public let resetKeys: [Key]

  package init(deadEntries: [Key], resetKeys: [Key] = []) {
    self.deadEntries = deadEntries.sortedByName
    self.resetKeys = resetKeys
  }
}

extension MaintenanceReport: CustomStringConvertible {
  /// The report in one line, with the keys.
  public var description: String {
    let instances = deadEntries.count == 1 ? "instance" : "instances"
    let dead = deadEntries.isEmpty ? "." : ": \(Self.list(deadEntries))."
    let reset = resetKeys.isEmpty ? "" : " Reset \(Self.list(resetKeys))."
    return "Removed \(deadEntries.count) released \(instances)\(dead)\(reset)"
  }

  private static func list(_ keys: [Key]) -> String {
    let shown = keys.prefix(10).map { "\($0)" }.joined(separator: ", ")
    return keys.count > 10 ? "\(shown) and \(keys.count - 10) more" : shown
  }
}
