import Understudy

extension Stub {
  /// Starts a rule for the calls whose arguments the predicate accepts.
  ///
  /// ```swift
  /// gateway.charging.when { $0.amount.cents > 10_000 }.throws(.declined)
  /// ```
  ///
  /// Of several rules that match, the latest answers; once its sequence has run out, the previous
  /// one does. The predicate runs outside the member's lock, on the caller's thread.
  ///
  /// - Parameters:
  ///   - predicate: returns whether the rule applies to a call with these arguments.
  ///   - fileID: with `line`, the site of the rule that a failure reports.
  ///   - line: see `fileID`.
  /// - Returns: the answer to complete; only then is the rule added.
  public func when(
    _ predicate: @escaping @Sendable (Arguments) -> Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Answer {
    let site = SourceSite(fileID: fileID, line: line)
    return Answer(stub: self, pattern: .accepted(by: predicate, at: site), site: site)
  }

  /// Starts a rule for the calls with exactly these arguments.
  ///
  /// ```swift
  /// seats.reserving.when(Seat(row: "A", number: 1)).returns(true)
  /// ```
  ///
  /// Tuples are not `Equatable`: match members with several arguments by matchers or a closure.
  ///
  /// - Parameters:
  ///   - arguments: the arguments that a call's have to equal.
  ///   - fileID: with `line`, the site of the rule that a failure reports.
  ///   - line: see `fileID`.
  /// - Returns: the answer to complete; only then is the rule added.
  // If it also accepted trailing closures, the compiler could not report errors inside those.
  @_disfavoredOverload
  public func when(
    _ arguments: Arguments,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Answer where Arguments: Equatable & SendableMetatype {
    let site = SourceSite(fileID: fileID, line: line)
    return Answer(stub: self, pattern: .equal(to: arguments), site: site)
  }
}
