#if Macros
extension DoubleModel {
  /// Adds a member, or merges it with one that a parent requires under the same signature.
  mutating func add(_ member: Member) {
    guard let position = members.firstIndex(where: { $0.hasSignature(of: member) }) else {
      members.append(member)
      return
    }
    members[position].isSettable = members[position].isSettable || member.isSettable
    members[position].failure = members[position].failure.narrower(than: member.failure)
    if member.kind == .property, !member.isAsync { members[position].isAsync = false }
  }
}

extension Member {
  fileprivate func hasSignature(of other: Member) -> Bool {
    kind == other.kind && label == other.label && isStatic == other.isStatic
      && fixity == other.fixity && condition == other.condition
      && (isAsync == other.isAsync || kind == .property)
      && parameters.map(\.witness.withoutSpaces) == other.parameters.map(\.witness.withoutSpaces)
      && (kind == .property || result.isVoid && other.result.isVoid
        || result.witness.withoutSpaces == other.result.witness.withoutSpaces)
      && genericClause == other.genericClause && whereClause == other.whereClause
  }
}

extension Member.Failure {
  /// The one of two that throws less: it fulfils both requirements.
  fileprivate func narrower(than other: Self) -> Self {
    switch (self, other) {
    case (.never, _), (_, .never): .never
    case (.typed, _): self
    case (_, .typed): other
    default: self
    }
  }
}

extension String {
  /// The text as it is compared, however it is spaced.
  fileprivate var withoutSpaces: String { filter { $0 != " " } }
}
#endif
