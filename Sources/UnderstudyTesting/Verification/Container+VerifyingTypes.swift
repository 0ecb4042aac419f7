public import Understudy

/// Overloads that take types in place of keys; a type stands for its unnamed key.
extension Container {
  /// Verifies now the registrations made in this container and the resolves.
  ///
  /// ```swift
  /// container.verify(.undeclaredResolutions, declaring: [(any HouseClock).self])
  /// ```
  ///
  /// See ``verify(_:severity:declaring:fileID:filePath:line:column:)`` for the rest.
  ///
  /// - Parameters:
  ///   - verification: the checks to run.
  ///   - severity: the severity of the issues found.
  ///   - types: the types that may be resolved without a registration by the test.
  @_disfavoredOverload  // an empty list selects the overload for keys
  public func verify(
    _ verification: Verification = [.unusedOverrides, .unusedAnswers],
    severity: Verification.Severity = .error,
    declaring types: [any Any.Type],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    verify(
      verification,
      severity: severity,
      declaring: types.map { Key($0) },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Sets the verification of this container, and of forks made of it from now on.
  ///
  /// See ``setVerification(_:severity:declaring:fileID:line:)`` for the rest.
  ///
  /// - Parameters:
  ///   - verification: the checks to set; the others stay unchanged.
  ///   - severity: the severity of the issues found.
  ///   - types: the types that may be resolved without a registration by the test.
  @_disfavoredOverload
  public func setVerification(
    _ verification: Verification,
    severity: Verification.Severity,
    declaring types: [any Any.Type],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    setVerification(
      verification,
      severity: severity,
      declaring: types.map { Key($0) },
      fileID: fileID,
      line: line
    )
  }
}

extension VerificationDefaults {
  /// Sets the severity for the whole process, from now on.
  ///
  /// - Parameters:
  ///   - verification: the checks to set; the others stay unchanged.
  ///   - severity: the severity of the issues found.
  ///   - types: the types that every test may resolve without registering them.
  @_disfavoredOverload
  public static func set(
    _ verification: Verification,
    severity: Verification.Severity,
    declaring types: [any Any.Type],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    set(
      verification,
      severity: severity,
      declaring: types.map { Key($0) },
      fileID: fileID,
      line: line
    )
  }
}
