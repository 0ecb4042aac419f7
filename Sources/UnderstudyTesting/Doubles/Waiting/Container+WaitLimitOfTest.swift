import Understudy

extension Container? {
  /// The wait limit of a test in real time, unless another is set.
  var waitLimitOfTest: Duration { self?.waitTimeout ?? .seconds(30) }
}
