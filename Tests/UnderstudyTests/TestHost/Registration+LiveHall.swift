import TestSupport
import Understudy

extension Registration<Hall> {
  /// A hall that a firewall guards, and that counts how often it is built.
  static func liveHall(counting builds: Counter) -> Registration {
    Registration(Hall.self) {
      builds.add()
      return Hall()
    }.live()
  }
}
