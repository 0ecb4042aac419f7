import Understudy

extension Stub {
  /// Starts a rule for the calls whose arguments match, one matcher for each argument.
  ///
  /// ```swift
  /// gateway.charging.when(.any, "42").throws(.declined)
  /// gateway.charging.when(.atLeast(Money(cents: 100)), .hasPrefix("4")).returns(Receipt(id: "1"))
  /// ```
  ///
  /// Of several rules that match, the one set last answers; once its sequence has run out, the one
  /// before it does. Matchers that do not fit the arguments fail the test at this line, and the
  /// rule then matches no call.
  ///
  /// - Parameters:
  ///   - first: what the first argument has to be like.
  ///   - more: what the others have to be like, in their order.
  ///   - fileID: where a failure says that the rule stands, like the three after it.
  ///   - filePath: see `fileID`.
  ///   - line: see `fileID`.
  ///   - column: see `fileID`.
  /// - Returns: the answer to complete; the rule exists once it is.
  // Beside trailing closures the compiler could not say what is wrong with those.
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

  /// The matchers as a pattern; where they do not fit, an issue and a pattern for nothing.
  func pattern(_ matchers: [Matcher], at site: SourceSite) -> ArgumentPattern<Arguments> {
    do throws(PatternMisuse) {
      return try .matching(matchers, of: MemberName(name))
    } catch {
      record(ContainerIssue(error.text(for: name), at: site))
      return .nothing(insteadOf: matchers.count)
    }
  }
}
