// Clocks that other frameworks have, with the one that is used here. A module that really declares one
// of them is preferred by the compiler, because none of these can be used.

@available(*, unavailable, message: "A clock that a test moves is ManualClock().")
@_documentation(visibility: private)
public typealias TestClock = ManualClock

@available(
  *,
  unavailable,
  message: "Use ManualClock(); await clock.run() wakes whoever sleeps, without waiting."
)
@_documentation(visibility: private)
public typealias ImmediateClock = ManualClock

@available(*, unavailable, message: "A clock that a test moves is ManualClock().")
@_documentation(visibility: private)
public typealias FakeClock = ManualClock
