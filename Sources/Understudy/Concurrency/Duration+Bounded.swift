extension Duration {
  /// The duration, limited to between zero and a hundred years.
  ///
  /// The system's clocks trap on a time that is too far away for them to represent.
  package var bounded: Duration { min(max(self, .zero), .seconds(100 * 365 * 86_400)) }
}
