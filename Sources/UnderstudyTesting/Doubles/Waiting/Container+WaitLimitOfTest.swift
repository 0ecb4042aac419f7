import Understudy

extension Container? {
  /// The wait limit of a test in real time, unless another is set.
  var waitLimitOfTest: Duration { self?.waitLimit ?? .seconds(30) }
}
