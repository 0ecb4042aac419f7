import Understudy

extension MemberCalls {
  /// These calls so far, in order, with their typed arguments.
  ///
  /// ```swift
  /// #expect(gateway.on.charge().calls.map(\.card) == ["42", "43"])
  /// ```
  ///
  /// Reading them counts as checking them: at the end of the test they are not reported as unverified.
  ///
  /// - Complexity: O(number of the member's calls).
  public var calls: [Call<Arguments>] {
    if pattern.isAnything { return member.calls }
    let calls = member.storedCalls.filter { pattern.matches($0.arguments) }
    member.markVerified(calls)
    return calls
  }

  /// The number of these calls so far.
  ///
  /// ```swift
  /// #expect(gateway.on.charge(card: "42").callCount == 2)
  /// ```
  public var callCount: Int { calls.count }

  /// Whether one of these calls was made.
  ///
  /// ```swift
  /// #expect(!gateway.on.refund().wasCalled)
  /// ```
  public var wasCalled: Bool { !calls.isEmpty }

  /// The first of these calls; `nil` if there is none.
  ///
  /// ```swift
  /// #expect(gateway.on.charge().firstCall?.card == "42")
  /// ```
  public var firstCall: Call<Arguments>? { calls.first }

  /// The latest of these calls; `nil` if there is none.
  ///
  /// ```swift
  /// #expect(gateway.on.charge().lastCall?.card == "43")
  /// ```
  public var lastCall: Call<Arguments>? { calls.last }

  /// Fails the test if there were not this many of these calls.
  ///
  /// ```swift
  /// gateway.on.charge(.any, card: "42").verify()
  /// gateway.on.charge(card: .hasPrefix("4")).verify(2)
  /// gateway.on.refund().verify(.never)
  /// ```
  ///
  /// The failure is reported at this line and lists the calls that were made, closest match first, with
  /// the differing arguments marked.
  ///
  /// - Parameter times: the expected number of calls.
  /// - Returns: the calls, in order, typed. They count as verified.
  /// - Complexity: O(*n*) for *n* calls of the member.
  @discardableResult
  public func verify(
    _ times: Times = 1,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> [Call<Arguments>] {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return member.verify(times, pattern, at: site)
  }

  /// Waits until there are this many of these calls, and returns them. The call itself ends the wait,
  /// without polling.
  ///
  /// ```swift
  /// office.sellInBackground(seat)
  /// await gateway.on.charge(card: "42").called()
  /// ```
  ///
  /// See ``Stub/called(_:within:clock:fileID:filePath:line:column:where:)`` for the rest.
  ///
  /// - Parameters:
  ///   - times: the number of calls to wait for; by default at least one.
  ///   - limit: how long to wait, at most.
  ///   - clock: the clock that measures the limit.
  /// - Returns: the calls, in order, typed; they count as verified.
  @discardableResult
  public func called(
    _ times: Times = .atLeast(1),
    within limit: Duration = .seconds(5),
    clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> [Call<Arguments>] {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return await member.calls(times, pattern, within: limit, clock, at: site)
  }

  /// Waits for the whole time, and fails the test if one of these calls is made meanwhile.
  ///
  /// ```swift
  /// await gateway.on.charge().never(within: .milliseconds(50))
  /// ```
  ///
  /// A call, even an earlier one, fails it at once.
  ///
  /// - Parameters:
  ///   - limit: how long to wait.
  ///   - clock: the clock that measures the limit.
  public func never(
    within limit: Duration,
    clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    _ = await member.calls(.never, pattern, within: limit, clock, at: site)
  }
}
