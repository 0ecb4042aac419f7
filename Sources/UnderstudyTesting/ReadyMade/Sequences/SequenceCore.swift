import Understudy

/// A manual sequence without its face, which its consumers share.
final class SequenceCore<Element: Sendable, Failure: Error>: Sendable {
  typealias Handle = CheckedContinuation<SequenceDelivery<Element, Failure>, Never>
  typealias State = SequenceState<Element, Failure, Handle, CheckedContinuation<WaitEnd, Never>>

  let name: String
  let state = Lock(State())
  private let isEndedByTest = Lock(false)

  init(_ name: String) { self.name = name }

  var text: SequenceText { SequenceText(name) }

  /// Changes the state, or records that the sequence has ended already.
  func change(
    _ member: String,
    at site: SourceSite,
    _ body: (inout State) -> State.Resumptions?
  ) {
    if let resumptions = state.withLock(body) { return resume(resumptions) }
    let isOfEndedTest = isEndedByTest.withLock { $0 }
    // Code that has outlived the test gets no reports; another test does.
    if isOfEndedTest, Container.override?.host?.isOver != false { return }
    let issue = isOfEndedTest ? text.endedWithTest(before: member) : text.ended(before: member)
    NearestHost.record(ContainerIssue(issue, at: site))
  }

  func finish() {
    if let resumptions = state.withLock({ $0.end(.finished) }) { resume(resumptions) }
  }

  func endWithTest() {
    isEndedByTest.withLock { $0 = true }
    finish()
  }

  func resume(_ resumptions: State.Resumptions) {
    for (handle, delivery) in resumptions.consumers { handle.resume(returning: delivery) }
    resumptions.waiters.resume()
  }
}

extension SequenceCore: WaitListOwner {
  func withWaits<Result>(_ body: (inout TaskWaitList) -> Result) -> Result {
    state.withLock { body(&$0.waits) }
  }

  /// Suspends until the condition holds or the limit has passed.
  func wait(
    for condition: SequenceCondition,
    within limit: Duration,
    on clock: any Clock<Duration>
  ) async -> WaitEnd {
    guard let id = state.withLock({ $0.wait(for: condition) }) else { return .satisfied }
    defer { state.withLock { $0.forget(id) } }
    let stillness = ClockStillness(of: clock, atMost: Container.override.waitLimitOfTest)
    return await wait(id, atMost: limit, on: clock, or: stillness)
  }
}
