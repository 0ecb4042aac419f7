import Understudy

extension Container {
  /// The members of the doubles attached to this container, each once, in registration order.
  var stubMembers: [any VerifiableMember] {
    var seen: Set<ObjectIdentifier> = []
    return residents.flatMap { resident -> [any VerifiableMember] in
      switch resident {
      case let member as any VerifiableMember: [member]
      case let residency as DoubleAttachment: residency.double.stubMembers
      default: []
      }
    }.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}
