/// Decides which container builds what an ancestor has registered.
extension Container {
  enum Inherited {
    /// The container that registered it, or the scope that keeps it, builds it and holds it.
    case shared(owner: Container)
    /// The container that was asked makes it.
    case made(RegistrationRecord)
  }

  /// How the nearest ancestor with the key says to resolve it.
  func inherited(_ key: Key) -> Inherited? {
    var ancestor = parent
    while let current = ancestor {
      let (record, isOpen) = current.withCore {
        ($0.registrations.find(key), $0.lifecycle != .closed)
      }
      // A closed ancestor reports itself that it is closed.
      if !isOpen { return .shared(owner: current) }
      if let record {
        let refused = record.defect != nil || current.rules?.refuses(record) == true
        if let scope = record.scope, !refused {
          return .shared(owner: home(of: scope, in: current))
        }
        let isMade = record.lifetime == .transient || record.lifetime == .graph
        return isMade && !refused ? .made(record) : .shared(owner: current)
      }
      ancestor = current.parent
    }
    return nil
  }

  /// Whether an owner refused a key only because it became a scope after this container had found
  /// it: this container then asks again, and finds the scope.
  func isOvertaken(_ error: any Error, _ request: Request, askedOf owner: Container) -> Bool {
    guard case .scopeNotOpen(let context, let kind, nil, _)? = error as? ContainerError,
      context.chain == request.chain.path(to: request.key)
    else { return false }
    return home(of: kind, in: owner) !== owner
  }
}
