import Understudy

extension Stub {
  /// Fails the test if the member was not called this often, whatever the arguments.
  ///
  /// ```swift
  /// gateway.charging.verify()        // exactly once
  /// gateway.charging.verify(.never)
  /// gateway.charging.verify(1...3)
  /// let calls = gateway.charging.verify(.atLeast(2))
  /// ```
  ///
  /// The failure is reported at this line and lists the calls that were made. The test continues
  /// after it.
  ///
  /// - Parameter times: the expected number of calls.
  /// - Returns: the calls, in order, with their typed arguments. They count as verified.
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

  /// Fails the test if the member was not called this often with matching arguments.
  ///
  /// ```swift
  /// gateway.charging.verify(with: .any, "42")
  /// gateway.charging.verify(2, with: .atLeast(Money(cents: 100)), .hasPrefix("4"))
  /// ```
  ///
  /// The failure is reported at this line and lists the calls that were made, closest match first,
  /// with the differing arguments marked.
  ///
  /// - Parameters:
  ///   - times: the expected number of calls.
  ///   - first: the matcher for the first argument.
  ///   - more: the matchers for the others, in their order; one for each argument.
  /// - Returns: the matching calls, in order, typed. They count as verified.
  /// - Complexity: O(*n*) for *n* calls.
  // If it also accepted trailing closures, the compiler could not report errors inside those.
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

  /// Fails the test if the member was not called this often with exactly these arguments.
  ///
  /// ```swift
  /// seats.reserving.verify(with: Seat(row: "A", number: 1))
  /// ```
  ///
  /// Tuples are not `Equatable`: verify members with several arguments by matchers or a closure.
  ///
  /// - Parameters:
  ///   - times: the expected number of calls.
  ///   - arguments: the arguments that a call's have to equal.
  /// - Returns: the matching calls, in order, typed. They count as verified.
  /// - Complexity: O(*n*) for *n* calls.
  // If it also accepted trailing closures, the compiler could not report errors inside those.
  @_disfavoredOverload
  @discardableResult
  public func verify(
    _ times: Times = 1,
    with arguments: Arguments,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> [Call<Arguments>] where Arguments: Equatable & SendableMetatype {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return verify(times, .equal(to: arguments), at: site)
  }

  /// Fails the test if the member was not called this often with arguments that the closure
  /// accepts.
  ///
  /// ```swift
  /// gateway.charging.verify(2) { $0.amount.cents > 10_000 && $0.card == "42" }
  /// ```
  ///
  /// A failure cannot name the argument that was wrong; matchers can.
  ///
  /// - Parameters:
  ///   - times: the expected number of calls.
  ///   - predicate: returns whether a call with these arguments counts. It runs here, once for each
  ///     call.
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
    // The pattern is only needed for the text; the closure need not outlive this call.
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
    if pattern.isMisuse || times.includes(matching.count) {
      if times.highest == 0 {
        reportUnregistered(at: site) { matches($0.arguments) }
      }
      return matching
    }
    let text = VerificationText(
      member: name,
      pattern: pattern,
      times: times,
      calls: calls,
      matches: verdicts,
      forgotten: forgotten
    )
    var issue = ContainerIssue(text.description, at: site)
    if text.isWithoutCalls {
      issue.add(unused: unusedRegistration, in: attachment.withLock(\.host))
      if name.hasSuffix(":\(origin.site.line)()") {
        issue.add(
          note:
            "\(name) stands for the stub declared at \(origin.site), which takes its member's name at the first call."
        )
      }
    }
    record(issue)
    return matching
  }

  /// Records that a verification has matched the calls, and passes them to the captors.
  func settle(_ calls: [Call<Arguments>], _ pattern: ArgumentPattern<Arguments>) {
    markVerified(calls)
    for call in calls { pattern.capture(call.arguments) }
  }
}
