/// Reads what XCTest prints.
package struct XCTestLog {
  private let tests: [TestName]
  private var log = TestLog()
  private var current: TestName?

  /// The suites that began and have not ended: a class within the whole of what was selected.
  private var depth = 0

  /// How often a test of that short name has begun: modules can have classes of one name.
  private var begun: [Substring: Int] = [:]

  private init(tests: [TestName]) { self.tests = tests }

  /// What the tests did, as far as the text goes.
  package static func read(_ text: String, of tests: [TestName]) -> TestLog {
    var reader = Self(tests: tests)
    for line in text.split(separator: "\n", omittingEmptySubsequences: true) { reader.take(line) }
    return reader.log
  }

  private mutating func take(_ line: Substring) {
    if let found = line.firstRange(of: "Test Case '"),
      let end = line[found.upperBound...].firstIndex(of: "'")
    {
      take(line[found.upperBound..<end], line[end...].dropFirst())
    } else if let found = line.firstRange(of: ": error: "), let current {
      let place = line[..<found.lowerBound].split(separator: "/").last ?? ""
      log.report("\(place): \(line[found.upperBound...])", on: current)
    } else if current == nil {
      takeSuite(line)
    }
  }

  /// Each class says how many tests it executed; only the outermost suite says it at the end.
  private mutating func takeSuite(_ line: Substring) {
    if let found = line.firstRange(of: "Test Suite '") {
      let isStart = line[found.upperBound...].contains("' started")
      depth = isStart ? depth + 1 : max(0, depth - 1)
      if isStart { log.hasEnded = false }
    } else if line.contains("Executed "), line.contains(" test") {
      log.hasEnded = depth == 0
    }
  }

  private mutating func take(_ name: Substring, _ event: Substring) {
    if event.hasPrefix(" started") {
      current = test(name)
      if let current { log.begin(current) }
    } else if let ended = current {
      log.end(
        ended,
        event.hasPrefix(" passed") ? .passed : event.hasPrefix(" skipped") ? .skipped : .failed
      )
      current = nil
    }
  }

  /// `Class.testMethod` on Linux, `-[Module.Class testMethod]` on Apple's platforms.
  private mutating func test(_ name: Substring) -> TestName? {
    let count = begun[name, default: 0]
    begun[name] = count + 1
    if name.hasPrefix("-[") {
      let whole = TestName(name.dropFirst(2).dropLast().replacing(" ", with: "/"))
      return tests.contains(whole) ? whole : nil
    }
    let named = tests.filter { $0.withoutModule == name }
    return named.isEmpty ? nil : named[count % named.count]
  }
}
