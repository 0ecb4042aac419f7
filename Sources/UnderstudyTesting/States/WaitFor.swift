import Understudy

/// Waits until observable state has a value, and returns that value.
///
/// ```swift
/// desk.open(in: .background)
/// await waitFor(desk.phase, toEqual: .open)
/// ```
///
/// The expression is read at once, and again after each change of the `@Observable` state that it
/// reads. A change on another thread may come just after such a read, so each is followed by up to
/// four more, at increasing intervals. Only `@Observable` state ends a wait early: for a call use
/// `called(within:)` of the double. The wait has the caller's isolation, so that a test on the main
/// actor can wait for a model of the main actor.
///
/// If the limit passes first, the task is cancelled, or a clock other than the system's does not
/// advance for as long as the container's ``Understudy/Container/waitTimeout``, in real time, the
/// test fails at this line with the last value; the test continues after it.
///
/// - Parameters:
///   - state: the expression to read.
///   - expected: the value to wait for.
///   - limit: how long to wait, at most. A limit of real time is extended while the process is too
///     busy to run newly started tasks.
///   - clock: the clock that measures the limit, such as a ``ManualClock``.
/// - Returns: the last value read.
@discardableResult
public func waitFor<Value: Equatable>(
  _ state: @autoclosure () -> Value,
  toEqual expected: Value,
  within limit: Duration = .seconds(5),
  clock: any Clock<Duration> = ContinuousClock(),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async -> Value {
  let wait = StateWait(
    expectation: "to equal \(StateWait.text(of: expected))",
    limit: limit,
    clock: clock,
    site: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
  )
  return await wait.value(of: state) { $0 == expected }
}

/// Waits until observable state satisfies the closure, and returns its value.
///
/// ```swift
/// let seats = await waitFor(desk.freeSeats, within: .seconds(1)) { $0.count < 3 }
/// ```
///
/// See ``waitFor(_:toEqual:within:clock:fileID:filePath:line:column:)`` for the rest.
///
/// - Parameters:
///   - state: the expression to read.
///   - limit: how long to wait, at most.
///   - clock: the clock that measures the limit, such as a ``ManualClock``.
///   - predicate: returns whether a value ends the wait. It runs once for each value read.
/// - Returns: the last value read.
@discardableResult
public func waitFor<Value>(
  _ state: @autoclosure () -> Value,
  within limit: Duration = .seconds(5),
  clock: any Clock<Duration> = ContinuousClock(),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  until predicate: (Value) -> Bool
) async -> Value {
  let wait = StateWait(
    expectation: "to satisfy a condition",
    limit: limit,
    clock: clock,
    site: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
  )
  return await wait.value(of: state, until: predicate)
}
