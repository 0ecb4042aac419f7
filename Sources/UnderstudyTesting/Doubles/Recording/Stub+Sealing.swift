import Understudy

extension Stub {
  /// Disallows further calls: each one fails the test, at this line.
  ///
  /// ```swift
  /// try await office.close()
  /// gateway.charging.seal()  // a charge from now on is too late
  /// ```
  ///
  /// The call is still recorded and answered. A reset allows calls again, as does ``unseal()``.
  public func seal(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    seal(at: site)
  }

  func seal(at site: SourceSite?) { state.withLock { $0.setSeal(site) } }

  /// Allows calls again.
  ///
  /// ```swift
  /// gateway.charging.unseal()
  /// ```
  public func unseal() { seal(at: nil) }

  func reportBroken(_ seal: SourceSite, by arguments: Arguments) {
    let call = CallText(member: name, arguments: arguments).description
    let text = """
      \(call) was called after \(name) was sealed.
        fix: find out what calls it so late, or seal later; unseal() allows calls again.
      """
    record(ContainerIssue(text, at: seal))
  }
}
