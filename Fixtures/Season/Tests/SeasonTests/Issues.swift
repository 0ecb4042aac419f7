import Synchronization
import Testing

/// Runs what has issues on purpose, and returns their texts.
func issues(_ body: () async throws -> Void) async throws -> [String] {
  let findings = Findings()
  try await withKnownIssue {
    try await body()
  } matching: { issue in
    findings.add(issue.comments.map(\.rawValue).joined())
    return true
  }
  return findings.all
}

final class Findings: Sendable {
  private let texts = Mutex<[String]>([])

  var all: [String] { texts.withLock { $0 } }

  func add(_ text: String) { texts.withLock { $0.append(text) } }
}
