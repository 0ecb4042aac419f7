import Understudy

/// What containers should do: plain arrays and dictionaries, written from the design alone.
///
/// It is simple where the containers are quick. It knows which look-up each instance came of, and
/// after every change looks through all instances for look-ups that would now end elsewhere.
struct ContainerModel {
  enum Life { case open, closing, closed }

  struct Registration {
    enum Source {
      case recipe(Recipe)
      case ready(build: Int)
      /// It came when the container was frozen.
      case refused
    }
    let id: Int
    let key: PartKey
    let source: Source
  }

  struct Instance {
    let build: Int
    /// Where it was built.
    let home: Int
    var origin: Origin
  }

  /// What something was built from, through everything in between.
  struct Origin {
    var lookUps: Set<LookUp> = []
    var later: Set<LaterLookUp> = []

    mutating func add(_ other: Origin) {
      lookUps.formUnion(other.lookUps)
      later.formUnion(other.later)
    }

    /// The same, for what was built from that shared instance.
    func within(_ build: Int) -> Origin {
      Origin(
        lookUps: Set(lookUps.map { $0.within(build) }),
        later: Set(later.map { $0.within(build) })
      )
    }
  }

  struct LookUp: Hashable {
    let key: PartKey
    /// The container that was asked.
    var viewer: Int
    /// The shared instance it gave.
    let shared: Int?
    /// The shared instances that it was done for.
    var builds: Set<Int> = []

    func within(_ build: Int) -> LookUp {
      var copy = self
      copy.builds.insert(build)
      return copy
    }
  }

  /// One that an injection value made on the way will do some time. It counts where an instance is
  /// used outside the container it was built in: there the value asks the wrong one.
  struct LaterLookUp: Hashable {
    let key: PartKey
    var viewer: Int
    let home: Int
    /// The shared instances that it will be done for.
    var builds: Set<Int> = []

    func within(_ build: Int) -> LaterLookUp {
      var copy = self
      copy.builds.insert(build)
      return copy
    }
  }

  struct Room {
    var label: String
    let parent: Int?
    /// The first of its chain; forks found families of their own.
    let family: Int
    var life = Life.open
    /// In order of first registration.
    var registrations: [Registration] = []
    var instances: [PartKey: Instance] = [:]
    /// Keys whose weakly shared instances once went.
    var letGo: Set<PartKey> = []
    /// What a sharing fork has dropped, and what was registered before: where that comes to be again,
    /// the instance may come back as well.
    var lost: [PartKey: (instance: Instance, before: ContainerModel)] = [:]
    /// Instances that a reset of everything has kept: they stand, whatever they were built from.
    var independent: Set<Int> = []
    var isSharing = false
    /// What a sharing fork has dropped for good, and may not have let go of yet.
    var leftovers: Set<PartKey> = []
    /// The build in flight for a key.
    var flights: [PartKey: Int] = [:]
    /// Builds that closing waits for.
    var draining: Set<Int> = []
    /// How often something has changed here or above.
    var changes = 0
    var isDropped = false
    /// Forked along with a child: nobody has it in hand.
    var isHidden = false
    var scope: ScopeTag?
    /// Whether its parent finds it.
    var isOpenScope = false
    var isFrozen = false
    /// Which registrations these are: another number with every change, the old one when that is
    /// taken back.
    var edition = 0
  }

  struct Snapshot {
    let room: Int
    let registrations: [Registration]
    var instances: [PartKey: Instance]
    let independent: Set<Int>
    let lost: [PartKey: (instance: Instance, before: ContainerModel)]
    let edition: Int
    /// All that was the case then, in an array of one: a value cannot contain itself otherwise.
    let then: [ContainerModel]
  }

  var rooms: [Room] = []
  var snapshots: [Snapshot] = []
  var readers: [Reader] = []
  var flights: [Flight] = []
  /// The flight each asker waits for; `nil` once he has his answer.
  var askers: [Int?] = []
  /// Families in which tasks have run, whose ends nobody can wait for.
  var asyncFamilies: Set<Int> = []
  /// What injection values have ever held.
  var everHeld: Set<Int> = []
  var nextRegistration = 0
  var nextBuild = 0
  var nextEdition = 0
  /// What `.graph` registrations have made within the present outermost resolve.
  var graph: [GraphSlot: Answer] = [:]
  /// What is being built for a registration that no longer counts; it may ask for its successor.
  var superseded: Chain.Link?
  var report = Report()

  init() { _ = openRoom(parent: nil) }
}

/// Something the design leaves open, or that the model does not know: the operation is left out.
struct Unspecified: Error {}

/// What an operation gave.
enum Outcome: Equatable, Sendable {
  case done
  case built(Int)
  case nothing
  /// A scope by the number of its container.
  case found(Int)
  case several([Int])
  case refused(ContainerError.Kind)
  case cancelled
  /// Somebody waits for a build in flight.
  case waits
  /// Nothing came for seconds.
  case hung
}

/// What a factory has to tell.
enum FactoryEvent: Equatable, Sendable {
  case ran(registration: Int, container: String)
  case made(Int, registration: Int, from: [Int?])
}

/// All that can be seen of one operation.
struct Report {
  var outcome = Outcome.done
  var events: [FactoryEvent] = []
  /// Misuses reported to the test.
  var issues = 0
  /// Who waited before and has an answer now.
  var answers: [Int: Outcome] = [:]
  /// The registration whose factory stops on the way, as which flight.
  var held: (registration: Int, flight: Int)?
}

// MARK: - Rooms

extension ContainerModel {
  mutating func openRoom(parent: Int?) -> Int {
    let id = rooms.count
    let family = parent.map { rooms[$0].family } ?? id
    rooms.append(Room(label: "c\(id)", parent: parent, family: family))
    if let parent, rooms[parent].life != .open {
      rooms[id].life = .closed
    }
    return id
  }

  mutating func fork(_ origin: Int, sharing: ForkSharing) throws -> Int {
    let fork = try forkChain(origin, sharing)[origin]!
    rooms[fork].isHidden = false
    rooms[fork].label = "c\(fork)"
    return fork
  }

  /// Forks a container and its ancestors; answers with the twin of each.
  private mutating func forkChain(_ origin: Int, _ sharing: ForkSharing) throws -> [Int: Int] {
    var twins = try rooms[origin].parent.map { try forkChain($0, sharing) } ?? [:]
    let id = rooms.count
    let parent = rooms[origin].parent.flatMap { twins[$0] }
    var room = Room(
      label: rooms[origin].label,
      parent: parent,
      family: parent.map { rooms[$0].family } ?? id
    )
    room.life = rooms[origin].life == .open ? .open : .closed
    room.registrations = rooms[origin].registrations
    room.isHidden = true
    room.scope = rooms[origin].scope
    twins[origin] = id
    if sharing == .builtInstances {
      guard rooms[origin].lost.isEmpty else { throw Unspecified() }
      // What looks one of those up later may be built anew.
      let later = Set(rooms[origin].instances.values.flatMap(\.origin.later).map(\.key))
      guard later.isDisjoint(with: rooms[origin].leftovers) else { throw Unspecified() }
      room.isSharing = true
      room.independent = rooms[origin].independent
      room.instances = try rooms[origin].instances.mapValues {
        var copy = $0
        copy.origin.add(try builtForLater(copy.origin, in: origin))
        return copy.seen(from: twins)
      }
    }
    rooms.append(room)
    return twins
  }

  /// What injection values made in a room go on giving is what is built for them there.
  private func builtForLater(_ origin: Origin, in room: Int) throws(Unspecified) -> Origin {
    var all = Origin()
    var open = origin.later.filter { $0.home == room }
    var seen = open
    while let next = open.popFirst() {
      guard let (registration, owner) = lookUp(next.key, from: room) else { continue }
      let home = home(of: registration, owner: owner, from: room)
      guard let built = rooms[home].instances[next.key] else {
        // What it was built from may still count.
        if rooms[home].letGo.contains(next.key) { throw Unspecified() }
        continue
      }
      let lookUp = LookUp(key: next.key, viewer: room, shared: built.build)
      all.lookUps.insert(next.builds.reduce(lookUp) { $0.within($1) })
      guard home == room else { continue }
      let origin = next.builds.reduce(built.origin.within(built.build)) { $0.within($1) }
      all.add(origin)
      for later in origin.later where later.home == room && seen.insert(later).inserted {
        open.insert(later)
      }
    }
    return all
  }

  func ancestors(of room: Int) -> [Int] {
    guard let parent = rooms[room].parent else { return [] }
    return [parent] + ancestors(of: parent)
  }

  func descendants(of room: Int) -> [Int] {
    rooms.indices.filter { ancestors(of: $0).contains(room) && !isFreed($0) }
  }

  /// A container that nobody holds is gone.
  func isFreed(_ room: Int) -> Bool {
    guard rooms[room].isDropped || rooms[room].isHidden else { return false }
    // Its parent holds an open scope, and who closes a container that one.
    if rooms[room].isOpenScope || rooms[room].life == .closing { return false }
    if readers.contains(where: { $0.reference == .strong(room) }) { return false }
    return rooms.indices.allSatisfy { rooms[$0].parent != room || isFreed($0) }
  }

  func lookUp(_ key: PartKey, from room: Int) -> (registration: Registration, owner: Int)? {
    if let own = rooms[room].registrations.first(where: { $0.key == key }) { return (own, room) }
    return rooms[room].parent.flatMap { lookUp(key, from: $0) }
  }

  /// Whether the second room is an ancestor of the first.
  func isBelow(_ room: Int, _ ancestor: Int) -> Bool {
    guard let parent = rooms[room].parent else { return false }
    return parent == ancestor || isBelow(parent, ancestor)
  }
}

extension ContainerModel.Instance {
  fileprivate func seen(from twins: [Int: Int]) -> Self {
    var copy = self
    copy.origin.lookUps = Set(
      origin.lookUps.map {
        var lookUp = $0
        lookUp.viewer = twins[lookUp.viewer] ?? lookUp.viewer
        return lookUp
      }
    )
    copy.origin.later = Set(
      origin.later.map {
        var lookUp = $0
        lookUp.viewer = twins[lookUp.viewer] ?? lookUp.viewer
        return lookUp
      }
    )
    return copy
  }
}
