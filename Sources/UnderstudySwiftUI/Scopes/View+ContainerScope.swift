#if canImport(SwiftUI)
  public import SwiftUI
  public import Understudy

  extension View {
    /// Opens a scope for as long as this view exists, and sets it for the view and all views below
    /// it.
    ///
    /// ```swift
    /// CheckoutView()
    ///   .containerScope("checkout", id: order.id) { Registration(Order.self, instance: order) }
    /// ```
    ///
    /// **When it ends.** When the view is removed, or `id` changes, the scope is closed, with its
    /// clean-up hooks. A view that has merely disappeared, because another one was pushed on top of
    /// it or because its tab is not shown, keeps its scope: it returns with the same state.
    ///
    /// **Several views.** Views that request the same scope of one container share it, such as two
    /// windows of one session; it ends with the last of them. Only the first registers its values.
    /// A scope opened by other code is used and not closed.
    ///
    /// If the scope cannot be opened, because its container is closed or because a key occurs twice
    /// among the values, that is an issue at this line; the view then uses the container from
    /// above.
    ///
    /// - Parameters:
    ///   - kind: the kind of the scope.
    ///   - id: identifies the scope among others of its kind.
    ///   - values: registers the scope's own values; runs once for each new scope.
    public func containerScope(
      _ kind: ScopeKind,
      id: some Hashable & Sendable,
      fileID: StaticString = #fileID,
      line: UInt = #line,
      @RegistrationBuilder values: @escaping @MainActor () -> [any AnyRegistration] = { [] }
    ) -> some View {
      let site = SourceSite(fileID: fileID, line: line)
      return modifier(ScopeModifier(id: ScopeID(kind, id), site: site, values: values))
    }
  }

  private struct ScopeModifier: ViewModifier {
    @Environment(\.container) private var container
    @State private var holder = ViewScopeHolder()
    let id: ScopeID
    let site: SourceSite
    let values: @MainActor () -> [any AnyRegistration]

    init(
      id: ScopeID,
      site: SourceSite,
      values: @escaping @MainActor () -> [any AnyRegistration]
    ) {
      self.id = id
      self.site = site
      self.values = values
    }

    func body(content: Content) -> some View {
      content.container(holder.container(of: id, in: container, at: site, values: values))
    }
  }
#endif
