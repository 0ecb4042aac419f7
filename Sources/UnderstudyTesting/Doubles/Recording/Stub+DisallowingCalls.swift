import Understudy

extension Stub {
  /// Disallows further calls: each one fails the test, at this line.
  ///
  /// ```swift
  /// try await office.close()
  /// gateway.charging.disallowFurtherCalls()  // a charge from now on is too late
  /// ```
  ///
  /// The call is still recorded and answered. A reset allows calls again, as does ``allowFurtherCalls()``.
  public func disallowFurtherCalls(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    disallowFurtherCalls(at: site)
  }

  func disallowFurtherCalls(at site: SourceSite?) { state.withLock { $0.setDisallowed(site) } }

  /// Allows calls again.
  ///
  /// ```swift
  /// gateway.charging.allowFurtherCalls()
  /// ```
  public func allowFurtherCalls() { disallowFurtherCalls(at: nil) }

  func reportDisallowed(_ disallowedAt: SourceSite, by arguments: Arguments) {
    let call = CallText(member: name, arguments: arguments).description
    let text = """
      \(call) was called, but \(name) disallows further calls.
        fix: find out what calls it so late, or disallow calls later; allowFurtherCalls() allows them again.
      """
    record(ContainerIssue(text, at: disallowedAt))
  }
}
