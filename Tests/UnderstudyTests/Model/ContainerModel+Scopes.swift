import Understudy

/// Scopes, and what is kept in them.
extension ContainerModel {
  struct ScopeTag: Hashable {
    let scope: PartScope
    let id: Int
  }

  /// Where what a registration makes is kept, or made where nobody keeps it.
  func home(of registration: Registration, owner: Int, from room: Int) -> Int {
    guard case .recipe(let recipe) = registration.source else { return owner }
    guard recipe.sharing.isKept else { return room }
    guard let scope = recipe.sharing.scope else { return owner }
    let below = ([room] + ancestors(of: room)).prefix { $0 != owner }
    return below.first { rooms[$0].scope?.scope == scope } ?? owner
  }

  func isWithin(_ scope: PartScope, _ room: Int) -> Bool {
    ([room] + ancestors(of: room)).contains { rooms[$0].scope?.scope == scope }
  }

  mutating func openScope(_ tag: ScopeTag, of parent: Int, value: PartKey?) throws {
    guard rooms[parent].life == .open else { throw Refusal.error(.containerClosed) }
    guard openScope(tag, of: parent) == nil else { throw Refusal.error(.scopeAlreadyOpen) }
    let room = openRoom(parent: parent)
    rooms[room].label = "\(tag.scope)(\(tag.id)) of \(rooms[parent].label)"
    rooms[room].scope = tag
    rooms[room].isOpenScope = true
    guard let value else { return }
    register(value, .ready(build: nextBuild), in: room)
    nextBuild += 1
  }

  /// The open scope, which is in hand again.
  mutating func findScope(_ tag: ScopeTag, from room: Int) throws -> Outcome {
    for container in [room] + ancestors(of: room) {
      let isItself = rooms[container].scope == tag && rooms[container].life == .open
      guard let scope = isItself ? container : openScope(tag, of: container) else { continue }
      // The test has no hold of what was forked along.
      if rooms[scope].isHidden { throw Unspecified() }
      rooms[scope].isDropped = false
      return .found(scope)
    }
    throw Refusal.error(rooms[room].life == .closed ? .containerClosed : .scopeNotOpen)
  }

  private func openScope(_ tag: ScopeTag, of parent: Int) -> Int? {
    rooms.indices.first {
      rooms[$0].parent == parent && rooms[$0].isOpenScope && rooms[$0].scope == tag
    }
  }

  /// Notes that registrations are others than before.
  mutating func countEdition(of room: Int) {
    nextEdition += 1
    rooms[room].edition = nextEdition
  }
}
