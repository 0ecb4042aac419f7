extension SuiteReport {
  /// Reads a report that was written as JSON.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - path: where it is from.
  /// - Throws: a problem if it is no report of this schema.
  package init(json bytes: [UInt8], at path: String) throws(ReportProblem) {
    var (kind, schema) = ("", 0)
    var processes: [SuiteProcess] = []
    var cases: [TestCase] = []
    do throws(JSONFault) {
      var cursor = JSONCursor(bytes, 0..<bytes.count)
      try cursor.readObject { (cursor, name) throws(JSONFault) in
        switch name {
        case "kind": kind = try cursor.readString()
        case "schema": schema = try cursor.readInteger()
        case "processes":
          try cursor.readArray { (cursor) throws(JSONFault) in
            processes.append(try cursor.readProcess())
          }
        case "tests":
          try cursor.readArray { (cursor) throws(JSONFault) in
            cases.append(try cursor.readCase())
          }
        case "suites":
          try cursor.readArray { (cursor) throws(JSONFault) in
            cases.append(try cursor.readCase(isSuite: true))
          }
        default: try cursor.skipValue()
        }
      }
      try cursor.finish()
    } catch {
      throw .noReport(path, "\(error.message), at byte \(error.column)")
    }
    guard kind == "report" else { throw .noReport(path, "expected a member \"kind\": \"report\"") }
    guard schema == Self.schema else { throw .schema(schema, path) }
    self.init(processes: processes, cases: cases)
  }
}

extension JSONCursor {
  fileprivate mutating func readProcess() throws(JSONFault) -> SuiteProcess {
    var process = SuiteProcess("")
    var hasDied = false
    try readObject { (cursor, name) throws(JSONFault) in
      switch name {
      case "process": process.identifier = try cursor.readString()
      case "ended": process.ended = try cursor.readDouble()
      case "died": hasDied = try cursor.readBool()
      case "running":
        try cursor.readArray { (cursor) throws(JSONFault) in
          process.running.append(try cursor.readString())
        }
      default: if !(try cursor.readMember(name, of: &process)) { try cursor.skipValue() }
      }
    }
    if !hasDied, process.ended == nil { process.ended = 0 }
    return process
  }

  fileprivate mutating func readCase(isSuite: Bool = false) throws(JSONFault) -> TestCase {
    var test = TestCase("")
    test.isSuite = isSuite
    try readObject { (cursor, name) throws(JSONFault) in
      switch name {
      case "process": test.process = try cursor.readInteger()
      case "suite" where isSuite: test.test = try cursor.readString()
      default: if !(try cursor.readMember(name, of: &test)) { try cursor.skipValue() }
      }
    }
    return test
  }
}
