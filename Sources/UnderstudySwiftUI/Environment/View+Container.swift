#if canImport(SwiftUI)
  public import SwiftUI
  public import Understudy

  extension View {
    /// Sets the container for this view and all views below it.
    ///
    /// ```swift
    /// SeatMapView().container(evening)
    /// ```
    ///
    /// A plain `@Injected` in a view does not use it, and reports that when the view is rendered:
    /// use ``EnvironmentInjected``.
    ///
    /// - Parameter container: the container that `@Environment(\.container)`,
    ///   ``EnvironmentInjected`` and ``InjectedModel`` use there.
    public func container(_ container: Container) -> some View {
      environment(\.container, container)
    }

    /// Overrides registrations for this view and all views below it.
    ///
    /// It is `withContainer { } operation: { }` for views: the override happens in a fork that
    /// shares the instances built already. The fork is made when the view is first rendered and
    /// stays until the view is removed, however often it is rendered; it is made again only if the
    /// container above changes. Registrations made above after that are not visible in it.
    ///
    /// ```swift
    /// SeatMapView()
    ///   .container { $0.register((any HouseClock).self, instance: FixedClock(at: .curtain)) }
    /// ```
    ///
    /// The fork is not closed with the view, since a model or a task may still use it: objects that
    /// need clean-up belong in a ``containerScope(_:id:fileID:line:values:)``.
    ///
    /// - Parameter configure: registers in the fork, which is current meanwhile; it runs once.
    public func container(
      overriding configure: @escaping @MainActor (Container) -> Void
    ) -> some View {
      modifier(OverridingModifier(configure: configure))
    }
  }

  private struct OverridingModifier: ViewModifier {
    @Environment(\.container) private var container
    @State private var override = OverridingFork()
    let configure: @MainActor (Container) -> Void

    init(configure: @escaping @MainActor (Container) -> Void) { self.configure = configure }

    func body(content: Content) -> some View {
      content.container(override.fork(of: container, configure))
    }
  }

  /// The fork for one view's overrides.
  ///
  /// An object, because it is made while the view is rendered, when no state may change.
  @MainActor
  private final class OverridingFork {
    private var made: (base: Container, fork: Container)?

    nonisolated init() {}

    func fork(
      of base: Container,
      _ configure: @MainActor (Container) -> Void
    ) -> Container {
      if let made, made.base === base { return made.fork }
      let fork = base.fork(sharing: .builtInstances)
      withContainer(fork) { configure(fork) }
      made = (base, fork)
      return fork
    }
  }
#endif
