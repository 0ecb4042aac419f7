/// The type that typed keys are declared on: an extension adds a property for each.
///
/// ```swift
/// extension Dependencies {
///   var houseClock: Dependency<any HouseClock> {
///     Dependency(live: { SystemClock() }, test: { FixedClock() })
///   }
/// }
///
/// let clock = try container[\.houseClock]
/// @Injected(\.houseClock) var clock
/// ```
///
/// In a module whose default isolation is the main actor the properties are `nonisolated var`.
public struct Dependencies: Sendable {
}
