// Clocks of other frameworks, with the one to use here. The compiler prefers a module's own
// declaration of such a name, because none of these can be used.

@available(*, unavailable, message: "A clock that a test moves is ManualClock().")
@_documentation(visibility: private)
public typealias TestClock = ManualClock

@available(
  *,
  unavailable,
  message:
    "Use ManualClock(). Start the code with async let; after await clock.sleepers(atLeast: 1), await clock.run() wakes every sleeper, without waiting."
)
@_documentation(visibility: private)
public typealias ImmediateClock = ManualClock

@available(*, unavailable, message: "A clock that a test moves is ManualClock().")
@_documentation(visibility: private)
public typealias FakeClock = ManualClock

@available(*, unavailable, message: "A clock that a test moves is ManualClock().")
@_documentation(visibility: private)
public typealias MockClock = ManualClock

@available(*, unavailable, message: "A clock that a test moves is ManualClock().")
@_documentation(visibility: private)
public typealias StubClock = ManualClock

@available(*, unavailable, message: "A clock that a test moves is ManualClock().")
@_documentation(visibility: private)
public typealias VirtualClock = ManualClock

extension ManualClock.Instant {
  @available(*, unavailable, message: "Write .init(offset: .zero), or clock.now.offset == .zero.")
  @_documentation(visibility: private)
  public static var start: ManualClock.Instant { fatalError() }

  @available(*, unavailable, message: "Write offset: it is the time since the clock's start.")
  @_documentation(visibility: private)
  public var description: String { fatalError() }
}
