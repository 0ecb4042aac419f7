import UnderstudyPages

/// The data of a report's page: arrays of numbers, with each text once.
///
/// A suite names the same keys, files and lines in thousands of tests. As objects, they would take
/// several times as much.
struct ReportPageData {
  private var texts: [String] = []
  private var numbers: [String: Int] = [:]
  private var parts: [String] = []

  /// A JSON object that may stand in a `script` element.
  var json: String {
    var json = JSONText()
    json.lines(texts) { $0.value($1) }
    return "{\"texts\":" + json.text + parts.map { ",\n\($0)" }.joined() + "}"
  }

  mutating func write(_ report: SuiteReport, _ comparison: ReportComparison?) {
    writeTotals(of: report)
    writeKeys(of: report)
    var tests = JSONText()
    tests.lines(report.tests) { json, test in
      json.array { write(test, report.cases(of: test), to: &$0) }
    }
    parts.append("\"tests\":\(tests.text)")
    if let comparison { write(comparison) }
  }

  /// Returns the number of a text; -1 stands for none.
  private mutating func number(_ text: String?) -> Int {
    guard let text else { return -1 }
    if let number = numbers[text] { return number }
    numbers[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }

  private mutating func writeTotals(of report: SuiteReport) {
    let totals = SuiteTotals(of: report)
    var json = JSONText()
    json.object { json in
      for (name, count) in totals.counts {
        json.name(name)
        json.value(count)
      }
      json.member("elapsed", seconds: totals.elapsed)
      json.member("duration", seconds: totals.duration)
      json.member("building", seconds: totals.building)
    }
    parts.append("\"totals\":\(json.text)")
    var processes = JSONText()
    processes.lines(report.processes.filter(\.hasDied)) { json, process in
      json.object {
        $0.member("name", process.name)
        $0.member("running", process.running)
      }
    }
    parts.append("\"died\":\(processes.text)")
    var problems = JSONText()
    problems.lines(report.problems) { $0.value($1.description) }
    parts.append("\"problems\":\(problems.text)")
  }

  private mutating func writeKeys(of report: SuiteReport) {
    var json = JSONText()
    json.lines(report.keys) { json, key in
      json.array { json in
        json.value(number(key.key))
        for use in KeyUse.Use.allCases { json.value(key.tests[use] ?? 0) }
        json.value(key.resolves)
        json.value(key.builds)
        json.value(microseconds(key.building))
      }
    }
    parts.append("\"keys\":\(json.text)")
  }

  private mutating func write(
    _ test: TestSummary,
    _ cases: ArraySlice<TestCase>,
    to json: inout JSONText
  ) {
    json.value(number(test.name))
    json.value(number(test.file))
    // A suite has no case of its own, which is how the page knows it.
    let count = test.isSuite ? 0 : cases.count
    for value in [test.line ?? 0, count, microseconds(test.duration)] { json.value(value) }
    for value in [microseconds(test.building), test.issues, test.warnings] { json.value(value) }
    json.array { json in
      for use in test.keys {
        json.value(number(use.key))
        json.value(KeyUse.Use.allCases.firstIndex(of: use.use) ?? 0)
        for value in [use.resolves, use.builds, microseconds(use.building)] { json.value(value) }
      }
    }
    let rows = details(of: cases)
    guard rows.contains(where: { !$0.isEmpty }) else { return }
    for list in rows {
      json.array { json in
        for row in list { json.array { json in for value in row { json.value(value) } } }
      }
    }
  }

  /// The live calls, unused doubles, unseen overrides, leaks and seeds of a test, each once.
  private mutating func details(of cases: ArraySlice<TestCase>) -> [[[Int]]] {
    var lists = [[[Int]]](repeating: [], count: 5)
    func add(_ row: [Int], to list: Int) {
      if !lists[list].contains(row) { lists[list].append(row) }
    }
    for test in cases {
      for call in test.liveCalls + test.refusedCalls {
        add([number(call.key), number(call.decision.rawValue), number(call.site)], to: 0)
      }
      for unused in test.doubles {
        add([number(unused.double), number(unused.key), number(unused.site)], to: 1)
      }
      for unused in test.overrides { add([number(unused.key), number(unused.site)], to: 2) }
      for leak in test.leaked {
        let texts = [leak.container, leak.site, leak.key, leak.object]
        add(texts.map { number($0) }, to: 3)
      }
      // As text: JavaScript's numbers do not hold all of 64 bits.
      for seed in test.seeds.prefix(3) where lists[4].count < 10 { add([number("\(seed)")], to: 4) }
    }
    return lists
  }

  private mutating func write(_ comparison: ReportComparison) {
    var json = JSONText()
    func texts(_ name: StaticString, _ values: [String]) {
      json.name(name)
      json.array { json in for value in values { json.value(number(value)) } }
    }
    func uses(_ name: StaticString, _ values: [ReportComparison.Use]) {
      json.name(name)
      json.array { json in
        for use in values {
          json.array { json in
            json.value(number(use.test))
            json.value(number(use.key))
          }
        }
      }
    }
    texts("newTests", comparison.newTests)
    texts("goneTests", comparison.goneTests)
    texts("newKeys", comparison.newKeys)
    texts("goneKeys", comparison.goneKeys)
    uses("becameLive", comparison.becameLive)
    uses("noLongerLive", comparison.noLongerLive)
    json.name("slower")
    json.array { json in
      for slower in comparison.slower {
        json.array { json in
          json.value(number(slower.key))
          json.value(microseconds(slower.before))
          json.value(microseconds(slower.after))
        }
      }
    }
    parts.append("\"comparison\":{\(json.text)}")
  }
}

private func microseconds(_ seconds: Double) -> Int {
  seconds.isFinite && abs(seconds) < 1e9 ? Int((seconds * 1_000_000).rounded()) : 0
}
