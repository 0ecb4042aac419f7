import Understudy

/// The parts of a journal that messages list.
enum JournalText {
  static let limit = 8

  /// Returns the records of a key, the newest first; if there are none, the closest ones: other
  /// names of its type, then all others.
  static func near(_ key: Key, in entries: [Journal.Entry]) -> String {
    let own = entries.filter { $0.key == key }
    guard own.isEmpty else { return list(own.reversed(), of: "recorded for \(key)") }
    let (related, others) = entries.reversed().divided { $0.key.isFor(key.type) }
    return list(related + others, of: "recorded")
  }

  /// Returns the records of some keys, the newest first.
  static func near(_ keys: [Key], in entries: [Journal.Entry]) -> String {
    list(entries.reversed().filter { keys.contains($0.key) }, of: "recorded")
  }

  private static func list(_ entries: [Journal.Entry], of what: String) -> String {
    guard !entries.isEmpty else { return "\n  \(what): nothing" }
    var text = "\n  \(what), newest first:"
    for entry in entries.prefix(limit) { text += "\n    \(entry)" }
    if entries.count > limit { text += "\n    … and \(entries.count - limit) more" }
    return text
  }
}

extension Sequence {
  fileprivate func divided(_ isFirst: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}
