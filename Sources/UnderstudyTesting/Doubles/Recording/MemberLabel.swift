import Understudy

/// A member's name as its calls carry it: in one word, for ever, and without a count of who does.
///
/// There is one for each literal in the program's code, however many pieces are made of it.
@usableFromInline
final class MemberLabel: Sendable {
  let text: String

  private init(_ text: String) { self.text = text }

  private static let labels = Lock<[UnsafeRawPointer: MemberLabel]>([:])

  /// The label of a literal; it lives as long as the process.
  static func of(_ name: StaticString) -> Unmanaged<MemberLabel> {
    // A name of one character may be no place in memory, and then its label is made anew.
    guard name.hasPointerRepresentation else { return .passRetained(MemberLabel("\(name)")) }
    let place = UnsafeRawPointer(name.utf8Start)
    return labels.withLock { labels in
      if let known = labels[place] { return .passUnretained(known) }
      let label = MemberLabel("\(name)")
      labels[place] = label
      return .passUnretained(label)
    }
  }
}
