/// Formats calls as lines of a message, omitting some if there are many.
enum CallList {
  static func text(of calls: [some CustomStringConvertible], atMost limit: Int = 10) -> String {
    var lines = calls.prefix(limit).map { "\n- \($0)" }
    if calls.count > limit { lines.append("\n- … and \(calls.count - limit) more") }
    return lines.joined()
  }
}
