import Understudy

extension ContainerIssue {
  /// Adds a note, before the fix: it may say that the fix does not help.
  mutating func add(note: String) {
    let (line, fix) = ("\n  note: \(note)", "\n  fix: ")
    message =
      message.contains(fix)
      ? message.replacing(fix, with: line + fix, maxReplacements: 1) : message + line
  }

  /// Adds something to do before the fix.
  mutating func begin(fix first: String) {
    message = message.replacing("\n  fix: ", with: "\n  fix: \(first)", maxReplacements: 1)
  }
}
