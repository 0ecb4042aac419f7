extension Duration {
  /// The same, but not below zero and not above a hundred years.
  ///
  /// The clocks of the system trap on a time that is too far away for them to count.
  package var bounded: Duration { min(max(self, .zero), .seconds(100 * 365 * 86_400)) }
}
