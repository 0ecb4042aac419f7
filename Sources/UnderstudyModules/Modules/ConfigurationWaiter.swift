import Understudy

/// A task or a thread that waits for the result of a configuration.
typealias ConfigurationWaiter = OneShot<ConfigurationOutcome>

enum ConfigurationOutcome: Sendable {
  case report(ModuleReport)
  case failure(any Error)
  /// The run that blocked the request has ended.
  case askAgain
}

extension OneShot<ConfigurationOutcome> {
  /// The outcome that arrived after the limit, before the waiter had left.
  var late: ConfigurationOutcome? {
    if case .askAgain? = current { nil } else { current }
  }
}
