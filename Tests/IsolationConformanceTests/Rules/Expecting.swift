import Understudy

/// What expects something, in terms of no framework.
protocol Expecting {
  var findings: Findings { get }
}

extension Expecting {
  func expect(
    _ isTrue: Bool,
    _ text: @autoclosure () -> String = "not as the rule says",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) {
    guard !isTrue else { return }
    findings.add(text(), at: SourceSite(fileID: fileID, filePath: filePath, line: line, column: 1))
  }

  func expect<Value: Equatable>(
    _ value: Value,
    is expected: Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) {
    expect(
      value == expected,
      "\(value) is not \(expected)",
      fileID: fileID,
      filePath: filePath,
      line: line
    )
  }
}

/// What was not as expected. A driver turns it into failures at the lines of the rules.
final class Findings: Expecting, Sendable {
  struct Finding: Sendable {
    let text: String
    let site: SourceSite
  }

  /// What is judged here, for the reader.
  let subject: String
  var findings: Findings { self }
  private let found = Lock<[Finding]>([])

  init(on subject: String) { self.subject = subject }

  var all: [Finding] { found.withLock { $0 } }

  func add(_ findings: [Finding]) { found.withLock { $0 += findings } }

  func add(_ text: String, at site: SourceSite) {
    found.withLock { $0.append(Finding(text: "\(subject): \(text)", site: site)) }
  }
}
