extension UnusedOverride {
  /// Who asked whether overrides are used, and so may leave it out.
  enum Request {
    /// The settings of a test.
    case test
    /// The settings of a suite, for what all its cases share.
    case suite
    /// A call of `verify`.
    case call
    /// No test: the block is one over a mock that belongs to none.
    case block

    /// What to write if nothing has to use the override.
    var silencing: String {
      switch self {
      case .test:
        "write .container { … }.verifying(.unusedOverrides, severity: .ignore), or call "
          + "Container.current.setVerification(.unusedOverrides, severity: .ignore) before the block"
      case .suite:
        "write .verifying(.unusedOverrides, severity: .ignore) after the trait of the suite"
      case .call: "name the other checks in the call, as in verify(.unusedAnswers)"
      case .block:
        "call $0.setVerification(.unusedOverrides, severity: .ignore) in the block, before it registers the key"
      }
    }
  }
}
