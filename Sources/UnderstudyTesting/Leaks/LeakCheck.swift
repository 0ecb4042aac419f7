public import Understudy

/// What is looked for when a test has ended: objects that outlive it, or that two containers share.
///
/// Followed are the objects that factories build in the test's containers, whatever their lifetime.
/// One that is alive when all of them are closed is a leak: something that is no part of the test
/// holds it. One that a factory of an unrelated container has given before is shared between tests.
///
/// ```swift
/// @Test(.container.checkingLeaks(allowing: (any HouseClock).self))
/// func sells() throws { … }
/// ```
///
/// Work that the test starts must have ended with it: an object that dies a moment later on another
/// thread is found or not, by chance. Never followed are values and instances that came ready.
public struct LeakCheck: Sendable {
  package private(set) var allowed: Set<Key>
  package private(set) var severity: IssueSeverity
  /// Who asked for the check; its issue is recorded there.
  package let site: SourceSite

  /// Makes a check.
  ///
  /// - Parameters:
  ///   - keys: what may outlive the test, as it is registered.
  ///   - severity: how much a leak weighs.
  public init(
    allowing keys: Key...,
    severity: IssueSeverity = .error,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      keys,
      severity,
      at: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Makes a check that allows types, each of which stands for its unnamed key.
  ///
  /// - Parameters:
  ///   - type: what may outlive the test, as it is registered.
  ///   - more: more such types.
  ///   - severity: how much a leak weighs.
  public init(
    allowing type: any Any.Type,
    _ more: any Any.Type...,
    severity: IssueSeverity = .error,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      ([type] + more).map { Key($0) },
      severity,
      at: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  package init(_ keys: [Key], _ severity: IssueSeverity, at site: SourceSite) {
    allowed = Set(keys)
    self.severity = severity
    self.site = site
  }

  /// The check of an outer layer together with that of an inner one, whose severity and line count.
  func joined(with inner: LeakCheck) -> LeakCheck {
    var joined = inner
    joined.allowed.formUnion(allowed)
    return joined
  }
}
