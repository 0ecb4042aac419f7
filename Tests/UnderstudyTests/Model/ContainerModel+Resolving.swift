import Understudy

extension ContainerModel {
  /// Why a look-up gives nothing.
  enum Refusal: Error {
    case error(ContainerError.Kind)
    case cancelled

    var outcome: Outcome {
      switch self {
      case .error(let kind): .refused(kind)
      case .cancelled: .cancelled
      }
    }
  }

  enum Asker { case thread, task, cancelledTask }

  /// The factories that are running for one outermost resolve, the innermost last.
  struct Chain {
    struct Link: Equatable {
      let key: PartKey
      let room: Int
    }
    var links: [Link] = []
    /// Whether what they make ends up with a shared instance, which must not keep the container.
    var isHeldWeakly = false
    var asker: Asker
  }

  struct Answer {
    let build: Int?
    /// All that stands on this answer stands on: the look-up itself and what it is built from.
    let origin: Origin
    /// Whether no container keeps it.
    var isPrivate = false
  }

  struct GraphSlot: Hashable {
    let room: Int
    let registration: Int
  }

  /// A run of a factory.
  struct Run {
    let registration: Registration
    let recipe: Recipe
    let room: Int
    var chain: Chain
    var next = 0
    var origin = Origin()
    var parts: [Int?] = []
    var readers: [Reader] = []
  }

  /// A build of a shared instance that has stopped on the way.
  struct Flight {
    var run: Run
    var graph: [GraphSlot: Answer] = [:]
    var askers: [Int] = []
    /// Whether somebody came after a change of anything.
    var changesAtStart = 0
    var hasLateAsker = false
    /// What was before something changed that it has read.
    var staleSince: [ContainerModel] = []
    var isStale: Bool { !staleSince.isEmpty }
    /// A reset of everything has kept it, and so keeps what it makes.
    var isIndependent = false
    /// Whether something that it has read was reset by itself, which nothing takes back.
    var hasReadWhatIsPast = false
    var isCancelled = false
    var isHeld = false
  }

  mutating func resolve(
    _ key: PartKey,
    in room: Int,
    _ chain: Chain,
    optionally: Bool = false
  ) throws -> Answer {
    guard rooms[room].life != .closed else { throw Refusal.error(.containerClosed) }
    guard let (registration, owner) = lookUp(key, from: room) else {
      guard optionally else { throw Refusal.error(.dependencyNotRegistered) }
      return Answer(build: nil, origin: origin(of: key, room))
    }
    let recipe: Recipe
    switch registration.source {
    case .ready(let build): return Answer(build: build, origin: origin(of: key, room))
    case .refused: throw Refusal.error(.containerFrozen)
    case .recipe(let it): recipe = it
    }
    let isShared = recipe.sharing.isKept
    let home = home(of: registration, owner: owner, from: room)
    if let scope = recipe.sharing.scope, !isWithin(scope, home) {
      throw Refusal.error(.scopeNotOpen)
    }
    if isShared, let built = rooms[home].instances[key] {
      return Answer(build: built.build, origin: origin(of: key, room, built))
    }
    if isShared, mayComeBack(key, in: home) { throw Unspecified() }
    guard rooms[home].life == .open else { throw Refusal.error(.containerClosed) }
    if chain.asker == .cancelledTask { throw Refusal.cancelled }
    if recipe.isAsync, chain.asker == .thread { throw Refusal.error(.requiresAsync) }
    let slot = GraphSlot(room: home, registration: registration.id)
    let isGraph = recipe.sharing == .graph && !chain.links.isEmpty
    if isGraph, let made = graph[slot] { return made }
    let link = Chain.Link(key: key, room: home)
    if chain.links.contains(link) {
      if link == superseded { throw Unspecified() }
      throw Refusal.error(.circularDependency)
    }
    if isShared, rooms[home].flights[key] != nil { throw Unspecified() }

    var run = start(registration, recipe, in: home, chain, isShared: isShared)
    try proceed(&run, isStopping: false)
    let build = finish(run)
    if isShared {
      let instance = Instance(build: build, home: run.room, origin: run.origin)
      rooms[home].instances[key] = instance
      rooms[home].lost[key] = nil
      return Answer(build: build, origin: origin(of: key, room, instance))
    }
    var whole = origin(of: key, room)
    whole.add(run.origin)
    let answer = Answer(build: build, origin: whole, isPrivate: true)
    if isGraph { graph[slot] = answer }
    return answer
  }

  func mayComeBack(_ key: PartKey, in room: Int) -> Bool {
    guard let lost = rooms[room].lost[key] else { return false }
    return rooms[room].independent.contains(lost.instance.build)
      || !isHit(lost.instance.origin, in: room, [], lost.before)
  }

  private func origin(of key: PartKey, _ viewer: Int, _ instance: Instance? = nil) -> Origin {
    // What an ancestor keeps is the ancestor's to judge; an instance is good while it is kept.
    var origin = Origin()
    if let instance, rooms[viewer].instances[key]?.build == instance.build {
      origin = instance.origin.within(instance.build)
    }
    origin.lookUps.insert(LookUp(key: key, viewer: viewer, shared: instance?.build))
    return origin
  }

  /// All keys of a container and then those of its ancestors that are not shadowed.
  func keys(in room: Int) -> [PartKey] {
    let own = rooms[room].registrations.map(\.key)
    return own + (rooms[room].parent.map { keys(in: $0) } ?? []).filter { !own.contains($0) }
  }
}

// MARK: - Factories

extension ContainerModel {
  mutating func start(
    _ registration: Registration,
    _ recipe: Recipe,
    in room: Int,
    _ chain: Chain,
    isShared: Bool
  ) -> Run {
    var chain = chain
    chain.links.append(Chain.Link(key: registration.key, room: room))
    chain.isHeldWeakly = chain.isHeldWeakly || isShared
    if !recipe.isAsync { chain.asker = .thread }
    if recipe.isAsync { asyncFamilies.insert(rooms[room].family) }
    report.events.append(.ran(registration: registration.id, container: rooms[room].label))
    var run = Run(registration: registration, recipe: recipe, room: room, chain: chain)
    if recipe.sharing.scope != nil, lookUp(registration.key, from: room)?.owner != room {
      // It stays while the scope finds the registration above.
      run.origin.lookUps.insert(LookUp(key: registration.key, viewer: room, shared: nil))
    }
    return run
  }

  /// Goes on with a factory, up to its end or to where it stops.
  mutating func proceed(_ run: inout Run, isStopping: Bool) throws {
    while run.next < run.recipe.steps.count {
      if isStopping, run.next == run.recipe.holdsBefore { return }
      try take(run.recipe.steps[run.next], &run)
      run.next += 1
    }
    if isStopping, run.next == run.recipe.holdsBefore { return }
    if run.recipe.fails { throw Refusal.error(.factoryFailed) }
  }

  mutating func finish(_ run: Run) -> Int {
    let build = nextBuild
    nextBuild += 1
    readers += run.readers
    report.events.append(.made(build, registration: run.registration.id, from: run.parts))
    return build
  }

  private mutating func take(_ step: Recipe.Step, _ run: inout Run) throws {
    let later = LaterLookUp(key: step.key, viewer: run.room, home: run.room)
    let reference: Reader.Reference = run.chain.isHeldWeakly ? .weak(run.room) : .strong(run.room)
    var answer: Answer?
    switch step.way {
    case .resolver, .current: answer = try resolve(step.key, in: run.room, run.chain)
    case .optional: answer = try resolve(step.key, in: run.room, run.chain, optionally: true)
    case .injected, .injectedOptional:
      let kind: ReaderKind = step.way == .injected ? .injected : .injectedOptional
      var reader = Reader(kind: kind, key: step.key, reference: reference)
      run.origin.later.insert(later)
      answer = try read(&reader, whileCurrent: run.room, run.chain)
      run.readers.append(reader)
    case .injectedLater:
      run.origin.later.insert(later)
      run.readers.append(Reader(kind: .injected, key: step.key, reference: reference))
    case .provider, .lazy:
      guard rooms[run.room].life != .closed else { throw Refusal.error(.containerClosed) }
      run.origin.later.insert(later)
      let kind: ReaderKind = step.way == .lazy ? .lazy : .provider
      run.readers.append(Reader(kind: kind, key: step.key, reference: reference))
    }
    if let answer {
      run.origin.add(answer.origin)
      run.parts.append(answer.build)
    }
  }
}
