#if canImport(SwiftUI)
  import Understudy

  /// The containers that views were given by `.container(_:)` and similar modifiers.
  final class ViewContainers: Sendable {
    private struct Place: Hashable {
      let site: SourceSite
      let container: ObjectIdentifier?
    }

    private struct Given {
      weak var container: Container?
    }

    private struct State {
      var given: [Given] = []
      var told: Set<Place> = []
    }

    static let shared = ViewContainers()

    private let state = Lock(State())

    /// Records that a view uses the container from now on.
    func note(_ container: Container) {
      let alive = state.withLock { state in
        let alive = state.given.compactMap(\.container)
        guard !alive.contains(where: { $0 === container }) else { return alive }
        state.given = (alive + [container]).map(Given.init)
        return alive
      }
      extendLifetime(alive)  // released here, outside the lock
    }

    /// Warns, once for each site and container, of an injection in a view that resolves from a
    /// container no view was given, while views were given others.
    ///
    /// Which of these the view is below is unknown; `@EnvironmentInjected` is right either way.
    func check(
      asked: Container?,
      by name: @autoclosure () -> String,
      at site: @autoclosure () -> SourceSite
    ) {
      let given = state.withLock { state in state.given.compactMap(\.container) }
      // The caller releases these, outside the lock.
      guard !given.isEmpty, !given.contains(where: { $0 === asked }) else { return }
      let site = site()
      let place = Place(site: site, container: asked.map(ObjectIdentifier.init))
      guard state.withLock({ $0.told.insert(place).inserted }) else { return }
      let text = """
        \(name()) is injected by @Injected in a view, so it does not use the container that \
        .container(_:) gives to views; it uses \(Self.description(of: asked)).
          fix: use @EnvironmentInjected instead. It uses the view's container, or Container.current \
        if no view was given one.
        """
      IssueOutlet.record(
        ContainerIssue(text, at: site, severity: .warning),
        preferring: asked?.host
      )
    }

    private static func description(of container: Container?) -> String {
      guard let container, !container.isUnavailable else {
        return "Container.current, but there is none"
      }
      return "container \"\(container.label ?? "unlabelled")\""
    }
  }
#endif
