#if canImport(SwiftUI)
  import Understudy

  /// The containers that `.container(_:)` and its like have given to views.
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

    /// Notes that a view has it from now on.
    func note(_ container: Container) {
      let alive = state.withLock { state in
        let alive = state.given.compactMap(\.container)
        guard !alive.contains(where: { $0 === container }) else { return alive }
        state.given = (alive + [container]).map(Given.init)
        return alive
      }
      extendLifetime(alive)  // released here, outside the lock
    }

    /// Warns, once for each place, of an injection in a view that asks a container no view was given,
    /// while there are views that were given one.
    ///
    /// Which of them the view stands under is unknown; `@EnvironmentInjected` is right either way.
    func check(
      asked: Container?,
      by name: @autoclosure () -> String,
      at site: @autoclosure () -> SourceSite
    ) {
      let given = state.withLock { state in state.given.compactMap(\.container) }
      // Released by the caller of this, outside the lock.
      guard !given.isEmpty, !given.contains(where: { $0 === asked }) else { return }
      let site = site()
      let place = Place(site: site, container: asked.map(ObjectIdentifier.init))
      guard state.withLock({ $0.told.insert(place).inserted }) else { return }
      let text = """
        \(name()) is injected by @Injected in a view, so it does not use the container that \
        .container(_:) gives to views; it asks \(Self.description(of: asked)).
          fix: write @EnvironmentInjected there. It asks the view's container, and Container.current \
        where no view was given one.
        """
      IssueOutlet.record(
        ContainerIssue(text, at: site, severity: .warning),
        preferring: asked?.sink
      )
    }

    private static func description(of container: Container?) -> String {
      guard let container, !container.isUnavailable else {
        return "Container.current, and there is none"
      }
      return "container \"\(container.label ?? "unlabelled")\""
    }
  }
#endif
