import Understudy

extension Stub {
  /// Says that no call may come any more: each that does fails the test, at this line.
  ///
  /// ```swift
  /// try await office.close()
  /// gateway.charging.seal()  // whatever is charged now is charged too late
  /// ```
  ///
  /// The call is recorded and answered all the same. A reset takes the seal off, as does
  /// ``unseal()``.
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

  /// Lets calls come again.
  ///
  /// ```swift
  /// gateway.charging.unseal()
  /// ```
  public func unseal() { seal(at: nil) }

  func reportBroken(_ seal: SourceSite, by arguments: Arguments) {
    let call = CallText(member: name, arguments: arguments).description
    let text = """
      \(call) was called after \(name) was sealed.
        fix: find out who calls it so late, or seal later; unseal() lets calls come again.
      """
    record(ContainerIssue(text, at: seal))
  }
}
