/// A double of the toolkit with state besides its members, which a reset restores with them.
protocol RestoringDouble: TestDouble {
  /// Restores the state that the double was made with.
  func resetState()
}
