// Unavailable declarations for guesses from other tools; the messages name the real API.

@available(
  *,
  unavailable,
  message:
    "Write enum ClockFallback: FallbackDouble { static func fallback() -> any HouseClock { … } }."
)
public enum TestFallbacks {
  public static func register<Dependency>(
    _ type: Dependency.Type,
    _ make: @escaping @Sendable () -> Dependency
  ) { unavailable() }

  public static func unregister<Dependency>(_ type: Dependency.Type) { unavailable() }
}
