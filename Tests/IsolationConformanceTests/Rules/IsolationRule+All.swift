extension IsolationRule {
  /// All rules there are. Every driver runs every one of them.
  ///
  /// The two frameworks differ in one, ``offTheTask``, which says how.
  static let all =
    containers + registrations + overrides + tasks + escapes + doubles + endings + failures
    + [storm]
}
