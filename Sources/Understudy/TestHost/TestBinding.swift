/// Ties one container to a test: which test owns it, which rules it follows, and which of its
/// overrides are used.
///
/// A container in production has none, and runs nothing of this folder. A fork, a child or a scope
/// of a test's container has a binding of its own.
final class TestBinding: Sendable {
  /// The test that owns the container; `nil` if it only follows rules, as a dry run does.
  let host: (any TestHost)?
  let rules: MockRules?
  /// Whether the container may have registrations that are live without being marked.
  let isGuarded: Bool
  /// Tracks which overrides are used. `nil` without a host.
  let overrides: OverrideUsage?

  private init(_ rules: MockRules?, _ host: (any TestHost)?) {
    self.host = host
    self.rules = rules
    isGuarded = rules?.firewall == .everything
    overrides = host.map { _ in OverrideUsage() }
  }

  /// Returns the binding of a new container, or `nil` if no test makes it.
  static func make(rules: MockRules?, host: (any TestHost)?) -> TestBinding? {
    guard rules != nil || host != nil else { return nil }
    return TestBinding(rules, host)
  }
}

extension Container {
  /// The test that owns the container; `nil` in production.
  @inline(__always)
  package var host: (any TestHost)? { test?.host }

  /// The rules it follows; `nil` in production, and in a test that is no mock.
  @inline(__always)
  package var rules: MockRules? { test?.rules }

  /// Whether it may have registrations that are live without being marked.
  @inline(__always)
  var isGuarded: Bool { test?.isGuarded == true }

  /// Tracks which overrides are used; `nil` unless a test owns the container.
  @inline(__always)
  package var overrides: OverrideUsage? { test?.overrides }

  /// Whether it, or the container it is a fork or child of, was made by a test.
  var isOfTest: Bool { test != nil }
}
