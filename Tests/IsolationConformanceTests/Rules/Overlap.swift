/// Two cases that run at the same time, where the framework runs such; one is over when the other
/// goes on.
struct Overlap: Sendable {
  /// What both do.
  ///
  /// - Parameter meanwhile: in the one that begins first, runs the other from its beginning to its
  ///   end; in the other it does nothing.
  let body:
    @Sendable (_ findings: Findings, _ meanwhile: @Sendable () async -> Void) async throws -> Void
}
