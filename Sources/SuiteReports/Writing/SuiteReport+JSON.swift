extension SuiteReport {
  /// The number of the schema that reports are written in; a program that reads them has to know it.
  package static let schema = 1

  /// Returns the report as JSON: an object with `schema`, `totals`, `processes`, `keys`, `tests`,
  /// `suites`, `problems` and, if there is one, `comparison`. The guide *Reports* describes each member.
  ///
  /// Each case is on a line of its own. Members that are empty or zero are left out.
  ///
  /// - Parameter comparison: the differences from another report.
  /// - Complexity: O(n) in the size of the report.
  package func json(_ comparison: ReportComparison? = nil) -> String {
    var json = JSONText()
    json.object { json in
      json.member("kind", "report")
      json.member("schema", Self.schema)
      json.name("totals")
      json.object { write(SuiteTotals(of: self), to: &$0) }
      json.name("processes")
      json.lines(processes) { json, process in json.object { process.write(to: &$0) } }
      json.name("keys")
      json.lines(keys) { json, key in json.object { key.write(to: &$0) } }
      json.name("tests")
      json.lines(cases.filter { !$0.isSuite }) { json, test in json.object { test.write(to: &$0) } }
      json.name("suites")
      json.lines(cases.filter(\.isSuite)) { json, suite in json.object { suite.write(to: &$0) } }
      json.name("problems")
      json.lines(problems) { json, problem in
        json.object {
          $0.member("at", problem.place)
          $0.member("message", problem.message)
          $0.member("fix", problem.fix)
        }
      }
      if let comparison {
        json.name("comparison")
        json.object { comparison.write(to: &$0) }
      }
    }
    return json.text + "\n"
  }

  private func write(_ totals: SuiteTotals, to json: inout JSONText) {
    for (name, count) in totals.counts {
      json.name(name)
      json.value(count)
    }
    json.name("elapsed")
    json.value(seconds: totals.elapsed)
    json.name("duration")
    json.value(seconds: totals.duration)
    json.name("building")
    json.value(seconds: totals.building)
  }
}

extension SuiteProcess {
  fileprivate func write(to json: inout JSONText) {
    json.member("process", identifier)
    json.member("started", started)
    json.member("executable", executable)
    json.member("pid", number)
    json.member("shard", shard)
    json.member("package", package)
    json.member("ended", seconds: ended)
    if hasDied {
      json.name("died")
      json.value(true)
    }
    json.member("running", running)
  }
}

extension KeySummary {
  fileprivate func write(to json: inout JSONText) {
    json.member("key", key)
    json.name("tests")
    json.object { json in
      json.member("real", tests[.real])
      json.member("live", tests[.live])
      json.member("doubled", tests[.doubled])
      json.member("defaulted", tests[.defaulted])
      json.member("unregistered", tests[.unregistered])
    }
    json.member("resolves", resolves)
    json.member("builds", builds)
    json.member("building", seconds: building)
    json.member("needs", needs)
  }
}

extension ReportComparison {
  fileprivate func write(to json: inout JSONText) {
    json.member("becameLive", becameLive, Self.write)
    json.member("noLongerLive", noLongerLive, Self.write)
    json.member("slower", slower) { json, slower in
      json.object {
        $0.member("key", slower.key)
        $0.member("before", seconds: slower.before)
        $0.member("after", seconds: slower.after)
      }
    }
    json.member("newTests", newTests)
    json.member("goneTests", goneTests)
    json.member("newKeys", newKeys)
    json.member("goneKeys", goneKeys)
  }

  private static func write(_ json: inout JSONText, _ use: Use) {
    json.object {
      $0.member("test", use.test)
      $0.member("key", use.key)
    }
  }
}
