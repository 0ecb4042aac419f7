public import Understudy
public import UnderstudyTesting

extension ContainerTrait {
  /// Checks, when a case has ended, for objects that outlive it or that two containers share.
  ///
  /// Objects that factories of the case's containers have built should be released when the
  /// containers are closed. One issue lists those that are not, at the line of this call. Work that
  /// the case starts must have ended with it.
  ///
  /// ```swift
  /// @Suite(.container.checkingLeaks(allowing: .of((any HouseClock).self, name: "hall")))
  /// struct SaleTests { … }
  /// ```
  ///
  /// Checks requested by several layers are combined. Only objects built after the outermost
  /// request are tracked, so it belongs on the first trait.
  ///
  /// - Parameters:
  ///   - keys: the keys of objects that may outlive the case, as they are registered.
  ///   - severity: the severity of a leak's issue.
  /// - Returns: the trait with the check added.
  public func checkingLeaks(
    allowing keys: Key...,
    severity: IssueSeverity = .error,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ContainerTrait {
    checkingLeaks(
      allowing: keys,
      severity,
      at: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  func checkingLeaks(
    allowing keys: [Key],
    _ severity: IssueSeverity,
    at site: SourceSite
  ) -> ContainerTrait {
    var copy = self
    copy.leakCheck = LeakCheck(keys, severity, at: site)
    return copy
  }
}
