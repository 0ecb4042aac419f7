public import Understudy

extension Container {
  /// What is in this container now: what is registered and built, and what goes on.
  ///
  /// ```swift
  /// print(boxOffice.diagnostics().detailedReport)
  /// ```
  ///
  /// Asking builds nothing, records nothing and judges nothing: an override does not count as used, no
  /// observer hears of it, and a mock's firewall is not touched. It may be asked of a container that is
  /// closed, and of one that is not there.
  ///
  /// The registrations, instances and builds are those of one moment; each ancestor, the children and
  /// the observers are looked at a moment later.
  ///
  /// - Complexity: O(n log n) in what is registered here and above.
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
