/// How far the start of a house is.
package struct OpeningAnswer: Codable, Hashable, Sendable {
  /// `waiting`, `starting` or `failed`.
  package var status: String
  /// The number of modules that have started, while it is starting.
  package var started: Int?
  /// The number of all modules, while it is starting.
  package var modules: Int?
  /// Why it has failed.
  package var reason: String?

  package init(
    status: String,
    started: Int? = nil,
    modules: Int? = nil,
    reason: String? = nil
  ) {
    self.status = status
    self.started = started
    self.modules = modules
    self.reason = reason
  }
}
