import Understudy

/// What a failing case, or a failing method, has come to.
final class Stage: Sendable {
  private let state = Lock<(hasRun: Bool, container: Container?)>((false, nil))
  var hasRun: Bool {
    get { state.withLock(\.hasRun) }
    set { state.withLock { $0.hasRun = newValue } }
  }
  var container: Container? {
    get { state.withLock(\.container) }
    set { state.withLock { $0.container = newValue } }
  }
}
