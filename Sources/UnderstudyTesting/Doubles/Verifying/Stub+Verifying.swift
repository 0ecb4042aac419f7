import Understudy

extension Stub {
  /// Fails the test if the member was not called so often, whatever the arguments.
  ///
  /// ```swift
  /// gateway.charging.verify()        // exactly once
  /// gateway.charging.verify(.never)
  /// gateway.charging.verify(1...3)
  /// let calls = gateway.charging.verify(.atLeast(2))
  /// ```
  ///
  /// The failure stands at this line and lists the calls that were made. The code after it goes on.
  ///
  /// - Parameter times: how often.
  /// - Returns: the calls, in order, with their arguments as typed. They count as verified.
  /// - Complexity: O(*n*) for *n* calls.
  @discardableResult
  public func verify(
    _ times: Times = 1,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> [Call<Arguments>] {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return verify(times, .anything, at: site) { _ in true }
  }

  /// Fails the test if the member was not called so often with arguments that match.
  ///
  /// ```swift
  /// gateway.charging.verify(with: .any, "42")
  /// gateway.charging.verify(2, with: .atLeast(Money(cents: 100)), .hasPrefix("4"))
  /// ```
  ///
  /// The failure stands at this line and lists the calls that were made, those nearest to what was
  /// expected first, with the arguments marked that differ.
  ///
  /// - Parameters:
  ///   - times: how often.
  ///   - first: what the first argument has to be like.
  ///   - more: what the others have to be like, in their order; one matcher for each argument.
  /// - Returns: the calls that match, in order, typed. They count as verified.
  /// - Complexity: O(*n*) for *n* calls.
  // Beside trailing closures the compiler could not say what is wrong with those.
  @_disfavoredOverload
  @discardableResult
  public func verify(
    _ times: Times = 1,
    with first: Matcher,
    _ more: Matcher...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> [Call<Arguments>] {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return verify(times, pattern([first] + more, at: site), at: site)
  }

  /// Fails the test if the member was not called so often with exactly these arguments.
  ///
  /// ```swift
  /// seats.reserving.verify(with: Seat(row: "A", number: 1))
  /// ```
  ///
  /// Tuples are not `Equatable`: verify members with several arguments by matchers or a closure.
  ///
  /// - Parameters:
  ///   - times: how often.
  ///   - arguments: what a call's arguments have to be equal to.
  /// - Returns: the calls that match, in order, typed. They count as verified.
  /// - Complexity: O(*n*) for *n* calls.
  // Beside trailing closures the compiler could not say what is wrong with those.
  @_disfavoredOverload
  @discardableResult
  public func verify(
    _ times: Times = 1,
    with arguments: Arguments,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> [Call<Arguments>] where Arguments: Equatable {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return verify(times, .equal(to: arguments), at: site)
  }

  /// Fails the test if the member was not called so often with arguments that the closure accepts.
  ///
  /// ```swift
  /// gateway.charging.verify(2) { $0.amount.cents > 10_000 && $0.card == "42" }
  /// ```
  ///
  /// A failure cannot say which argument was wrong; matchers can.
  ///
  /// - Parameters:
  ///   - times: how often.
  ///   - predicate: whether a call with these arguments counts. It runs here, once for each call.
  /// - Returns: the calls that count, in order, typed. They count as verified.
  /// - Complexity: O(*n*) for *n* calls.
  @discardableResult
  public func verify(
    _ times: Times = 1,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    where predicate: (Arguments) -> Bool
  ) -> [Call<Arguments>] {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    // The pattern is there for the text; the closure need not outlive this call.
    return verify(times, .accepted(by: { _ in false }, at: site), at: site, predicate)
  }

  func verify(
    _ times: Times,
    _ pattern: ArgumentPattern<Arguments>,
    at site: SourceSite
  ) -> [Call<Arguments>] {
    verify(times, pattern, at: site, pattern.matches)
  }

  private func verify(
    _ times: Times,
    _ pattern: ArgumentPattern<Arguments>,
    at site: SourceSite,
    _ matches: (Arguments) -> Bool
  ) -> [Call<Arguments>] {
    let (calls, forgotten) = state.withLock { ($0.calls, $0.forgotten) }
    let verdicts = calls.map { matches($0.arguments) }
    let matching = zip(calls, verdicts).filter(\.1).map(\.0)
    settle(matching, pattern)
    // Matchers that do not fit are reported already.
    if pattern.isMisuse || times.includes(matching.count) { return matching }
    let text = VerificationText(
      member: name,
      pattern: pattern,
      times: times,
      calls: calls,
      matches: verdicts,
      forgotten: forgotten
    )
    record(ContainerIssue(text.description, at: site))
    return matching
  }

  /// Notes that a verification has matched the calls, and gives them to the captors.
  func settle(_ calls: [Call<Arguments>], _ pattern: ArgumentPattern<Arguments>) {
    markVerified(calls)
    for call in calls { pattern.capture(call.arguments) }
  }
}
