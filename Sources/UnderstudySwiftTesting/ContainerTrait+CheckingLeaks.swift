import Understudy
public import UnderstudyTesting

extension ContainerTrait {
  /// Checks, when a case has ended, for objects that outlive it or that two containers share.
  ///
  /// Objects that factories of the case's containers have built should be released when the
  /// containers are closed. One issue lists those that are not, at the line of this call. Work that
  /// the case starts must have ended with it.
  ///
  /// ```swift
  /// @Suite(.container.checkingLeaks(allowing: (any HouseClock).self))
  /// struct SaleTests { … }
  /// ```
  ///
  /// Checks requested by several layers are combined. Only objects built after the outermost
  /// request are tracked, so it belongs on the first trait.
  ///
  /// - Parameters:
  ///   - types: the types of objects that may outlive the case, as they are registered, under any
  ///     name.
  ///   - severity: the severity of a leak's issue.
  /// - Returns: the trait with the check added.
  public func checkingLeaks(
    allowing types: any Any.Type...,
    severity: IssueSeverity = .error,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ContainerTrait {
    var copy = self
    copy.leakCheck = LeakCheck(
      types,
      severity,
      at: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    return copy
  }
}
