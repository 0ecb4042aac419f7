import Understudy

extension ContainerIssue {
  /// Adds a note, before the fix: it may say that the fix does not help.
  mutating func add(note: String) {
    let (line, fix) = ("\n  note: \(note)", "\n  fix: ")
    message =
      message.contains(fix)
      ? message.replacing(fix, with: line + fix, maxReplacements: 1) : message + line
  }

  /// Says of something that did not happen in time that the code may sleep.
  mutating func add(sleepOf test: TestScope?) {
    guard let test, let sleep = test.clocks.sleep(of: test) else { return }
    add(note: sleep.note)
    end(fix: "if it comes after that sleep, \(sleep.remedy)")
  }

  /// Adds something to do before the fix.
  mutating func begin(fix first: String) {
    message = message.replacing("\n  fix: ", with: "\n  fix: \(first)", maxReplacements: 1)
  }

  /// Adds something to do if the fix is not enough. Nothing may stand behind the fix.
  mutating func end(fix last: String) {
    message = "\(message.hasSuffix(".") ? String(message.dropLast()) : message); \(last)."
  }
}
