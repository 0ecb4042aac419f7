import Understudy
public import UnderstudyTesting

/// Types where keys are taken: a type stands for its unnamed key.
extension ContainerTrait {
  /// The same trait, which also says what is verified when the case, or the suite, ends.
  ///
  /// ```swift
  /// @Suite(.container.verifying(.undeclaredResolutions, declaring: [(any HouseClock).self]))
  /// ```
  ///
  /// Everything else is as described at ``verifying(_:severity:declaring:fileID:line:)``.
  ///
  /// - Parameters:
  ///   - verification: what it is about; the rest stays as it is.
  ///   - severity: what becomes of what is found.
  ///   - types: what the test may resolve without a registration of its own.
  @_disfavoredOverload  // an empty list is one of keys
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

  /// Looks, when a case has ended, for objects that outlive it or that two containers share.
  ///
  /// ```swift
  /// @Suite(.container.checkingLeaks(allowing: (any HouseClock).self))
  /// struct SaleTests { … }
  /// ```
  ///
  /// Everything else is as described at
  /// ``checkingLeaks(allowing:severity:fileID:filePath:line:column:)``.
  ///
  /// - Parameters:
  ///   - type: what may outlive the case, as it is registered.
  ///   - more: more such types.
  ///   - severity: how much a leak weighs.
  /// - Returns: the trait with the check.
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
