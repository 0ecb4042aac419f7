extension OrderReport {
  /// The report as a person reads it.
  package var text: String {
    var parts = [summary]
    for (index, finding) in findings.enumerated() {
      parts.append("\(index + 1). \(finding.text)")
    }
    for kind in [Remark.Kind.unsearched, .lost, .flaky, .endsProcess, .fails] {
      let remarks = remarks.filter { $0.kind == kind }
      if !remarks.isEmpty { parts.append(Self.text(of: kind, remarks)) }
    }
    if !isComplete {
      parts.append(
        "The audit reached its limit of \(limit) runs.\n"
          + "fix: allow more with --max-runs; what has run is kept."
      )
    }
    return parts.joined(separator: "\n\n")
  }

  private var summary: String {
    let count =
      switch findings.count {
      case 0 where isClean: "No test depends on order."
      case 0: "No test that depends on order is found yet."
      case 1: "1 test depends on order."
      default: "\(findings.count) tests depend on order."
      }
    return "\(count) (\(tests) tests, \(runs) runs of at most \(limit), seed \(seed))"
  }

  private static func text(of kind: Remark.Kind, _ remarks: [Remark]) -> String {
    let heading =
      switch kind {
      case .unsearched: "Different together and alone, the cause not yet searched:"
      case .lost:
        "Did not end: the process died or reached the time limit; the test is unknown, because others ran beside it:"
      case .flaky: "Flaky, in the same run once so and once otherwise; not judged:"
      case .endsProcess: "Ends its process or reaches the time limit, alone, too; ran alone only:"
      case .fails: "Fails, alone and among others:"
      }
    let names = remarks.map { "  \($0.test)" + indented($0.output, by: "    ") }
    return ([heading] + names).joined(separator: "\n")
  }
}

extension OrderFinding {
  /// The finding as a person reads it.
  package var text: String {
    var lines = ["\(test)", "   \(sentence)"]
    lines += others.map { "     \($0)" }
    lines.append("   alone: \(alone.outcome.rawValue)" + indented(alone.output, by: "     "))
    lines.append("   again: \(alone.command)")
    lines.append(
      "   \(condition): \(together.outcome.rawValue)" + indented(together.output, by: "     ")
    )
    lines.append("   again: \(together.command)")
    lines.append("   fix: \(fix)")
    return lines.joined(separator: "\n")
  }

  private var sentence: String {
    let start = "\(alone.outcome.words) alone, \(together.outcome.words)"
    return switch kind {
    case .polluted, .needsOthers: "\(start) after"
    case .repeated: "\(start) when it runs again in the same place"
    case .parallel: "\(start) when tests run in parallel"
    case .leftover:
      "\(together.outcome.words) in the first run, \(alone.outcome.words) in later ones"
    }
  }

  private var condition: String {
    switch kind {
    case .polluted, .needsOthers: others.count == 1 ? "after it" : "after them"
    case .repeated: "the second time"
    case .parallel: "in parallel"
    case .leftover: "in the first run"
    }
  }

  private var fix: String {
    switch kind {
    case .polluted:
      "find what the other \(others.count == 1 ? "test changes" : "tests change") and this one"
        + " reads (a static, a file, a variable, a default); put it into a container, or reset it."
    case .needsOthers:
      "let this test set up what it needs, or move it into the suite's set-up."
    case .repeated: "let the test undo what it changes, or use what is new for each test."
    case .parallel:
      "find what it shares with tests that run beside it; until then, mark its suite .serialized."
    case .leftover:
      "something outside of its home and temporary folders stays (a file at a fixed path?);"
        + " use FileManager.default.temporaryDirectory, or clean up with --reset 'rm -f …'."
    }
  }
}

/// The text on lines of its own; nothing, if it is empty.
private func indented(_ text: String, by indent: String) -> String {
  text.split(whereSeparator: \.isNewline).map { "\n\(indent)\($0)" }.joined()
}
