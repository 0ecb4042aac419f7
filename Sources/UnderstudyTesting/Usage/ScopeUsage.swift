import Understudy

/// What a report needs of one test or suite until it has ended.
final class ScopeUsage: Sendable {
  /// The most registrations of released containers that are kept for a test.
  static let freedLimit = 1_000

  struct FreedKey: Hashable, Sendable {
    let key: Key
    /// The container's ``Understudy/Container/identity``.
    let container: UInt64
  }

  struct State {
    /// The containers that closures and blocks have filled.
    var layers: [ScopeOverrides.Layer] = []
    /// How released containers provided keys.
    var freed: [FreedKey: KeySource] = [:]
    /// Their doubles that nothing had called, by the name of the double's type.
    var uncalled: [FreedKey: String] = [:]
    var issues = 0
    var warnings = 0
    var leaks: [UsageRecord.Leak] = []
    /// What the test has used; `nil` until it is ending, and once it is reported.
    var record: UsageRecord?
    var isCollected = false
  }

  let report: UsageReport
  let identity: TestIdentity
  let start: Int64
  /// The number of the case; `nil` for a suite.
  private let number: Int?
  private let state = Lock(State())

  /// Writes that the test begins, if it is not a suite.
  init(of identity: TestIdentity, _ extent: TestScope.Extent, in report: UsageReport) {
    self.identity = identity
    self.report = report
    start = report.now
    number = extent == .test ? report.begin(identity, at: start) : nil
  }

  var current: State { state.withLock { $0 } }

  /// For registrations of closures that serve a whole suite, if nothing else verifies them.
  var overridesOfSuite: SuiteOverrides { report.overrides(of: identity.suite) }

  func count(_ issue: ContainerIssue) {
    state.withLock { state in
      switch issue.severity {
      case .error: state.issues += 1
      case .warning: state.warnings += 1
      }
    }
  }

  func add(_ layer: ScopeOverrides.Layer) {
    state.withLock { state in
      guard state.layers.count < Self.freedLimit else { return }
      guard !state.layers.contains(where: { $0.overrides === layer.overrides }) else { return }
      state.layers.append(layer)
    }
  }

  /// Records what a released container held.
  func add(_ contents: DroppedContainer) {
    let sources = contents.items.map { item in
      (
        FreedKey(key: item.key, container: contents.container),
        item.source(isInStrictMock: contents.isStrictMock),
        item.isUsed == false ? item.resident?.nameIfUncalled : nil
      )
    }
    state.withLock { state in
      for (key, source, double) in sources where state.freed.count < Self.freedLimit {
        state.freed[key] = source
        state.uncalled[key] = double
      }
    }
  }

  func add(_ verdict: LeakVerdict) {
    let leaks = verdict.left.map { UsageRecord.Leak($0.first) }
    state.withLock { $0.leaks += leaks }
  }

  /// Keeps the record, unless there is one already.
  func collect(_ record: () -> UsageRecord) {
    let isFirst = state.withLock { state in
      defer { state.isCollected = true }
      return !state.isCollected
    }
    guard isFirst else { return }
    let record = record()
    state.withLock { $0.record = record }
  }

  /// Writes the record, with what was recorded since; once.
  func write() {
    let record = state.withLock { state in
      defer { state.record = nil }
      state.record?.issues = state.issues
      state.record?.warnings = state.warnings
      state.record?.leaks = state.leaks
      return state.record
    }
    guard var record else { return }
    record.duration = report.now - start
    if let number {
      report.end(identity, case: number, record)
    } else {
      report.report(suite: identity.name, record)
    }
  }
}

extension UsageRecord.Leak {
  fileprivate init(_ finding: LeakVerdict.Finding) {
    container = EscapedText(finding.origin.label ?? "unlabelled")
    key = KeyName.of(finding.origin.key).text
    object = EscapedText(finding.type)
    site = finding.origin.registeredAt.escaped
  }
}

extension AttachedDouble {
  /// The name of the double's type if nothing has called it; `nil` also if that is unknown.
  var nameIfUncalled: String? {
    guard let (name, members) = DoubleState.members(of: self) else { return nil }
    // Without a call as text, which would run code of its arguments.
    return members.allSatisfy { $0.past(0).count == 0 } ? name : nil
  }
}
