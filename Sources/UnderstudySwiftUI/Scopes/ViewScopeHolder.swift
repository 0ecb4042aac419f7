#if canImport(SwiftUI)
  import Understudy

  /// The scope of one view, replaced when the view requests another.
  ///
  /// States: *empty*; *open* (with a scope); *refused* (the scope could not be opened, and the
  /// issue is recorded).
  @MainActor
  final class ViewScopeHolder {
    private var base: Container?
    private var id: ScopeID?
    private var scope: ViewScope?

    nonisolated init() {}

    /// Returns the scope, or the container it would belong to if it cannot be opened.
    func container(
      of id: ScopeID,
      in base: Container,
      at site: SourceSite,
      values: @MainActor () -> [any AnyRegistration]
    ) -> Container {
      if self.base === base, self.id == id, scope?.container.isOpen != false {
        return scope?.container ?? base
      }
      (self.base, self.id) = (base, id)
      do {
        scope = try ViewScope.of(id, in: base, at: site, values: values)
      } catch {
        scope = nil
        IssueOutlet.record(ContainerIssue("\(error)", at: site), preferring: base.host)
      }
      return scope?.container ?? base
    }
  }
#endif
