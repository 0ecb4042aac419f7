import TestSupport
import Understudy

/// One operation after the other.
extension ContainerModel {
  /// The operation with its places counted out; `nil` where there is nothing to do it to.
  func pinned(_ operation: Operation) -> Operation? {
    let inHand = rooms.indices.filter { !rooms[$0].isDropped && !rooms[$0].isHidden }
    func room(_ place: Int) -> Int { place < 0 ? inHand.last! : inHand[place % inHand.count] }
    func pick(_ place: Int, _ all: [Int]) -> Int? { all.isEmpty ? nil : all[place % all.count] }
    switch operation {
    case .register(let key, let recipe, let place): return .register(key, recipe, in: room(place))
    case .registerInstance(let key, let place): return .registerInstance(key, in: room(place))
    case .unregister(let key, let place): return .unregister(key, in: room(place))
    case .resolve(let key, let place): return .resolve(key, in: room(place))
    case .resolveAsync(let key, let place): return .resolveAsync(key, in: room(place))
    case .resolveIfRegistered(let key, let place):
      return .resolveIfRegistered(key, in: room(place))
    case .resolveAll(let place): return .resolveAll(in: room(place))
    case .reset(let target, let kept, let place):
      return .reset(target, keeping: kept, in: room(place))
    case .resetOnly(let keys, let place): return .resetOnly(keys, in: room(place))
    case .purgeReleasedInstances(let place): return .purgeReleasedInstances(in: room(place))
    case .snapshot(let place): return .snapshot(of: room(place))
    case .restore(let snapshot, let place, let elsewhere):
      let all = snapshots.indices.filter { inHand.contains(snapshots[$0].room) }
      return pick(snapshot, all).map {
        .restore($0, in: elsewhere ? room(place) : snapshots[$0].room, elsewhere: elsewhere)
      }
    case .fork(let place, let sharing): return .fork(of: room(place), sharing: sharing)
    case .child(let place): return .child(of: room(place))
    case .openScope(let scope, let id, let place, let value):
      return .openScope(scope, id: id, of: room(place), value: value)
    case .findScope(let scope, let id, let place):
      return .findScope(scope, id: id, from: room(place))
    case .endScope(let place):
      return pick(place, inHand.filter { rooms[$0].isOpenScope }).map { .close($0) }
    case .freeze(let place): return .freeze(room(place))
    case .close(let place): return .close(room(place))
    case .drop(let place): return inHand.count > 1 ? .drop(room(place)) : nil
    case .makeReader(let kind, let key, let place, let isFree):
      return .makeReader(kind, key, in: room(place), isFree: isFree)
    case .read(let reader, let place, let isAsync):
      return pick(reader, Array(readers.indices)).map {
        .read($0, in: room(place), isAsync: isAsync)
      }
    case .ask(let key, let place):
      // The next key, in a circle, that is asynchronous and not built.
      let keys = PartKey.allCases.drop { $0 != key } + PartKey.allCases
      return keys.first { canAsk($0, in: room(place)) }.map { .ask($0, in: room(place)) }
    case .release(let flight):
      return pick(flight, flights.indices.filter { flights[$0].isHeld }).map { .release($0) }
    case .cancel(let asker):
      return pick(asker, askers.indices.filter { askers[$0] != nil }).map { .cancel($0) }
    case .letGo(let build): return pick(build, lettable).map { .letGo($0) }
    }
  }

  /// Weakly shared instances that nobody but the test can be holding.
  private var lettable: [Int] {
    let weak = rooms.indices.flatMap { room in
      rooms[room].instances.filter { key, _ in
        guard let registration = rooms[room].registrations.first(where: { $0.key == key }),
          case .recipe(let recipe) = registration.source
        else { return false }
        return recipe.sharing == .weak && !recipe.isAsync
      }
    }
    return Set(weak.map(\.value.build)).subtracting(everHeld).sorted()
  }

  /// Does a pinned operation and reports what can be seen of it.
  mutating func perform(_ operation: Operation) throws(Unspecified) -> Report {
    report = Report()
    graph = [:]
    do {
      report.outcome = try result(of: operation)
    } catch let refusal as Refusal {
      report.outcome = refusal.outcome
    } catch {
      throw Unspecified()
    }
    return report
  }

  private mutating func result(of operation: Operation) throws -> Outcome {
    switch operation {
    case .register(let key, let recipe, let room): register(key, .recipe(recipe), in: room)
    case .registerInstance(let key, let room):
      register(key, .ready(build: nextBuild), in: room)
      nextBuild += 1
    case .unregister(let key, let room): unregister(key, in: room)
    case .resolve(let key, let room):
      return outcome(try resolve(key, in: room, Chain(asker: .thread)))
    case .resolveAsync(let key, let room):
      return outcome(try resolve(key, in: room, Chain(asker: .task)))
    case .resolveIfRegistered(let key, let room):
      return outcome(try resolve(key, in: room, Chain(asker: .thread), optionally: true))
    case .resolveAll(let room):
      guard rooms[room].life != .closed else { throw Refusal.error(.containerClosed) }
      var builds: [Int] = []
      for key in keys(in: room) {
        graph = [:]
        builds.append(try resolve(key, in: room, Chain(asker: .task)).build!)
      }
      return .several(builds)
    case .reset(let target, let kept, let room): reset(target, keeping: kept, in: room)
    case .resetOnly(let keys, let room): try reset(only: Set(keys), in: room)
    // Nobody can tell.
    case .purgeReleasedInstances: break
    case .snapshot(let room):
      snapshots.append(
        Snapshot(
          room: room,
          registrations: rooms[room].registrations,
          instances: rooms[room].instances,
          independent: rooms[room].independent,
          lost: rooms[room].lost,
          edition: rooms[room].edition,
          then: [self]
        )
      )
    case .restore(let snapshot, let room, _): try restore(snapshots[snapshot], in: room)
    case .fork(let room, let sharing): _ = try fork(room, sharing: sharing)
    case .child(let room): _ = openRoom(parent: room)
    case .openScope(let scope, let id, let room, let value):
      try openScope(ScopeTag(scope: scope, id: id), of: room, value: value)
    case .findScope(let scope, let id, let room):
      return try findScope(ScopeTag(scope: scope, id: id), from: room)
    case .endScope: throw Unspecified()
    case .freeze(let room): rooms[room].isFrozen = true
    case .close(let room): return try close(room)
    case .drop(let room):
      guard !asyncFamilies.contains(rooms[room].family) else { throw Unspecified() }
      rooms[room].isDropped = true
    case .makeReader(let kind, let key, let room, let isFree):
      return try makeReader(kind, key, in: room, isFree: isFree)
    case .read(let reader, let room, let isAsync):
      var copy = readers[reader]
      defer { readers[reader] = copy }
      // A task that this starts elsewhere carries the current container, too.
      if isAsync { asyncFamilies.insert(rooms[room].family) }
      let chain = Chain(asker: isAsync ? .task : .thread)
      return outcome(try read(&copy, whileCurrent: room, chain))
    case .ask(let key, let room): return try ask(key, in: room)
    case .release(let flight): try release(flight)
    case .cancel(let asker): cancel(asker)
    case .letGo(let build): try letGo(build)
    }
    return .done
  }

  private func outcome(_ answer: Answer) -> Outcome { answer.build.map { .built($0) } ?? .nothing }

  private mutating func makeReader(
    _ kind: ReaderKind,
    _ key: PartKey,
    in room: Int,
    isFree: Bool
  ) throws -> Outcome {
    switch kind {
    case .injected, .injectedOptional:
      readers.append(
        Reader(kind: kind, key: key, reference: isFree ? .current : .strong(room))
      )
    case .provider, .lazy:
      guard rooms[room].life != .closed else { throw Refusal.error(.containerClosed) }
      readers.append(Reader(kind: kind, key: key, reference: .strong(room)))
    }
    return .done
  }
}
