/// One run of a test, with one set of arguments: what its process reported when it ended.
///
/// It also stands for what a suite used beside its cases: in its set-up, or in closures that serve
/// all of them.
package struct TestCase: Sendable, Equatable {
  /// What `swift test --filter` takes: `Module.Suite/name()`.
  ///
  /// Of a suite, it is `Module.Suite`.
  package var test: String
  /// Whether it is what a suite used beside its cases. It is no case, and counts as none.
  package var isSuite = false
  /// The arguments of a parameterised test, if they are known.
  package var arguments: String?
  /// The file of the test, as `#fileID`.
  package var file: String?
  package var line: Int?
  /// The number of the process in the report.
  package var process = 0
  /// When the case began: seconds since its process started.
  package var at = 0.0
  /// How long it took, in seconds.
  package var duration = 0.0
  /// How long its factories took, in seconds.
  package var building = 0.0
  /// The errors that the toolkit recorded. A failed expectation is not known.
  package var issues = 0
  package var warnings = 0
  package var seeds: [UInt64] = []
  package var keys: [KeyUse] = []
  /// The overrides that nothing saw.
  package var overrides: [UnusedDouble] = []
  /// The doubles that were never called nor resolved.
  package var doubles: [UnusedDouble] = []
  package var live: [LiveCall] = []
  package var leaked: [Leak] = []

  package init(_ test: String) { self.test = test }
}

/// What a case did with one key.
package struct KeyUse: Sendable, Equatable {
  /// What answered for a key.
  package enum Use: String, Sendable, CaseIterable {
    /// A registration that is not marked live, and no double.
    case real
    case live
    /// An override, a mock's registration or a registered double.
    case doubled
    /// A typed key's default, or a fallback double.
    case defaulted
    /// Nothing.
    case unregistered
  }

  package var key: String
  package var use = Use.real
  package var resolves = 0
  package var builds = 0
  /// Seconds in its factory, without what that needed.
  package var building = 0.0
  /// The keys that its build asked for.
  package var needs: [String] = []

  package init(_ key: String) { self.key = key }
}

/// An override that nothing saw, or a double that nothing used.
package struct UnusedDouble: Sendable, Equatable, Hashable {
  /// The type of the double; `nil` for an override.
  package var double: String?
  package var key: String
  package var site: String?
}

/// A call of a live service.
package struct LiveCall: Sendable, Equatable, Hashable {
  /// What became of the call.
  package enum Decision: String, Sendable {
    case allowed, reported, refused
  }

  package var key: String
  package var decision: Decision
  package var site: String?
}

/// An instance or a container that outlived its case.
package struct Leak: Sendable, Equatable, Hashable {
  package var container: String
  /// The key whose factory built it.
  package var key: String?
  /// Its type.
  package var object: String?
  package var site: String?
}
