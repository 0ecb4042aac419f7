import Understudy

extension Stub where Arguments: Equatable {
  /// Fails the test if the member was not called with exactly these arguments, in this order.
  ///
  /// ```swift
  /// printer.prints.verifyCalls([seatA1, seatA2])
  /// printer.prints.verifyCalls([])  // not at all
  /// ```
  ///
  /// The failure is reported at this line and shows which calls are missing and which were not
  /// expected, among the calls around them. For members with several arguments compare ``calls``,
  /// or verify them one by one with `verifyOrder`.
  ///
  /// - Parameter arguments: the arguments of all calls, first to last.
  /// - Returns: the calls. They count as verified, whether expected or not.
  /// - Complexity: O(*n*) for *n* calls; if they differ, up to 100,000 comparisons more.
  @discardableResult
  public func verifyCalls(
    _ arguments: [Arguments],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> [Call<Arguments>] {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let calls = storedCalls
    markVerified(calls)
    if calls.map(\.arguments) != arguments {
      record(ContainerIssue(text(expecting: arguments, calls), at: site))
    } else if arguments.isEmpty {
      reportUnregistered(at: site) { _ in true }
    }
    return calls
  }

  private func text(expecting arguments: [Arguments], _ calls: [Call<Arguments>]) -> String {
    let alignment = CallAlignment(expected: arguments, recorded: calls.map(\.arguments))
    let wanted = Times.exactly(arguments.count).ofCalls
    let was = calls.isEmpty ? "it was never called" : "it was called \(Times.count(calls.count))"
    let (missing, unexpected) = (alignment.missing.count, alignment.unexpected.count)
    let first =
      if missing == 0 || unexpected == 0 {
        "Expected \(wanted) to \(name), but \(was)."
      } else if alignment.isReordering {
        "The calls to \(name) are the expected ones, but in another order."
      } else {
        "The calls to \(name) differ from the expected ones: \(missing) "
          + "\(missing == 1 ? "is" : "are") missing, and \(unexpected) "
          + "\(unexpected == 1 ? "was" : "were") not expected."
      }
    let list = alignment.text { CallText(member: name, arguments: $0).description }
    return """
      \(first)
      Calls, with - for a missing one and + for one that was not expected:\(list)
        fix: \(CallList.fix(for: alignment))
      """
  }
}

extension RecordingDouble {
  /// Fails the test if any member of the double was called.
  ///
  /// ```swift
  /// mailer.verifyNotCalled()
  /// ```
  ///
  /// The failure is reported at this line and lists the calls, in order, verified ones included. It also fails
  /// if nothing was handed this double, and the registered one of its type was called.
  public func verifyNotCalled(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let calls = stubMembers.isEmpty ? __writtenCalls : storedHistory.map(\.description)
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard !calls.isEmpty else { return stubMembers.reportUnregistered(at: site) }
    let subject = calls.count == 1 ? "1 was" : "\(calls.count) were"
    let text = """
      Expected no calls to \(type(of: self)), but \(subject) made:\
      \(CallList.text(of: calls))
        fix: keep the code under test from calling it, or change the expectation.
      """
    let issue = ContainerIssue(text, at: site)
    if let member = stubMembers.first { member.record(issue) } else { NearestHost.record(issue) }
  }
}
