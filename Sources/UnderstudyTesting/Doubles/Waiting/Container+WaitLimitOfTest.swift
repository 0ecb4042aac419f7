import Understudy

extension Container? {
  /// How long a test waits, in real time, that says nothing else.
  var waitLimitOfTest: Duration { self?.waitLimit ?? .seconds(30) }
}
