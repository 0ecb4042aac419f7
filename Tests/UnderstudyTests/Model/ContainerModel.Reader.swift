import Understudy

extension ContainerModel {
  /// An injection value: a wrapper, a provider or a lazy.
  struct Reader {
    enum Reference: Equatable {
      case strong(Int)
      case weak(Int)
      case current
    }

    struct Held {
      let room: Int
      let answer: Answer
      /// It was reset.
      var isStale = false
      /// What was before something changed that it was built from.
      var staleSince: [ContainerModel] = []
    }

    let kind: ReaderKind
    let key: PartKey
    let reference: Reference
    var held: Held?
  }

  mutating func read(
    _ reader: inout Reader,
    whileCurrent current: Int,
    _ chain: Chain
  ) throws -> Answer {
    if reader.kind == .lazy, let held = reader.held { return held.answer }
    guard let room = room(of: reader, current) else {
      if let held = reader.held { return held.answer }
      throw Refusal.error(.containerUnavailable)
    }
    if reader.kind != .provider, let held = reader.held, held.room == room {
      // What has been read outlives the container's end.
      if rooms[room].life != .open { return held.answer }
      if held.answer.isPrivate, !held.isStale {
        guard let before = held.staleSince.first else { return held.answer }
        // What was absent, came and went again may count as changed or not.
        guard isHit(held.answer.origin, in: room, [], before) else { throw Unspecified() }
      }
    }
    var chain = chain
    if case .weak = reader.reference { chain.isHeldWeakly = true }
    let optionally = reader.kind == .injectedOptional
    let answer = try resolve(reader.key, in: room, chain, optionally: optionally)
    if reader.kind != .provider {
      reader.held = Reader.Held(room: room, answer: answer)
      if let build = answer.build { everHeld.insert(build) }
    }
    return answer
  }

  /// The container it asks; `nil` if that is gone.
  private func room(of reader: Reader, _ current: Int) -> Int? {
    switch reader.reference {
    case .current: current
    case .strong(let room): room
    case .weak(let room): isFreed(room) ? nil : room
    }
  }
}

extension ContainerModel.Reader {
  /// The same after a change of registrations: what only this reader holds may stand on it.
  func checked(
    _ model: ContainerModel,
    _ changed: Int,
    _ before: ContainerModel,
    _ past: Set<Int>
  ) -> Self {
    guard let held, held.answer.isPrivate, kind != .lazy else { return self }
    var copy = self
    let dropped = model.droppedAbove(held.room, since: before)
      .union(held.room == changed ? past : [])
    let origin = held.answer.origin
    let lookUps = ContainerModel.Origin(lookUps: origin.lookUps)
    if model.isHit(lookUps, in: held.room, [], before) {
      copy.held?.staleSince.append(before)
    } else if model.isHit(origin, in: held.room, dropped, before) {
      copy.held?.isStale = true
    }
    return copy
  }

  /// The same after a reset, which drops what is not kept. A restore is a reset that keeps nothing.
  func reset(in room: Int, keeping kept: [PartKey], _ model: ContainerModel) -> Self {
    guard !kept.contains(key) else { return self }
    return reset(in: room, model)
  }

  /// The same after a reset of these keys alone.
  func reset(in room: Int, only keys: Set<PartKey>, _ model: ContainerModel) -> Self {
    guard keys.contains(key) else { return self }
    return reset(in: room, model)
  }

  /// A room also forgets with its ancestors, if one of those registers the key.
  private func reset(in room: Int, _ model: ContainerModel) -> Self {
    guard let held, held.answer.isPrivate, kind != .lazy else { return self }
    let isInherited = model.lookUp(key, from: held.room)?.owner != held.room
    guard held.room == room || isInherited && model.isBelow(held.room, room) else { return self }
    var copy = self
    copy.held?.isStale = true
    return copy
  }
}
