import Synchronization

/// How an injection value holds the container that it resolves from.
enum ContainerReference: Sendable {
  case strongly(Container)
  case weakly(WeakContainer)
  /// The container that is current at each lookup.
  case current
  /// Another reference until its container becomes the process default; then ``current``.
  ///
  /// Objects that a bootstrap builds beforehand belong to the app as much as later ones.
  indirect case until(Publication, ContainerReference)
  /// Another reference, for a value made in a graph that looks up an instance of that graph.
  indirect case inGraph(GraphScope, ContainerReference)

  /// Whether it does not keep the container alive, in which case what is made for it must not
  /// either.
  var isWeak: Bool {
    switch self {
    case .strongly, .current: false
    case .weakly: true
    case .until(let publication, let reference):
      !publication.hasHappened && reference.isWeak
    case .inGraph(_, let reference): reference.isWeak
    }
  }

  /// Whether another container may answer the next lookup.
  var isMoving: Bool {
    switch self {
    case .strongly, .weakly: false
    case .current, .until: true
    case .inGraph(_, let reference): reference.isMoving
    }
  }

  /// Whether it follows the current container from now on.
  var isFollowing: Bool {
    switch self {
    case .strongly, .weakly: false
    case .current: true
    case .until(let publication, _): publication.hasHappened
    case .inGraph(_, let reference): reference.isFollowing
    }
  }

  /// The graph in which it was made.
  var graph: GraphScope? {
    if case .inGraph(let graph, _) = self { graph } else { nil }
  }

  func made(in graph: GraphScope?) -> ContainerReference {
    if let graph { .inGraph(graph, self) } else { self }
  }

  /// The reference for a value that resolves another instance each time.
  var outsideGraph: ContainerReference {
    if case .inGraph(_, let reference) = self { reference } else { self }
  }

  static func weakly(_ container: Container) -> ContainerReference {
    .weakly(WeakContainer(container))
  }

  /// The container, or `nil` if it is gone.
  var container: Container? {
    switch self {
    case .strongly(let container): container
    case .weakly(let weak): weak.container
    case .current: Container.current
    case .until(let publication, let reference):
      publication.hasHappened ? Container.current : reference.container
    case .inGraph(_, let reference): reference.container
    }
  }

  /// The reference that a value made here and now captures.
  ///
  /// - Inside an override: that container.
  /// - Off the task of a test that has a slot for it: that container.
  /// - During the build of a shared instance: the container, weakly, since it holds the instance.
  /// - Without a current override, or as part of the process default: nothing. Such a value follows
  ///   the current container, so an app-wide object never bypasses a test's.
  ///
  /// - Parameters:
  ///   - type: the type that it will look up, or an optional, a provider or a lazy of that.
  ///   - name: the name it is registered under.
  ///   - file: with `line`, the line of the value; `nil` if what it looks up may be missing.
  ///   - line: see `file`.
  static func captured(
    for type: any Any.Type,
    name: String?,
    at file: StaticString?,
    _ line: UInt
  ) -> ContainerReference {
    guard let ambient = Ambient.current else {
      // Without running tests there is no slot, and all threads would contend for its lock.
      guard TestRun.toolkit != nil, let container = TestRun.slotContainer else { return .current }
      return container.reference(for: nil as Frame?)
    }
    if let container = ambient.plainContainer, !container.mayBeDefault.load(ordering: .relaxed) {
      return .strongly(container)
    }
    // A task that has outlived the factory it was started in belongs to no build.
    let frame = ambient.frame?.whileRunning
    let container = ambient.container
    guard let frame else { return container.reference(for: nil as Frame?) }
    let target = InjectedTarget.of(Key(type, name: name))
    var noted: ContainerReference?
    if frame.runs(in: container), !frame.noteLater(target, in: container), let file {
      let site = SourceSite(fileID: file, line: line)
      noted = container.noteMissing(target, lookedUpAs: type, by: frame.key, at: site)
    }
    let graph = container.graph(of: frame, lookedUpBy: target)
    return (noted ?? container.reference(for: frame)).made(in: graph)
  }
}

/// A container held weakly, with its label for errors after it is gone.
final class WeakContainer: Sendable {
  let label: String?
  let cell: ChangeCounter
  weak let container: Container?

  init(_ container: Container) {
    label = container.label
    cell = container.cell
    self.container = container
  }
}
