#if canImport(SwiftUI)
  public import SwiftUI
  public import Understudy

  extension View {
    /// Sets the container for this view and all below it.
    ///
    /// ```swift
    /// SeatMapView().container(evening)
    /// ```
    ///
    /// A plain `@Injected` in a view does not see it, and says so when the view is rendered: write
    /// ``EnvironmentInjected``.
    ///
    /// - Parameter container: what `@Environment(\.container)`, ``EnvironmentInjected`` and
    ///   ``InjectedModel`` use there.
    public func container(_ container: Container) -> some View {
      environment(\.container, container)
    }

    /// Overrides registrations for this view and all below it.
    ///
    /// It is `withContainer { } operation: { }` for views: the override happens in a fork that shares
    /// what is built already. The fork is made when the view is first rendered and stays until the
    /// view is gone, however often it is rendered; it is made anew only if the container above
    /// becomes another one. What is registered above after that is not seen in it.
    ///
    /// ```swift
    /// SeatMapView()
    ///   .container { $0.register((any HouseClock).self, instance: FixedClock(at: .curtain)) }
    /// ```
    ///
    /// The fork is not closed with the view, since a model or a task may go on using it: what has to be
    /// cleaned up belongs into a ``containerScope(_:id:fileID:line:values:)``.
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

  /// The fork of one view's override.
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
