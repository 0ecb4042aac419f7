import Synchronization
import Understudy

extension Stub {
  /// A rule without its answer yet, as `when(_:)` returns it.
  ///
  /// ```swift
  /// seats.reserving.when(Seat(row: "A", number: 1)).returns(true)
  /// seats.reserving.when { $0.row == "B" }.answers { $0.number < 10 }
  /// ```
  ///
  /// Each of its methods adds a rule, so it may be stored and completed twice: the later rule
  /// answers first.
  public struct Answer: Sendable {
    let stub: Stub
    let pattern: ArgumentPattern<Arguments>
    let site: SourceSite

    /// Answers each matching call with the value, or the matching calls with the values in turn.
    ///
    /// ```swift
    /// gateway.charging.when(.any, "42").returns(Receipt(id: "1"), Receipt(id: "2"))
    /// ```
    ///
    /// After the last of several values the rule no longer answers.
    ///
    /// - Parameters:
    ///   - output: the result of every matching call, or of the first one.
    ///   - more: the results of the following matching calls.
    public func returns(_ output: Output, _ more: Output...) {
      add(State.Supply(.value(output), more.map { .value($0) }))
    }

    /// Answers each matching call with the error.
    ///
    /// ```swift
    /// gateway.charging.when(.any, "42").throws(.declined)
    /// ```
    ///
    /// - Parameter error: the error that those calls throw.
    public func `throws`(_ error: Failure) {
      add(State.Supply(.failure(error)))
    }

    /// Answers each matching call with the closure's result for its arguments.
    ///
    /// ```swift
    /// seats.reserving.when { $0.row == "B" }.answers { $0.number < 10 }
    /// ```
    ///
    /// - Parameter answer: makes the answer, outside the member's lock, on the caller's thread.
    public func answers(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output) {
      add(State.Supply(.compute(answer)))
    }

    /// Answers each matching call with the closure's result for its arguments; the closure may
    /// suspend.
    ///
    /// ```swift
    /// seats.reserving.when { $0.row == "B" }.answers { await theatre.isFree($0) }
    /// ```
    ///
    /// Only async members can use such an answer; a synchronous one fails the test and says so.
    ///
    /// - Parameter answer: makes the answer, outside the member's lock, on the caller's actor.
    public func answers(_ answer: @escaping @Sendable (Arguments) async throws(Failure) -> Output) {
      add(State.Supply(.computeAsync(answer)))
    }

    /// Answers each matching call with the given answer, or the matching calls with the answers in
    /// turn.
    ///
    /// ```swift
    /// gateway.charging.when(.any, "42").replies(.throws(.offline), .returns(receipt))
    /// ```
    ///
    /// - Parameters:
    ///   - reply: the answer for every matching call, or for the first one.
    ///   - more: the answers for the following matching calls.
    ///   - looping: whether the first answer follows the last one; otherwise the rule no longer
    ///     answers.
    public func replies(_ reply: Reply, _ more: Reply..., looping: Bool = false) {
      add(State.Supply(([reply] + more).map { ($0.kind, $0.count) }, looping: looping))
    }

    private func add(_ supply: State.Supply) {
      stub.reportEndedGates(of: supply, at: site)
      stub.state.withLock { $0.add(supply, when: pattern, at: site) }
    }
  }
}
