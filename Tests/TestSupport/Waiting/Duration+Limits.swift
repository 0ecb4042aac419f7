extension Duration {
  /// How long the kit waits for what another part of the test does: as long as most suites may run.
  package static let patience = Duration.seconds(300)

  /// A limit that no test is about: a busy machine may take its time.
  package static let ample = Duration.seconds(600)
}
