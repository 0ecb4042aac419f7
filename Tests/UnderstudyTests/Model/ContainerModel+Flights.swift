import TestSupport
import Understudy

/// Builds that stop on the way, and who waits for them.
extension ContainerModel {
  /// Starts the build of something asynchronous and shared, or joins the one in flight.
  mutating func ask(_ key: PartKey, in room: Int) throws -> Outcome {
    guard canAsk(key, in: room), let (registration, owner) = lookUp(key, from: room),
      case .recipe(let recipe) = registration.source
    else { throw Unspecified() }
    let asker = askers.count
    let home = home(of: registration, owner: owner, from: room)
    if let flight = rooms[home].flights[key] {
      // He may wait for it and ask again, or begin anew at once.
      guard !flights[flight].isStale else { throw Unspecified() }
      flights[flight].askers.append(asker)
      askers.append(flight)
      if rooms[home].changes != flights[flight].changesAtStart {
        flights[flight].hasLateAsker = true
      }
      return .waits
    }
    let id = flights.count
    let chain = Chain(asker: .task)
    report.held = (registration.id, id)
    var run = start(registration, recipe, in: home, chain, isShared: true)
    rooms[home].flights[key] = id
    flights.append(Flight(run: run))
    do {
      try proceed(&run, isStopping: true)
    } catch let refusal as Refusal {
      rooms[home].flights[key] = nil
      askers.append(nil)
      throw refusal
    }
    flights[id] = Flight(run: run, graph: graph, askers: [asker], isHeld: true)
    flights[id].changesAtStart = rooms[home].changes
    askers.append(id)
    return .waits
  }

  /// Whether a key is asynchronous and shared and not built yet.
  func canAsk(_ key: PartKey, in room: Int) -> Bool {
    guard rooms[room].life == .open, let (registration, owner) = lookUp(key, from: room),
      case .recipe(let recipe) = registration.source, recipe.isAsync, recipe.sharing.isKept
    else { return false }
    let home = home(of: registration, owner: owner, from: room)
    if let scope = recipe.sharing.scope, !isWithin(scope, home) { return false }
    return rooms[home].life == .open && rooms[home].instances[key] == nil
      && !mayComeBack(key, in: home)
  }

  /// Lets a build go on to its end.
  mutating func release(_ id: Int) throws {
    let flight = flights[id]
    let key = flight.run.registration.key
    let room = flight.run.room
    var run = flight.run
    run.chain.asker = flight.isCancelled ? .cancelledTask : .task
    graph = flight.graph
    // What a scope finds above may be another by now.
    let counts =
      rooms[room].flights[key] == id
      && lookUp(key, from: room)?.registration.id == run.registration.id
    superseded = counts ? nil : run.chain.links.first
    defer { superseded = nil }
    var outcome: Outcome
    do {
      try proceed(&run, isStopping: false)
      let build = finish(run)
      if flight.isIndependent { rooms[room].independent.insert(build) }
      outcome = .built(build)
      // What was absent, came and went again may count as changed or not.
      if let before = flight.staleSince.first, !flight.hasReadWhatIsPast,
        !isHit(run.origin, in: room, [], before)
      {
        throw Unspecified()
      }
      if rooms[room].flights[key] == id, !flight.isStale {
        rooms[room].lost[key] = nil
        rooms[room].instances[key] = Instance(build: build, home: run.room, origin: run.origin)
      } else if flight.isStale, flight.hasLateAsker {
        // Whether he came before or after what makes it stale, he may get it or ask again.
        throw Unspecified()
      }
    } catch let refusal as Refusal {
      // Who came after a change may be told, or try again.
      if flight.hasLateAsker { throw Unspecified() }
      outcome = refusal.outcome
      // Who still waits for a build that closing has cancelled asks again, and is told why.
      if outcome == .cancelled {
        // What its scope found above may be gone when he does.
        let now = lookUp(key, from: room)?.registration.id
        if flight.run.recipe.sharing.scope != nil, now != flight.run.registration.id {
          throw Unspecified()
        }
        outcome = .refused(.containerClosed)
      }
    }
    if rooms[room].flights[key] == id { rooms[room].flights[key] = nil }
    flights[id].isHeld = false
    flights[id].run.readers = []
    for asker in flight.askers {
      askers[asker] = nil
      report.answers[asker] = outcome
    }
    if rooms[room].draining.remove(id) != nil, rooms[room].draining.isEmpty { endClosing(room) }
  }

  /// One who waits goes; the last to go cancels the build.
  mutating func cancel(_ asker: Int) {
    guard let id = askers[asker] else { return }
    askers[asker] = nil
    report.answers[asker] = .cancelled
    flights[id].askers.removeAll { $0 == asker }
    guard flights[id].askers.isEmpty else { return }
    flights[id].isCancelled = true
    let run = flights[id].run
    if rooms[run.room].flights[run.registration.key] == id {
      rooms[run.room].flights[run.registration.key] = nil
    }
  }

  mutating func close(_ room: Int) throws -> Outcome {
    let below = descendants(of: room)
    // With builds in flight below, or closed twice at once, more would have to be waited for.
    guard rooms[room].life != .closing else { throw Unspecified() }
    guard below.allSatisfy({ rooms[$0].life != .closing && heldFlights(in: $0).isEmpty }) else {
      throw Unspecified()
    }
    guard rooms[room].life == .open else {
      return .done
    }
    for closing in below + [room] where rooms[closing].life == .open {
      rooms[closing].life = .closing
      rooms[closing].isOpenScope = false
    }
    rooms[room].draining = Set(heldFlights(in: room))
    rooms[room].flights = [:]
    for flight in rooms[room].draining { flights[flight].isCancelled = true }
    guard rooms[room].draining.isEmpty else { return .waits }
    endClosing(room)
    return .done
  }

  /// Builds whose factories are at work, whether their instances still count or not.
  private func heldFlights(in room: Int) -> [Int] {
    flights.indices.filter { flights[$0].run.room == room && flights[$0].isHeld }
  }

  private mutating func endClosing(_ room: Int) {
    for closed in descendants(of: room) + [room] {
      rooms[closed].life = .closed
      rooms[closed].registrations = []
      rooms[closed].instances = [:]
    }
  }
}
