import Synchronization

/// The container that is current without an override.
///
/// States: *initial* (a container of the process's own, made on first access) and *published* (what
/// a bootstrap has set). In either state a bootstrap may be *running*, one at a time. It ends in
/// *published*, or in the state it began in.
package enum ProcessDefault {
  private struct State {
    private(set) var published: Candidate?
    /// The process's own container, until a bootstrap publishes another.
    private(set) var initial: Container?
    /// The default, which is read often: alone it is quicker to copy.
    private(set) var container: Container?
    var running: Candidate?
    /// The cells of all containers that ever were the default.
    private var cells: [ChangeCounter] = []

    mutating func begin(with container: Container) {
      initial = container
      point(at: container)
    }

    mutating func publish(_ candidate: Candidate) {
      candidate.publication.happens()
      (published, initial, running) = (candidate, nil, nil)
      point(at: candidate.container)
    }

    private mutating func point(at container: Container) {
      self.container = container
      cells.append(container.cell)
      address.store(UInt(bitPattern: ObjectIdentifier(container.cell)), ordering: .releasing)
    }
  }

  /// A container that a bootstrap publishes, or has published.
  private struct Candidate {
    let container: Container
    let publication: Publication
    let site: SourceSite
  }

  private static let state = Lock(State())

  private static let address = Atomic<UInt>(0)

  /// The publication of an initial container, which is the default from the beginning.
  private static let immediate: Publication = {
    let publication = Publication()
    publication.happens()
    return publication
  }()

  /// The default's cell, without a lock: the cell of a container that was ever the default is never
  /// freed.
  static var cell: Unmanaged<ChangeCounter>? {
    UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)).map(Unmanaged.fromOpaque)
  }

  /// The default: the container that a bootstrap has published, otherwise the initial one.
  static var container: Container { state.withLock { $0.container } ?? makeInitial() }

  /// The container that a bootstrap has published, or `nil`.
  static var published: Container? { state.withLock { $0.published?.container } }

  /// The default, unless nothing has asked for it yet.
  static var existing: Container? { state.withLock { $0.container } }

  @inline(never)
  private static func makeInitial() -> Container {
    let made = Container(label: "default", core: ContainerCore(), isInitial: true)
    made.mayBeDefault.store(true, ordering: .relaxed)
    return state.withLock { state in
      if let container = state.container { return container }
      state.begin(with: made)
      return made
    }
  }

  /// The publication of a container that is the default or is about to be.
  static func publication(of container: Container) -> Publication? {
    // The flag orders nothing else: code that depends on the bootstrap runs in it or after it.
    guard container.mayBeDefault.load(ordering: .relaxed) else { return nil }
    if container.isInitial { return immediate }
    return state.withLock { state in
      if state.published?.container === container { return state.published?.publication }
      return state.running?.container === container ? state.running?.publication : nil
    }
  }
}

// MARK: - Setting the default

extension ProcessDefault {
  /// The right to publish a container, which one caller at a time has. Dropping it without
  /// publishing leaves the default unchanged.
  package struct Reservation: ~Copyable {
    fileprivate let container: Container
    fileprivate let replacing: Bool
    fileprivate let site: SourceSite
    fileprivate var isPublished = false

    /// Makes the container the default.
    ///
    /// - Throws: ``ContainerError/bootstrapRefused(_:)`` if something was registered in the initial
    ///   container since.
    package consuming func publish() throws(ContainerError) {
      try ProcessDefault.publish(container, replacing: replacing, at: site)
      isPublished = true
    }

    deinit {
      if !isPublished { ProcessDefault.giveUp() }
    }
  }

  /// Reserves the right to publish the container.
  package static func reserve(
    for container: Container,
    replacing: Bool,
    at site: SourceSite
  ) throws(ContainerError) -> Reservation {
    container.mayBeDefault.store(true, ordering: .relaxed)
    let candidate = Candidate(container: container, publication: Publication(), site: site)
    let (running, published, initial) = state.withLock {
      state -> (Candidate?, Candidate?, Container?) in
      if let running = state.running { return (running, nil, nil) }
      if let published = state.published, !replacing { return (nil, published, nil) }
      state.running = candidate
      return (nil, nil, state.initial)
    }
    if let other = running ?? published {
      throw refused(by: other, isRunning: running != nil, site)
    }
    let reservation = Reservation(container: container, replacing: replacing, site: site)
    if !replacing, let initial, !container.keepsInUse(initial),
      let first = initial.firstRegistration
    {
      throw refused(by: first, site)
    }
    return reservation
  }

  private static func publish(
    _ container: Container,
    replacing: Bool,
    at site: SourceSite
  ) throws(ContainerError) {
    while true {
      let initial = state.withLock { $0.initial }
      // From here on it accepts no registration that would be lost.
      if let initial, !container.keepsInUse(initial),
        let first = initial.retire(evenIfUsed: replacing, at: site)
      {
        throw refused(by: first, site)
      }
      if succeed(initial) { return }
    }
  }

  /// Makes the container of the running bootstrap the default, replacing the present one.
  ///
  /// - Parameter initial: the initial container, if it is known.
  /// - Returns: whether that was still the initial container.
  private static func succeed(_ initial: Container?) -> Bool {
    let (isDone, old) = state.withLock { state -> (Bool, Candidate?) in
      guard state.initial === initial else { return (false, nil) }
      guard let running = state.running else {
        preconditionFailure("the reservation that publishes has not ended")
      }
      let old = state.published
      state.publish(running)
      return (true, old)
    }
    withExtendedLifetime((old, initial)) {}  // released here, outside the lock
    return isDone
  }

  /// Ends the running bootstrap without a result.
  private static func giveUp() {
    let candidate = state.withLock { $0.running.take() }
    withExtendedLifetime(candidate) {}  // as above
  }

  private static func refused(
    by other: Candidate,
    isRunning: Bool,
    _ site: SourceSite
  ) -> ContainerError {
    .bootstrapRefused(
      .init(
        key: nil,
        container: other.container.label,
        resolvedAt: site,
        registeredAt: other.site,
        isRunning: isRunning
      )
    )
  }

  private static func refused(by first: RegistrationRecord, _ site: SourceSite) -> ContainerError {
    .bootstrapRefused(.init(key: first.key, resolvedAt: site, registeredAt: first.site.site))
  }
}

extension Container {
  /// Whether the registrations of the other container are found through this one.
  fileprivate func keepsInUse(_ other: Container) -> Bool {
    self === other || descends(from: other)
  }

  /// The first registration made here; declarations of typed keys do not count.
  fileprivate var firstRegistration: RegistrationRecord? { withCore { $0.firstRegistration } }

  /// Refuses later registrations, for an initial container that a bootstrap replaces.
  ///
  /// - Parameter evenIfUsed: whether to do so even if registrations were made here.
  /// - Returns: the registration that prevents it.
  fileprivate func retire(evenIfUsed: Bool, at site: SourceSite) -> RegistrationRecord? {
    withCore { core in
      if !evenIfUsed, let first = core.firstRegistration { return first }
      core.extras.made.notes.freeze(at: site)
      return nil
    }
  }
}

extension ContainerCore {
  /// The first registration that could be lost; `nil` if there is none, also in a closed container.
  fileprivate var firstRegistration: RegistrationRecord? {
    guard lifecycle == .open else { return nil }
    var first: RegistrationRecord?
    registrations.visit { record in
      guard record.provided == nil, first.map({ record.rank < $0.rank }) != false else { return }
      first = record
    }
    return first
  }
}
