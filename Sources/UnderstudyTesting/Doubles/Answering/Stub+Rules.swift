import Understudy

extension Stub {
  /// Starts a rule for the calls whose arguments the predicate accepts.
  ///
  /// ```swift
  /// gateway.charging.when { $0.amount.cents > 10_000 }.throws(.declined)
  /// ```
  ///
  /// Of several rules that match, the one set last answers; once its sequence has run out, the one
  /// before it does. The predicate runs outside the piece's lock, on the caller's thread.
  ///
  /// - Parameters:
  ///   - predicate: whether the rule is for a call with these arguments.
  ///   - fileID: where a failure says that the rule stands, like `line`.
  ///   - line: see `fileID`.
  /// - Returns: the answer to complete; the rule exists once it is.
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
  ///   - arguments: what a call's arguments have to be equal to.
  ///   - fileID: where a failure says that the rule stands, like `line`.
  ///   - line: see `fileID`.
  /// - Returns: the answer to complete; the rule exists once it is.
  // Beside trailing closures the compiler could not say what is wrong with those.
  @_disfavoredOverload
  public func when(
    _ arguments: Arguments,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Answer where Arguments: Equatable {
    let site = SourceSite(fileID: fileID, line: line)
    return Answer(stub: self, pattern: .equal(to: arguments), site: site)
  }
}
