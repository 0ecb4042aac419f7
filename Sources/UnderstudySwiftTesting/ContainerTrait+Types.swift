import Understudy
public import UnderstudyTesting

/// Overloads that take types in place of keys; a type stands for its unnamed key.
extension ContainerTrait {
  /// Returns the trait with settings for the verification at the end of the case or suite.
  ///
  /// ```swift
  /// @Suite(.container.verifying(.undeclaredResolutions, declaring: [(any HouseClock).self]))
  /// ```
  ///
  /// See ``verifying(_:severity:declaring:fileID:line:)`` for the rest.
  ///
  /// - Parameters:
  ///   - verification: the checks to set; the others stay unchanged.
  ///   - severity: the severity of the issues found.
  ///   - types: the types that the test may resolve without registering them itself.
  @_disfavoredOverload  // an empty list selects the overload for keys
  public func verifying(
    _ verification: Verification,
    severity: Verification.Severity = .error,
    declaring types: [any Any.Type],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ContainerTrait {
    verifying(
      verification,
      severity: severity,
      declaring: types.map { Key($0) },
      fileID: fileID,
      line: line
    )
  }

  /// Checks, when a case has ended, for objects that outlive it or that two containers share.
  ///
  /// ```swift
  /// @Suite(.container.checkingLeaks(allowing: (any HouseClock).self))
  /// struct SaleTests { … }
  /// ```
  ///
  /// See ``checkingLeaks(allowing:severity:fileID:filePath:line:column:)`` for the rest.
  ///
  /// - Parameters:
  ///   - type: the type of an object that may outlive the case, as it is registered.
  ///   - more: further such types.
  ///   - severity: the severity of a leak's issue.
  /// - Returns: the trait with the check added.
  public func checkingLeaks(
    allowing type: any Any.Type,
    _ more: any Any.Type...,
    severity: IssueSeverity = .error,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ContainerTrait {
    checkingLeaks(
      allowing: ([type] + more).map { Key($0) },
      severity,
      at: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
