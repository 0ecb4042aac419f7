import Understudy

extension Stub {
  /// Fails the test if the member has calls that no verification has matched.
  ///
  /// ```swift
  /// gateway.charging.verify(with: .any, "42")
  /// gateway.charging.verifyNoMoreCalls()
  /// ```
  ///
  /// The failure is reported at this line and lists them; it does not make them verified.
  public func verifyNoMoreCalls(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    UnverifiedCalls.report(of: [[self]], at: site)
  }
}

extension RecordingDouble {
  /// Fails the test if the double has calls that no verification has matched.
  ///
  /// ```swift
  /// gateway.charging.verify(with: .any, "42")
  /// gateway.verifyNoMoreCalls()
  /// ```
  ///
  /// The failure is reported at this line and lists them, in order; it does not make them verified. It also
  /// fails if nothing was handed this double, and the registered one of its type has such calls.
  public func verifyNoMoreCalls(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    UnverifiedCalls.report(of: [stubMembers], at: site)
  }
}

/// Fails the test if the doubles have calls that no verification has matched.
///
/// ```swift
/// verifyOrder(gateway.charging.matching(), mailer.sends.matching())
/// verifyNoMoreCalls(gateway, mailer)
/// ```
///
/// The failure is reported at this line and lists them, in order across the doubles; it does not
/// make them verified.
///
/// - Parameters:
///   - double: the double to check.
///   - more: further doubles to check.
public func verifyNoMoreCalls(
  _ double: any RecordingDouble,
  _ more: any RecordingDouble...,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
  UnverifiedCalls.report(of: ([double] + more).map(\.stubMembers), at: site)
}
