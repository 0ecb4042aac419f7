import Understudy

/// A member's name as its calls store it: in one word, immortal, and without reference counting.
///
/// There is one label for each literal in the program's code, and one for each place where a stub
/// without a name is made, however many are made there.
@usableFromInline
final class MemberLabel: Sendable {
  private struct Name {
    var text: String
    /// The declaration that the stub is in; `nil` once it has its name.
    var owner: String?
  }

  private struct Place: Hashable {
    let file: UnsafeRawPointer
    let line: UInt
    let column: UInt
  }

  private let name: Lock<Name>

  var text: String { name.withLock(\.text) }
  /// Whether it is the member's name, and not only the place of the stub.
  var isNamed: Bool { name.withLock { $0.owner == nil } }

  private init(_ text: String, in owner: String? = nil) {
    name = Lock(Name(text: text, owner: owner))
  }

  private static let labels = Lock<[UnsafeRawPointer: MemberLabel]>([:])
  private static let unnamed = Lock<[Place: MemberLabel]>([:])

  /// Returns the label of a literal; it lives as long as the process.
  static func of(_ name: StaticString) -> Unmanaged<MemberLabel> {
    // A name of one character may have no address, and then a new label is made.
    guard name.hasPointerRepresentation else { return .passRetained(MemberLabel("\(name)")) }
    let place = UnsafeRawPointer(name.utf8Start)
    return labels.withLock { labels in
      if let known = labels[place] { return .passUnretained(known) }
      let label = MemberLabel("\(name)")
      labels[place] = label
      return .passUnretained(label)
    }
  }

  /// Returns the label of the stubs that are made in one place; it lives as long as the process.
  static func unnamed(at site: SourceSite, in owner: StaticString) -> Unmanaged<MemberLabel> {
    func make() -> MemberLabel { MemberLabel("\(owner):\(site.line)()", in: "\(owner)") }
    guard site.file.hasPointerRepresentation else { return .passRetained(make()) }
    let place = Place(
      file: UnsafeRawPointer(site.file.utf8Start),
      line: site.line,
      column: site.column
    )
    return unnamed.withLock { labels in
      if let known = labels[place] { return .passUnretained(known) }
      let label = make()
      labels[place] = label
      return .passUnretained(label)
    }
  }

  /// Takes the name of the member that calls the stub, unless it has one.
  func take(_ function: StaticString) {
    name.withLock { name in
      if name.owner != nil { name = Name(text: "\(function)") }
    }
  }

  /// Takes the name of the property that holds the stub, until it has a better one.
  func take(property: String) {
    name.withLock { name in
      if let owner = name.owner { name.text = "\(owner).\(property)()" }
    }
  }
}
