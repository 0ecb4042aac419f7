package import BoxOffice

/// The house behind the window: one that is open, or one that is still starting.
package protocol WindowHouse: Sendable {
  /// Serves one request.
  func answer(_ matter: WindowRequest.Matter, for customer: Customer?) async -> WindowAnswer

  /// How the house is, for those who watch over it.
  func health() async -> WindowAnswer

  /// Starts the house again after its start has failed.
  func restart() async -> WindowAnswer
}
