import Synchronization

/// The container of the process, which only a bootstrap sets.
///
/// States: *unset*, *set*; in either of them a bootstrap may be *running*, one at a time. It ends in
/// *set*, or where it began.
enum ProcessDefault {
  private struct Holder {
    let container: Container
    let publication: Publication
    let site: SourceSite
  }

  private struct State {
    var published: Holder? {
      didSet { container = published?.container }
    }
    /// That of ``published``, which is asked for often: alone it is quicker to copy.
    private(set) var container: Container?
    var running: Holder?
    /// Of all that ever were the default.
    var cells: [EpochCell] = []
  }

  private static let state = Lock(State())

  private static let address = Atomic<UInt>(0)

  /// The default's cell, without a lock: no cell is freed that was ever the default's.
  static var cell: Unmanaged<EpochCell>? {
    UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)).map(Unmanaged.fromOpaque)
  }

  static var container: Container? { state.withLock { $0.container } }

  /// Reserves the right to publish the container, for one caller at a time.
  static func begin(
    _ container: Container,
    replacing: Bool,
    at site: SourceSite
  ) throws(ContainerError) {
    container.mayBeDefault.store(true, ordering: .relaxed)
    let holder = Holder(container: container, publication: Publication(), site: site)
    let (running, published) = state.withLock { state -> (Holder?, Holder?) in
      if let running = state.running { return (running, nil) }
      if let published = state.published, !replacing { return (nil, published) }
      state.running = holder
      return (nil, nil)
    }
    guard let other = running ?? published else { return }
    throw .bootstrapRefused(
      .init(
        key: nil,
        container: other.container.label,
        resolvedAt: site,
        registeredAt: other.site,
        isRunning: running != nil
      )
    )
  }

  /// Makes the container of the running bootstrap the default.
  static func publish() {
    let old = state.withLock { state in
      let old = state.published
      state.running?.publication.happens()
      (state.published, state.running) = (state.running, nil)
      if let cell = state.published?.container.cell {
        state.cells.append(cell)
        address.store(UInt(bitPattern: ObjectIdentifier(cell)), ordering: .releasing)
      }
      return old
    }
    _ = old  // released here, outside the lock
  }

  /// Ends the running bootstrap without a result.
  static func giveUp() {
    let holder = state.withLock { $0.running.take() }
    _ = holder  // as above
  }

  /// The publication of a container that is the default or is about to be.
  static func publication(of container: Container) -> Publication? {
    // Nothing else is ordered by the flag: who has to know of the bootstrap runs in it or after it.
    guard container.mayBeDefault.load(ordering: .relaxed) else { return nil }
    return state.withLock { state in
      if state.published?.container === container { return state.published?.publication }
      return state.running?.container === container ? state.running?.publication : nil
    }
  }
}
