import Understudy

// The number of times without its label, as `verify` takes it: `called(2)` is `called(times: 2)`.
extension Stub {
  /// Waits until the member was called so often, and returns the calls.
  ///
  /// ```swift
  /// await gateway.charging.called(2)
  /// await gateway.charging.called(.once) { $0.card == "42" }
  /// ```
  @discardableResult
  public func called(
    _ times: Times,
    within limit: Duration = .seconds(5),
    clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    where predicate: (@Sendable (Arguments) -> Bool)? = nil
  ) async -> [Call<Arguments>] {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let pattern = predicate.map { ArgumentPattern.accepted(by: $0, at: site) } ?? .anything
    return await called(times: times, pattern, within: limit, clock, at: site)
  }

  /// Waits until the member was called so often with arguments that match, and returns the calls.
  ///
  /// ```swift
  /// await gateway.charging.called(2, with: .any, "42")
  /// ```
  @_disfavoredOverload
  @discardableResult
  public func called(
    _ times: Times,
    with first: Matcher,
    _ more: Matcher...,
    within limit: Duration = .seconds(5),
    clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> [Call<Arguments>] {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let pattern = pattern([first] + more, at: site)
    if pattern.isMisuse { return [] }
    return await called(times: times, pattern, within: limit, clock, at: site)
  }

  /// Waits until the member was called so often with exactly these arguments, and returns the calls.
  ///
  /// ```swift
  /// await seats.reserving.called(2, with: seat)
  /// ```
  @_disfavoredOverload
  @discardableResult
  public func called(
    _ times: Times,
    with arguments: Arguments,
    within limit: Duration = .seconds(5),
    clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> [Call<Arguments>] where Arguments: Equatable {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return await called(times: times, .equal(to: arguments), within: limit, clock, at: site)
  }
}
