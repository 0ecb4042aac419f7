public import Understudy
public import UnderstudyTesting

extension ContainerTrait {
  /// Looks, when a case has ended, for objects that outlive it or that two containers share.
  ///
  /// What the factories of the case's containers have built should be gone when these are closed. One
  /// issue lists what is not, at the line of this request. Work that the case starts must have ended
  /// with it.
  ///
  /// ```swift
  /// @Suite(.container.checkingLeaks(allowing: .of((any HouseClock).self, name: "hall")))
  /// struct SaleTests { … }
  /// ```
  ///
  /// Requests of several layers add up. Only what is built after the outermost of them is followed,
  /// so it belongs on the first trait.
  ///
  /// - Parameters:
  ///   - keys: what may outlive the case, as it is registered.
  ///   - severity: how much a leak weighs.
  /// - Returns: the trait with the check.
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
