// Unavailable declarations for likely guesses; the messages name the real API.

public import Understudy

extension Container {
  @available(
    *,
    unavailable,
    message: "write DeterministicDoubles().register(in: container), in a trait in: $0"
  )
  public func register(_ doubles: DeterministicDoubles) { fatalError() }
}
