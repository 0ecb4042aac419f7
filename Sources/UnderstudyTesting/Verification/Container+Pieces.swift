import Understudy

extension Container {
  /// The members of the doubles attached to this container, each once, in registration order.
  var pieces: [any JudgedPiece] {
    var seen: Set<ObjectIdentifier> = []
    return residents.flatMap { resident -> [any JudgedPiece] in
      switch resident {
      case let piece as any JudgedPiece: [piece]
      case let residency as DoubleResidency: residency.double.pieces
      default: []
      }
    }.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}
