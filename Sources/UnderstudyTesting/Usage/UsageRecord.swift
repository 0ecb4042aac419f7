/// What one test case used of its containers, or what the set-up of a suite used.
struct UsageRecord: Equatable, Sendable {
  /// A key that was resolved.
  struct KeyUsage: Equatable, Sendable {
    var key: EscapedText
    var use: KeyUse
    var resolves = 0
    var builds = 0
    /// The time in its factory, without that of what it needed, in nanoseconds.
    var building: Int64 = 0
    /// The keys that its factory has resolved.
    var needs: [EscapedText] = []
  }

  /// A registration that nothing has used.
  struct UnusedKey: Equatable, Sendable {
    var key: EscapedText
    var site: EscapedText
  }

  /// A double that was neither called nor resolved.
  struct UnusedDouble: Equatable, Sendable {
    var double: EscapedText
    var key: EscapedText
    var site: EscapedText
  }

  /// What the policy of a test says to the use of a live registration.
  enum Decision: String, CaseIterable, Sendable { case allowed, reported, refused }

  /// A use of a live registration; the first one for each key.
  struct LiveUse: Equatable, Sendable {
    var key: EscapedText
    var decision: Decision
    var site: EscapedText?
  }

  /// An object that was alive when its containers were closed.
  struct Leak: Equatable, Sendable {
    var container: EscapedText
    var key: EscapedText
    var object: EscapedText
    /// The line of its registration.
    var site: EscapedText
  }

  /// The time since the start of the report, in nanoseconds.
  var start: Int64 = 0
  var duration: Int64 = 0
  /// The number of errors that the toolkit has recorded.
  var issues = 0
  var warnings = 0
  var seeds: [UInt64] = []
  var keys: [KeyUsage] = []
  var overrides: [UnusedKey] = []
  var doubles: [UnusedDouble] = []
  var live: [LiveUse] = []
  var leaks: [Leak] = []

  /// The time in factories, in nanoseconds.
  var building: Int64 { keys.reduce(0) { $0 + $1.building } }

  /// Whether there is nothing to report of a suite.
  var isEmpty: Bool {
    keys.isEmpty && overrides.isEmpty && doubles.isEmpty && live.isEmpty && issues == 0
      && warnings == 0
  }
}

extension UsageRecord {
  /// Adds it to a line of the report.
  func write(to line: inout JSONLine) {
    line.add("at", nanoseconds: start, isKept: true)
    line.add("duration", nanoseconds: duration)
    line.add("building", nanoseconds: building)
    line.add("issues", issues)
    line.add("warnings", warnings)
    line.add("seeds", seeds)
    line.add("keys", keys) { $0.write(to: &$1) }
    line.add("overrides", overrides) { unused, line in
      line.add("key", unused.key)
      line.add("at", unused.site)
    }
    line.add("doubles", doubles) { unused, line in
      line.add("double", unused.double)
      line.add("key", unused.key)
      line.add("at", unused.site)
    }
    line.add("live", live) { use, line in
      line.add("key", use.key)
      line.add("decision", use.decision.text)
      line.add("at", use.site)
    }
    line.add("leaked", leaks) { leak, line in
      line.add("container", leak.container)
      line.add("key", leak.key)
      line.add("object", leak.object)
      line.add("at", leak.site)
    }
  }
}

extension UsageRecord.KeyUsage {
  fileprivate func write(to line: inout JSONLine) {
    line.add("key", key)
    line.add("use", use.text)
    line.add("resolves", resolves)
    line.add("builds", builds)
    line.add("building", nanoseconds: building)
    line.add("needs", needs)
  }
}

extension UsageRecord.Decision {
  fileprivate var text: EscapedText { EscapedText(rawValue) }
}
