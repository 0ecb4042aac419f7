/// Something in the input that was read around.
package struct ReportProblem: Error, Sendable, Equatable {
  /// The place: a file, or a file and a line.
  package let place: String
  /// What was found there, and what was done with it.
  package let message: String
  package let fix: String
  /// Whether something is certain to be left out, as of a broken line, rather than that it may be.
  package let isLoss: Bool

  package init(_ place: String, _ message: String, fix: String, isLoss: Bool = true) {
    (self.place, self.message, self.fix, self.isLoss) = (place, message, fix, isLoss)
  }
}

extension ReportProblem: CustomStringConvertible {
  package var description: String { "\(place): \(message)\n  fix: \(fix)" }
}

extension ReportProblem {
  static func broken(_ file: String, _ line: Int, _ fault: JSONFault) -> Self {
    Self(
      "\(file):\(line)",
      "This line is no record: \(fault.message), at column \(fault.column). It is left out.",
      fix: "find what else writes to this file, or what damaged it; then run the tests again."
    )
  }

  static func cutOff(_ file: String, _ line: Int) -> Self {
    Self(
      "\(file):\(line)",
      "The last line has no end, so its process died while it wrote. It is left out.",
      fix: "look for the crash of that process in the log of its tests."
    )
  }

  static func empty(_ file: String) -> Self {
    Self(
      file,
      "The file is empty. It is left out.",
      fix: "delete it, or copy it again from the machine that ran the tests."
    )
  }

  static func noProcess(_ file: String) -> Self {
    Self(
      file,
      "The first line is no record of a process, so this is no report of tests. It is left out.",
      fix: "move it out of this folder, where only files belong that tests wrote with "
        + "UNDERSTUDY_REPORT."
    )
  }

  static func schema(_ number: Int, _ file: String) -> Self {
    Self(
      file,
      "The file has schema \(number), but this program reads schema 1. It is left out.",
      fix: "use the understudy-suite of the package version that ran these tests."
    )
  }

  static func noReport(_ file: String, _ reason: String) -> Self {
    Self(
      file,
      "This is no report in JSON: \(reason).",
      fix:
        "pass a folder of UNDERSTUDY_REPORT, or a file written by understudy-suite report --json."
    )
  }

  static func twice(_ process: String, _ file: String, kept: String) -> Self {
    Self(
      file,
      "It was written by process \(process), as \(kept) was, which has more records. It is left out.",
      fix: "name each folder once, and keep one copy of each file that a process wrote."
    )
  }

  static func unreadable(_ file: String, _ reason: String) -> Self {
    Self(
      file,
      "The file cannot be read: \(reason). It is left out.",
      fix: "give the user of this program the right to read it."
    )
  }

  /// A process writes no file if its tests use no container, so a missing shard may be no loss.
  static func missingShards(_ shards: [Int], of count: Int) -> Self {
    let names = shards.map(String.init).joined(separator: ", ")
    let (shard, its) = shards.count == 1 ? ("shard", "its") : ("shards", "their")
    return Self(
      "shards",
      "There is no file of \(shard) \(names) of \(count), or none of \(its) tests used a container.",
      fix: "name the folder of each shard, and check that each one ran with UNDERSTUDY_REPORT.",
      isLoss: false
    )
  }
}
