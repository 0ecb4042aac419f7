public import Understudy

/// Types where keys are taken: a type stands for its unnamed key.
extension Container {
  /// Judges now what was registered in this container and what was resolved.
  ///
  /// ```swift
  /// container.verify(.undeclaredResolutions, declaring: [(any HouseClock).self])
  /// ```
  ///
  /// Everything else is as described at
  /// ``verify(_:severity:declaring:fileID:filePath:line:column:)``.
  ///
  /// - Parameters:
  ///   - verification: what is judged.
  ///   - severity: what becomes of what is found.
  ///   - types: what may be resolved without a registration of the test's own.
  @_disfavoredOverload  // an empty list is one of keys
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

  /// Says what verification does about this container, and about forks made of it from now on.
  ///
  /// Everything else is as described at ``setVerification(_:severity:declaring:fileID:line:)``.
  ///
  /// - Parameters:
  ///   - verification: what it is about; the rest stays as it is.
  ///   - severity: what becomes of it.
  ///   - types: what may be resolved without a registration of the test's own.
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
  ///   - verification: what it is about; the rest stays as it is.
  ///   - severity: what becomes of it.
  ///   - types: what every test may resolve without a registration of its own.
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
