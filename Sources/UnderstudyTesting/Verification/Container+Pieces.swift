import Understudy

extension Container {
  /// The members of the doubles attached to this container, each once, in registration order.
  var pieces: [any VerifiableMember] {
    var seen: Set<ObjectIdentifier> = []
    return residents.flatMap { resident -> [any VerifiableMember] in
      switch resident {
      case let piece as any VerifiableMember: [piece]
      case let residency as DoubleAttachment: residency.double.pieces
      default: []
      }
    }.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}
