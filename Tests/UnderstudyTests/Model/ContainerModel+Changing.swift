import Understudy

/// What becomes of instances when registrations change.
extension ContainerModel {
  mutating func register(_ key: PartKey, _ source: Registration.Source, in room: Int) {
    let isRefused = rooms[room].isFrozen || rooms[room].life != .open
    let registration = Registration(
      id: nextRegistration,
      key: key,
      source: isRefused ? .refused : source
    )
    nextRegistration += 1
    if isRefused { report.issues += 1 }
    guard rooms[room].life == .open else { return }
    countEdition(of: room)
    change(room) { model in
      // A replaced one keeps its place.
      if let place = model.rooms[room].registrations.firstIndex(where: { $0.key == key }) {
        model.rooms[room].registrations[place] = registration
      } else {
        model.rooms[room].registrations.append(registration)
      }
      model.rooms[room].instances[key] = nil
      model.rooms[room].lost[key] = nil
      model.rooms[room].flights[key] = nil
    }
  }

  mutating func unregister(_ key: PartKey, in room: Int) {
    guard rooms[room].life == .open else { return }
    if rooms[room].isFrozen { report.issues += 1 }
    guard !rooms[room].isFrozen, rooms[room].registrations.contains(where: { $0.key == key })
    else { return countChange(of: room) }
    countEdition(of: room)
    change(room) { model in
      model.rooms[room].registrations.removeAll { $0.key == key }
      model.rooms[room].instances[key] = nil
      model.rooms[room].lost[key] = nil
      model.rooms[room].flights[key] = nil
    }
  }

  mutating func reset(_ target: ResetTarget, keeping kept: [PartKey], in room: Int) {
    guard rooms[room].life == .open else { return }
    if target == .everything, rooms[room].isFrozen {
      report.issues += 1
      return countChange(of: room)
    }
    if target == .everything {
      countEdition(of: room)
      for (key, instance) in rooms[room].instances where kept.contains(key) {
        rooms[room].independent.insert(instance.build)
      }
      for (key, flight) in rooms[room].flights where kept.contains(key) {
        flights[flight].isIndependent = true
      }
    }
    change(room, exempting: Set(kept)) { model in
      model.rooms[room].instances = model.rooms[room].instances.filter { kept.contains($0.key) }
      model.rooms[room].lost = model.rooms[room].lost.filter { kept.contains($0.key) }
      model.rooms[room].flights = model.rooms[room].flights.filter { kept.contains($0.key) }
      if target == .everything {
        model.rooms[room].registrations.removeAll { !kept.contains($0.key) }
      }
    }
    forgetReadings(in: room, keeping: kept)
  }

  /// Instances go one by one, and what was built from them.
  mutating func reset(only keys: Set<PartKey>, in room: Int) throws(Unspecified) {
    guard rooms[room].life == .open else { return }
    // What came of an instance that is gone, or may come back, may go or stay.
    let isUnsure = keys.contains {
      rooms[room].letGo.contains($0) || rooms[room].lost[$0] != nil
    }
    if isUnsure { throw Unspecified() }
    let past = Set(keys.compactMap { rooms[room].instances[$0]?.build })
    change(room, dismissing: past) { model in
      for key in keys {
        model.rooms[room].instances[key] = nil
        model.rooms[room].flights[key] = nil
      }
    }
    let own = keys.intersection(rooms[room].registrations.map(\.key))
    readers = readers.map { $0.reset(in: room, only: own, self) }
    for flight in flights.indices {
      flights[flight].run.readers = flights[flight].run.readers.map {
        $0.reset(in: room, only: own, self)
      }
    }
  }

  mutating func restore(_ snapshot: Snapshot, in room: Int) throws {
    guard snapshot.room == room else { throw Refusal.error(.snapshotOfAnotherContainer) }
    guard rooms[room].life == .open else { throw Refusal.error(.containerClosed) }
    if rooms[room].isFrozen, rooms[room].edition != snapshot.edition {
      countChange(of: room)
      let hasOthers =
        rooms[room].registrations.map(\.id) != snapshot.registrations.map(\.id)
      throw hasOthers ? Refusal.error(.containerFrozen) : Unspecified()
    }
    change(room, exempting: Set(PartKey.allCases)) { model in
      model.rooms[room].edition = snapshot.edition
      model.rooms[room].registrations = snapshot.registrations
      model.rooms[room].instances = snapshot.instances
      model.rooms[room].independent = snapshot.independent
      model.rooms[room].lost = snapshot.lost
      model.dropStale(in: room, since: snapshot.then[0])
      model.rooms[room].flights = [:]
    }
    forgetReadings(in: room, keeping: [])
  }

  /// An ancestor may have changed since a snapshot was taken, and is not restored along with it.
  private mutating func dropStale(in room: Int, since then: ContainerModel) {
    guard rooms[room].parent != nil else { return }
    let dropped = droppedAbove(room, since: then)
    for (key, instance) in rooms[room].instances
    where isHit(instance, of: key, in: room, dropped, then) {
      rooms[room].instances[key] = nil
      rooms[room].lost[key] = (instance, then)
    }
  }

  /// Who waits for a build and came after a change may ask again, even if it has changed nothing.
  private mutating func countChange(of room: Int) {
    for affected in [room] + descendants(of: room) { rooms[affected].changes += 1 }
  }

  /// The one rule of invalidation: an instance goes when a look-up it came of would now find
  /// another registration, or when an ancestor dropped the instance that the look-up gave.
  ///
  /// - Parameters:
  ///   - exempt: keys of the container itself whose instances were just said to stay.
  ///   - past: instances of its own that were just said to go, with what was built from them.
  private mutating func change(
    _ room: Int,
    exempting exempt: Set<PartKey> = [],
    dismissing past: Set<Int> = [],
    _ body: (inout ContainerModel) -> Void
  ) {
    let before = self
    body(&self)
    countChange(of: room)
    // Parents come before their children.
    for affected in rooms.indices where rooms[affected].life == .open {
      let independent = rooms[affected].independent
      let isPast = { (origin: Origin) in
        affected == room
          && origin.lookUps.contains {
            $0.shared.map(past.contains) == true && independent.isDisjoint(with: $0.builds)
          }
      }
      let dropped = droppedAbove(affected, since: before)
      for (key, instance) in rooms[affected].instances {
        if affected == room && exempt.contains(key) { continue }
        let isIndependent = independent.contains(instance.build)
        if !isIndependent, isPast(instance.origin) {
          rooms[affected].instances[key] = nil
          if rooms[affected].isSharing { rooms[affected].leftovers.insert(key) }
          continue
        }
        guard isHit(instance, of: key, in: affected, dropped, before) else { continue }
        rooms[affected].instances[key] = nil
        if rooms[affected].isSharing { rooms[affected].lost[key] = (instance, before) }
      }
      for flight in flights.indices where flights[flight].run.room == affected {
        if affected == room, exempt.contains(flights[flight].run.registration.key) { continue }
        if flights[flight].isIndependent { continue }
        if isPast(flights[flight].run.origin) {
          flights[flight].hasReadWhatIsPast = true
          flights[flight].staleSince.append(before)
        }
        if isHit(flights[flight].run.origin, in: affected, dropped, before) {
          flights[flight].staleSince.append(before)
        }
      }
    }
    readers = readers.map { $0.checked(self, room, before, past) }
    for flight in flights.indices {
      flights[flight].run.readers = flights[flight].run.readers.map {
        $0.checked(self, room, before, past)
      }
    }
  }

  func droppedAbove(_ room: Int, since before: ContainerModel) -> Set<Int> {
    var dropped: Set<Int> = []
    for ancestor in ancestors(of: room) {
      let now = rooms[ancestor].instances.values.map(\.build)
      dropped.formUnion(Set(before.rooms[ancestor].instances.values.map(\.build)).subtracting(now))
    }
    return dropped
  }

  /// What a reset of everything has kept only goes when its own key gets another registration.
  private func isHit(
    _ instance: Instance,
    of key: PartKey,
    in room: Int,
    _ dropped: Set<Int>,
    _ before: ContainerModel
  ) -> Bool {
    rooms[room].independent.contains(instance.build)
      ? endsElsewhere(key, room, than: before) : isHit(instance.origin, in: room, dropped, before)
  }

  func isHit(
    _ origin: Origin,
    in room: Int,
    _ dropped: Set<Int>,
    _ before: ContainerModel
  ) -> Bool {
    let independent = rooms[room].independent
    return origin.lookUps.contains {
      (isHit($0, before) || $0.shared.map(dropped.contains) == true)
        && independent.isDisjoint(with: $0.builds)
    }
      || origin.later.contains {
        isHit($0, in: room, before) && independent.isDisjoint(with: $0.builds)
      }
  }

  private func isHit(_ lookUp: LaterLookUp, in room: Int, _ before: ContainerModel) -> Bool {
    lookUp.home != room && !ancestors(of: room).contains(lookUp.home)
      && endsElsewhere(lookUp.key, lookUp.viewer, than: before)
  }

  private func isHit(_ lookUp: LookUp, _ before: ContainerModel) -> Bool {
    endsElsewhere(lookUp.key, lookUp.viewer, than: before)
  }

  private func endsElsewhere(
    _ key: PartKey,
    _ viewer: Int,
    than before: ContainerModel
  ) -> Bool {
    before.lookUp(key, from: viewer)?.registration.id != lookUp(key, from: viewer)?.registration.id
  }

  /// What injection values hold of transients goes with a reset that does not keep the key.
  private mutating func forgetReadings(in room: Int, keeping kept: [PartKey]) {
    readers = readers.map { $0.reset(in: room, keeping: kept, self) }
    for flight in flights.indices {
      flights[flight].run.readers = flights[flight].run.readers.map {
        $0.reset(in: room, keeping: kept, self)
      }
    }
  }

  /// Nobody holds a weakly shared instance any more.
  mutating func letGo(_ build: Int) throws(Unspecified) {
    // What a child has built from it may stay or not when something changes above.
    let below =
      rooms.filter { $0.parent != nil }.flatMap(\.instances.values).map(\.origin)
      + snapshots.flatMap(\.instances.values).map(\.origin) + flights.map(\.run.origin)
    let isUsed = below.contains { $0.lookUps.contains { $0.shared == build } }
    if isUsed { throw Unspecified() }
    for room in rooms.indices {
      for (key, instance) in rooms[room].instances where instance.build == build {
        rooms[room].letGo.insert(key)
      }
      rooms[room].instances = rooms[room].instances.filter { $0.value.build != build }
    }
    for snapshot in snapshots.indices {
      snapshots[snapshot].instances = snapshots[snapshot].instances.filter {
        $0.value.build != build
      }
    }
  }
}
