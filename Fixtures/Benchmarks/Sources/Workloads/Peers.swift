import Measuring

/// What the fastest comparable packages take, as it was measured on a Linux machine with four cores.
///
/// They are no part of this package's build, so these are figures of then and not of the run.
extension Peer {
  static let built = Peer("544 ns", "swift-dependencies")
  static let transient = Peer("226–350 ns", "Factory")
  static let chain = Peer("2.7–3.5 µs", "Factory")
  static let graph = Peer("118–200 µs")
  static let register = Peer("670–760 ns")
  static let injectedRead = Peer("13–22 ns, never updated", "Factory")
  static let injectedOwner = Peer("0.8–1.4 µs")
  static let enterAndLeave = Peer("99 ns")
  static let override = Peer("0.8–3.7 µs")
  static let overrideOf1000 = Peer("3.4 µs", "Swinject")
  static let tenOverrides = Peer("12–28 µs")
  static let hundredOverrides = Peer("119–890 µs")
  static let snapshot = Peer("263 µs", "swift-dependencies")
  static let gain = Peer("0.4–0.9 ×")
  static let shared = Peer("0.4–0.9 M/s")
  static let slowBuilds = Peer("202 ms", "Factory")
  static let call = Peer("41 ns, one thread only", "swift-spyable")
  static let registrationMemory = Peer("216–376 B")
  static let containerMemory = Peer("193 B")
}
