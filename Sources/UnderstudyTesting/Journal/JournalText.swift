import Understudy

/// What messages list of a journal.
enum JournalText {
  static let limit = 8

  /// What was recorded for a key, the newest first; where that is nothing, what is nearest to it:
  /// other names of its type, then everything else.
  static func near(_ key: Key, in entries: [Journal.Entry]) -> String {
    let own = entries.filter { $0.key == key }
    guard own.isEmpty else { return list(own.reversed(), of: "recorded for \(key)") }
    let (related, others) = entries.reversed().divided { $0.key.isFor(key.type) }
    return list(related + others, of: "recorded")
  }

  /// What was recorded for some keys, the newest first.
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
