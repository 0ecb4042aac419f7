import Foundation

/// What stands on the command line.
public struct Arguments: Sendable, Equatable {
  /// Which groups are wanted; none for all that are not slow.
  private(set) var names: [String] = []
  /// Whether slow groups are wanted, too.
  private(set) var wantsAll = false
  /// Where the page goes.
  public private(set) var markdownPath: String?
  /// Whether it is only asked what can be said.
  public private(set) var wantsHelp = false

  /// - Throws: ``Misuse`` for what is neither an option nor a group.
  public init(_ words: some Sequence<String>, groups known: [String]) throws(Misuse) {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      switch word {
      case "--markdown":
        guard let path = words.popFirst() else { throw Misuse(text: "--markdown needs a path") }
        guard Self.canWrite(path) else {
          throw Misuse(text: "--markdown: nothing can be written to \(path)")
        }
        markdownPath = path
      case "--all": wantsAll = true
      case "--help", "-h": wantsHelp = true
      case _ where known.contains(word): names.append(word)
      case _ where word.hasPrefix("-"):
        throw Misuse(text: "there is no option \(word); --help tells which there are")
      default:
        throw Misuse(text: "no group is called \(word); there are \(known.joined(separator: ", "))")
      }
    }
  }

  /// Asked before anything is measured, which takes a minute.
  private static func canWrite(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
      return !isFolder.boolValue && FileManager.default.isWritableFile(atPath: path)
    }
    let folder = URL(filePath: path).deletingLastPathComponent().path()
    return FileManager.default.isWritableFile(atPath: folder)
  }

  /// What can be said on the command line.
  public static func usage(_ groups: [RowGroup]) -> String {
    func names(slow: Bool) -> String {
      groups.filter { $0.isSlow == slow }.map(\.name).joined(separator: ", ")
    }
    return """
      usage: RatioTable [GROUP...] [--all] [--markdown PATH]

      GROUP            measures these alone: \(names(slow: false));
                       and what takes minutes: \(names(slow: true))
      --all            measures what takes minutes, too
      --markdown PATH  writes the tables as a page as well
      """
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
