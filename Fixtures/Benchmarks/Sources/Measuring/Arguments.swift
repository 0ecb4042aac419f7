/// What stands on the command line.
public struct Arguments: Sendable, Equatable {
  /// Which groups are wanted; none for all that are not slow.
  private(set) var names: [String] = []
  /// Whether slow groups are wanted, too.
  private(set) var wantsAll = false
  /// Where the page goes.
  public private(set) var markdownPath: String?

  /// - Throws: ``Misuse`` for what is neither an option nor a group.
  public init(_ words: some Sequence<String>, groups known: [String]) throws(Misuse) {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      switch word {
      case "--markdown":
        guard let path = words.popFirst() else { throw Misuse(text: "--markdown needs a path") }
        markdownPath = path
      case "--all": wantsAll = true
      case _ where known.contains(word): names.append(word)
      default:
        throw Misuse(text: "no group is called \(word); there are \(known.joined(separator: ", "))")
      }
    }
  }

  /// Whether a group is to be measured.
  public func want(_ group: RowGroup) -> Bool {
    names.isEmpty ? wantsAll || !group.isSlow : names.contains(group.name)
  }

  /// What cannot be understood.
  public struct Misuse: Error, Equatable, CustomStringConvertible {
    let text: String
    public var description: String { text }
  }
}
