import Understudy

extension Stub {
  /// An answer as a value: for sequences of different kinds of answers, or for an answer after a
  /// pause.
  ///
  /// ```swift
  /// gateway.charging.replies(.throws(.offline), .returns(receipt))
  /// gateway.charging.replies(.returns(receipt).delayed(by: .seconds(2), on: clock))
  /// gateway.charging.when { $0.card == "slow" }.replies(.hangs())
  /// ```
  public struct Reply: @unchecked Sendable {  // What it holds is the test's own, and never changes.
    let kind: State.Reply
    /// The number of calls that receive it; if `nil`, one call in a sequence, and every call if it
    /// is alone.
    private(set) var count: Int?

    init(kind: State.Reply) { self.kind = kind }

    /// Returns the value.
    ///
    /// ```swift
    /// gateway.charging.replies(.throws(.offline), .returns(receipt))
    /// ```
    ///
    /// - Parameter output: the result of the call.
    public static func returns(_ output: Output) -> Reply { Reply(kind: .value(output)) }

    /// Throws the error.
    ///
    /// ```swift
    /// gateway.charging.replies(.throws(.offline), .throws(.declined))
    /// ```
    ///
    /// - Parameter error: the error of the call.
    public static func `throws`(_ error: Failure) -> Reply { Reply(kind: .failure(error)) }

    /// Returns or throws the closure's result for the arguments.
    ///
    /// ```swift
    /// seats.reserving.replies(.returns(true), .answers { $0.row == "B" })
    /// ```
    ///
    /// - Parameter answer: makes the answer, outside the member's lock, on the caller's thread.
    public static func answers(
      _ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output
    ) -> Reply {
      Reply(kind: .compute(answer))
    }

    /// Returns or throws the closure's result for the arguments; the closure may suspend.
    ///
    /// ```swift
    /// seats.reserving.replies(.returns(true), .answers { await theatre.isFree($0) })
    /// ```
    ///
    /// Only async members can use such an answer; a synchronous one fails the test and says so.
    ///
    /// - Parameter answer: makes the answer, outside the member's lock, on the caller's actor.
    public static func answers(
      _ answer: @escaping @Sendable (Arguments) async throws(Failure) -> Output
    ) -> Reply {
      Reply(kind: .computeAsync(answer))
    }

    /// Gives this answer to a number of calls.
    ///
    /// ```swift
    /// gateway.charging.replies(.throws(.offline).times(2), .returns(receipt))
    /// gateway.charging.when { _ in true }.replies(.throws(.offline).times(1))  // once, then as before
    /// gateway.charging.replies(.throws(.offline), .returns(receipt).times(.max))  // the last one repeats
    /// ```
    ///
    /// - Parameter count: the number of calls; none for 0 or less.
    public func times(_ count: Int) -> Reply {
      var reply = self
      reply.count = max(0, count)
      return reply
    }

    /// Passes the call on to the real implementation of a partial double.
    ///
    /// ```swift
    /// gateway.charging.replies(.throws(.offline), .real)  // fails once, then charges
    /// ```
    ///
    /// In a member that passes none to ``Stub/call(_:real:function:)``, the test fails and says so.
    public static var real: Reply { Reply(kind: .real) }

    /// Gives this answer once the call has passed a gate.
    ///
    /// ```swift
    /// let gate = Gate("charging")
    /// gateway.charging.replies(.returns(receipt).held(at: gate))
    /// await gate.waitForArrivals()  // a charge has begun, and waits
    /// gate.open()
    /// ```
    ///
    /// The answer is drawn when the call is made, so a sequence keeps its order. A call that is
    /// cancelled in the gate throws `CancellationError` if the member can, otherwise it gives the
    /// answer at once. A reset of the double ends the gate.
    ///
    /// - Parameter gate: the gate that the call waits in.
    public func held(at gate: Gate) -> Reply { after(.gate(gate)) }

    /// Gives this answer after a pause, measured by a clock.
    ///
    /// ```swift
    /// let clock = ManualClock()
    /// gateway.charging.replies(.returns(receipt).delayed(by: .seconds(2), on: clock))
    /// await clock.advance(by: .seconds(2))  // now the call returns
    /// ```
    ///
    /// The answer is drawn when the call is made, so a sequence keeps its order. A call that is
    /// cancelled during the pause throws `CancellationError` if the member can, otherwise it gives
    /// the answer at once.
    ///
    /// - Parameters:
    ///   - duration: how long the call waits; zero or less for no pause.
    ///   - clock: the clock that measures the pause, such as a ``ManualClock``.
    public func delayed(
      by duration: Duration,
      on clock: some Clock<Duration>
    ) -> Reply {
      guard duration > .zero else { return self }
      let sleep: @Sendable () -> StubPause.Sleep = {
        let deadline = clock.now.advanced(by: duration.bounded)
        return { try await clock.sleep(until: deadline, tolerance: nil) }
      }
      return after(.sleep(sleep))
    }

    private func after(_ pause: StubPause) -> Reply {
      var reply = Reply(kind: .paused(pause, kind))
      reply.count = count
      return reply
    }
  }
}

extension Stub.Reply {
  /// Blocks the call until its task is cancelled, or the double is reset; then gives an answer.
  ///
  /// After the wait limit of its container, 30 seconds unless set, the test fails and the call
  /// ends, too.
  ///
  /// ```swift
  /// gateway.charging.replies(.hangs(then: .throws(.offline)))
  /// ```
  ///
  /// - Parameter answer: the answer for the cancelled call, if its result is still used. A member
  ///   that can throw `CancellationError` throws that instead.
  public static func hangs(then answer: Stub.Reply) -> Stub.Reply { answer.held(at: Gate()) }
}

extension Stub.Reply {
  /// The answer for a cancelled call is unknown here: it has to be passed.
  @available(
    *,
    unavailable,
    message:
      "A cancelled call needs an answer here: hangs(then: .throws(…)) or hangs(then: .returns(…))."
  )
  public static func hangs() -> Stub.Reply { fatalError("unavailable") }
}

extension Stub.Reply where Output == Void {
  /// Blocks the call until its task is cancelled, or the double is reset.
  ///
  /// ```swift
  /// mailer.sends.replies(.hangs())
  /// ```
  public static func hangs() -> Stub.Reply { .hangs(then: .returns(())) }
}

extension Stub.Reply where Failure == any Error {
  /// Blocks the call until its task is cancelled, or the double is reset; then throws
  /// `CancellationError`.
  ///
  /// ```swift
  /// loader.loading.replies(.hangs())
  /// let load = Task { try await loader.load(7) }
  /// load.cancel()
  /// ```
  public static func hangs() -> Stub.Reply { .hangs(then: .throws(CancellationError())) }
}

extension Stub.Reply where Output == Void, Failure == any Error {
  /// Blocks the call until its task is cancelled, or the double is reset; then throws
  /// `CancellationError`.
  public static func hangs() -> Stub.Reply { .hangs(then: .throws(CancellationError())) }
}
