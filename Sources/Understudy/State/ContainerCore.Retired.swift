extension ContainerCore {
  /// The objects that a change releases; the owner releases them outside its lock.
  struct Retired: ~Copyable {
    /// The parts that few changes release; only the change that made it accesses it.
    private final class Rest {
      @exclusivity(unchecked) var leaves: [MapLeaf] = []
      @exclusivity(unchecked) var state: StateSnapshot?
      @exclusivity(unchecked) var states: [StateSnapshot] = []
      @exclusivity(unchecked) var origins: [ForkOrigin] = []
      @exclusivity(unchecked) var residents: [AttachedDoubleRecord] = []
      @exclusivity(unchecked) var bases: [MapNode] = []
      @exclusivity(unchecked) var others: [Any] = []
      @exclusivity(unchecked) var reset: ResetHistory.Reset?
    }

    private var first: MapLeaf?
    private var second: MapLeaf?
    private var known: Rest?

    /// The doubles to reset.
    var residents: [AttachedDoubleRecord] { known?.residents ?? [] }

    /// The reset that the change has made, for descendants.
    var reset: ResetHistory.Reset? { known?.reset }

    mutating func note(_ reset: ResetHistory.Reset) { rest.reset = reset }

    /// Whether the leaf was released individually.
    func contains(_ leaf: MapLeaf) -> Bool {
      first === leaf || second === leaf || known?.leaves.contains { $0 === leaf } == true
    }

    mutating func add(_ leaf: MapLeaf) {
      if first == nil {
        first = leaf
      } else if second == nil {
        second = leaf
      } else {
        rest.leaves.append(leaf)
      }
    }

    /// Adds everything of an earlier state.
    mutating func add(_ state: consuming StateSnapshot) {
      if rest.state == nil { rest.state = state } else { rest.states.append(state) }
    }

    mutating func add(_ origin: ForkOrigin?) {
      guard let origin else { return }
      rest.origins.append(origin)
    }

    /// Adds what a map that ends keeps of the map it began with, besides its leaves.
    mutating func add(baseOf map: borrowing EditableMap<some MapLeaf>) {
      if let base = map.base { rest.bases.append(base) }
    }

    /// Adds anything else that may hold a user's object.
    mutating func add(other: Any) { rest.others.append(other) }

    /// Adds a double to reset.
    mutating func reset(_ resident: AttachedDoubleRecord) { rest.residents.append(resident) }

    private var rest: Rest {
      mutating get {
        if let known { return known }
        let made = Rest()
        known = made
        return made
      }
    }
  }
}
