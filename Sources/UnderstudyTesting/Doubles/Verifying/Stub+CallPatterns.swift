import Understudy

extension Stub {
  /// Returns a pattern for the calls whose arguments match, one matcher for each argument.
  ///
  /// ```swift
  /// verifyOrder(gateway.charging.matching(.any, "42"), mailer.sends.matching())
  /// ```
  ///
  /// Matchers that do not fit the arguments fail the test at this line.
  ///
  /// - Parameters:
  ///   - first: the matcher of the first argument.
  ///   - more: the matchers of the others, in order.
  // If it also accepted trailing closures, the compiler could not report errors inside those.
  @_disfavoredOverload
  public func matching(
    _ first: Matcher,
    _ more: Matcher...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> CallPattern {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return CallPattern(self, pattern([first] + more, at: site))
  }

  /// Returns a pattern for the calls with exactly these arguments.
  ///
  /// ```swift
  /// verifyOrder(seats.reserving.matching(seat), gateway.charging.matching())
  /// ```
  ///
  /// - Parameter arguments: the arguments to match: one value, or a tuple of them.
  @_disfavoredOverload
  public func matching(_ arguments: Arguments) -> CallPattern
  where Arguments: Equatable & SendableMetatype {
    CallPattern(self, .equal(to: arguments))
  }

  /// Returns a pattern for every call of the member, or for those that the closure accepts.
  ///
  /// It is for ``verifyOrder(_:_:nothingBetween:fileID:filePath:line:column:)``.
  ///
  /// ```swift
  /// verifyOrder(gateway.charging.matching { $0.card == "42" }, mailer.sends.matching())
  /// ```
  ///
  /// - Parameter predicate: returns whether a call with these arguments matches; by default, every
  ///   call does.
  public func matching(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    where predicate: (@Sendable (Arguments) -> Bool)? = nil
  ) -> CallPattern {
    guard let predicate else { return CallPattern(self, .anything) }
    return CallPattern(self, .accepted(by: predicate, at: SourceSite(fileID: fileID, line: line)))
  }
}
