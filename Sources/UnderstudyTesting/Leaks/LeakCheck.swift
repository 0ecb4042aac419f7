package import Understudy

/// A check for leaks when a test has ended: objects that outlive it, or that two containers share.
///
/// It tracks the objects that factories build in the test's containers, whatever their lifetime.
/// One that is alive when all of them are closed is a leak: something outside the test holds it.
/// One that a factory of an unrelated container has returned before is shared between tests.
///
/// ```swift
/// @Test(.container.checkingLeaks(allowing: (any HouseClock).self))
/// func sells() throws { … }
/// ```
///
/// Work that the test starts must have ended with it: an object that is released a moment later on
/// another thread is found or not, by chance. Values and registered instances are never tracked.
public struct LeakCheck: Sendable {
  /// The types of objects that may outlive the test.
  package private(set) var allowed: Set<ObjectIdentifier>
  package private(set) var severity: IssueSeverity
  /// The site of the request for the check; its issue is recorded there.
  package let site: SourceSite

  /// Makes a check.
  ///
  /// - Parameters:
  ///   - types: the types of objects that may outlive the test, as they are registered, under any
  ///     name.
  ///   - severity: the severity of a leak's issue; with `.ignore` nothing is checked.
  public init(
    allowing types: any Any.Type...,
    severity: IssueSeverity = .error,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      types,
      severity,
      at: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  package init(_ types: [any Any.Type], _ severity: IssueSeverity, at site: SourceSite) {
    allowed = Set(types.map { ObjectIdentifier($0) })
    self.severity = severity
    self.site = site
  }

  /// Combines the check of an outer layer with that of an inner one, whose severity and line apply.
  func joined(with inner: LeakCheck) -> LeakCheck {
    var joined = inner
    joined.allowed.formUnion(allowed)
    return joined
  }
}
