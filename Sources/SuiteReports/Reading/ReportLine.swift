/// One line of a process's file.
enum ReportLine: Equatable {
  case process(SuiteProcess, schema: Int)
  case began(number: Int, test: String)
  case test(number: Int?, TestCase)
  /// What a suite used beside its cases.
  case suite(TestCase)
  case ended(at: Double)
  /// A kind of a later version, which is ignored.
  case unknown

  init(_ bytes: [UInt8], _ range: Range<Int>) throws(JSONFault) {
    var cursor = JSONCursor(bytes, range)
    var fields = Fields()
    try cursor.readObject { (cursor, name) throws(JSONFault) in
      try fields.read(name, from: &cursor)
    }
    try cursor.finish()
    self = try fields.line(or: cursor)
  }

  /// The members that were found, in whatever order.
  private struct Fields {
    var kind = ""
    var schema: Int?
    var number: Int?
    var process = SuiteProcess("")
    var suite = ""
    var test = TestCase("")

    mutating func read(_ name: String, from cursor: inout JSONCursor) throws(JSONFault) {
      switch name {
      case "kind": kind = try cursor.readString()
      case "schema": schema = try cursor.readInteger()
      case "case": number = try cursor.readInteger()
      case "process" where kind != "test": process.identifier = try cursor.readString()
      case "suite" where kind != "test": suite = try cursor.readString()
      default:
        if try cursor.readMember(name, of: &process) { return }
        if try cursor.readMember(name, of: &test) { return }
        try cursor.skipValue()
      }
    }

    func line(or cursor: JSONCursor) throws(JSONFault) -> ReportLine {
      switch kind {
      case "process":
        guard let schema, !process.identifier.isEmpty else {
          throw cursor.fault("a process has no \"schema\" or no \"process\"")
        }
        return .process(process, schema: schema)
      case "began":
        guard let number, !test.test.isEmpty else {
          throw cursor.fault("a case that began has no \"case\" or no \"test\"")
        }
        return .began(number: number, test: test.test)
      case "test":
        guard !test.test.isEmpty else { throw cursor.fault("a case has no \"test\"") }
        return .test(number: number, test)
      case "suite":
        guard !suite.isEmpty else { throw cursor.fault("a suite has no \"suite\"") }
        var test = test
        (test.test, test.isSuite) = (suite, true)
        return .suite(test)
      case "ended": return .ended(at: test.at)
      case "": throw cursor.fault("expected a member \"kind\"")
      default: return .unknown
      }
    }
  }
}

extension JSONCursor {
  /// Reads a member of a process.
  ///
  /// - Returns: whether it was one.
  mutating func readMember(
    _ name: String,
    of process: inout SuiteProcess
  ) throws(JSONFault) -> Bool {
    switch name {
    case "started": process.started = try readString()
    case "executable": process.executable = try readString()
    case "pid": process.number = try readInteger()
    case "shard": process.shard = try readString()
    case "package": process.package = try readString()
    default: return false
    }
    return true
  }
}
