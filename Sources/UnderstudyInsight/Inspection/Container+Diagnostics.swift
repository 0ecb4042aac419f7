public import Understudy

extension Container {
  /// Returns a snapshot of this container's contents: its registrations, instances and current
  /// activity.
  ///
  /// ```swift
  /// print(boxOffice.diagnostics().detailedReport)
  /// ```
  ///
  /// Taking it builds nothing and changes no verification result: no override counts as used, no
  /// observer is notified, and a mock's firewall is not triggered. It works on a closed container,
  /// and on the placeholder for a missing one.
  ///
  /// The registrations, instances and builds are those of one moment; ancestors, children and
  /// observers are read a moment later.
  ///
  /// - Complexity: O(n log n) in the number of registrations here and in ancestors.
  public func diagnostics() -> ContainerDiagnostics {
    var above: [ContainerDiagnostics] = []
    var next = parent
    while let container = next {
      above.append(ContainerDiagnostics(container.inspect()))
      next = container.parent
    }
    return ContainerDiagnostics(inspect(), ancestors: above)
  }
}
