// Unavailable declarations for guesses from other tools; the messages name the real API.

public import Understudy

extension LeakCheck {
  @available(*, unavailable, message: "Write the types: LeakCheck(allowing: HouseClock.self).")
  public init(allowing first: Key, _ more: Key..., severity: IssueSeverity = .error) {
    unavailable()
  }
}
