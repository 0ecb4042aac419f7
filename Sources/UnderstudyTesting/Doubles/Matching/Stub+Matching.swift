import Understudy

extension Stub {
  /// Starts a rule for the calls whose arguments match, one matcher for each argument.
  ///
  /// ```swift
  /// gateway.charging.when(.any, "42").throws(.declined)
  /// gateway.charging.when(.atLeast(Money(cents: 100)), .hasPrefix("4")).returns(Receipt(id: "1"))
  /// ```
  ///
  /// Of several rules that match, the latest answers; once its sequence has run out, the previous
  /// one does. Matchers that do not fit the arguments fail the test at this line, and the rule then
  /// matches no call.
  ///
  /// - Parameters:
  ///   - first: the matcher for the first argument.
  ///   - more: the matchers for the others, in their order.
  ///   - fileID: with the three after it, the site of the rule that a failure reports.
  ///   - filePath: see `fileID`.
  ///   - line: see `fileID`.
  ///   - column: see `fileID`.
  /// - Returns: the answer to complete; only then is the rule added.
  // If it also accepted trailing closures, the compiler could not report errors inside those.
  @_disfavoredOverload
  public func when(
    _ first: Matcher,
    _ more: Matcher...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Answer {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return Answer(stub: self, pattern: pattern([first] + more, at: site), site: site)
  }

  /// Returns the matchers as a pattern; if they do not fit, an issue is recorded and the pattern
  /// matches nothing.
  func pattern(_ matchers: [Matcher], at site: SourceSite) -> ArgumentPattern<Arguments> {
    do throws(PatternMisuse) {
      return try .matching(matchers, of: MemberName(name))
    } catch {
      record(ContainerIssue(error.text(for: name), at: site))
      return .nothing(insteadOf: matchers.count)
    }
  }
}
