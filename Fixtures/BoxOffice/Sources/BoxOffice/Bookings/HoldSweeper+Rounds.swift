import Understudy

extension HoldSweeper {
  /// Sweeps at each stroke of a bell until it falls silent or the task is cancelled.
  ///
  /// The task is nobody's child: it goes on when the window that started it has closed. A sweep that
  /// fails is made up for by the next one.
  ///
  /// - Returns: the task, whose value is how many holds were ended.
  package static func rounds(
    at bell: AsyncStream<Void>
  ) -> Task<Int, any Error> {
    Container.current.detached(priority: .background) {
      let sweeper = try await Container.current.resolve(HoldSweeper.self)
      var ended = 0
      for await _ in bell { ended += (try? await sweeper.sweep().count) ?? 0 }
      return ended
    }
  }
}
