/// A process that ran tests.
package struct SuiteProcess: Sendable, Equatable {
  /// Its identifier, a UUID in lower case.
  package var identifier: String
  /// When it started, as ISO 8601.
  package var started: String?
  package var executable: String?
  package var number: Int?
  /// Its shard, such as `2/4`.
  package var shard: String?
  package var package: String?
  /// When it ended, in seconds since its start; `nil` if it died.
  package var ended: Double?
  /// The tests that had begun and not ended when its file ended.
  package var running: [String] = []

  package init(_ identifier: String) { self.identifier = identifier }

  /// Whether it did not come to its end.
  package var hasDied: Bool { ended == nil }

  /// What people call it: its program, its number and its shard.
  package var name: String {
    var parts = [executable ?? "process"]
    if let number { parts.append("\(number)") }
    if let shard { parts.append("(shard \(shard))") }
    return parts.joined(separator: " ")
  }
}
