import Understudy

/// What hooks give to it after it is made: a lamp, and ways back to itself.
final class ScoreDesk: Sendable {
  let lamp = Late<DeskLamp>()
  let back = Late<Lazy<ScoreDesk>>()
  let injected = Late<Injected<ScoreDesk>>()
}

/// Looks back at the desk that it is for.
final class DeskLamp: Sendable {
  weak let desk: ScoreDesk?
  init(desk: ScoreDesk?) { self.desk = desk }
}

/// A value that is set later.
final class Late<Value: Sendable>: Sendable {
  private let value = Lock<Value?>(nil)
  func set(_ new: Value) { value.withLock { $0 = new } }
  func get() -> Value? { value.withLock { $0 } }
}
