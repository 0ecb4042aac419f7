/// A stand-in for a dependency in a test, made of pieces that record and answer calls.
///
/// Classes, structs, actors and main-actor types can be doubles. List the pieces in the order in
/// which you like to read them; actors and main-actor types spell `nonisolated var members`.
///
/// ```swift
/// actor SeatMapStub: SeatMap, TestDouble {
///   let reserving = Stub<Seat, Bool, Never>("reserve(_:)")
///   nonisolated var members: [any DoubleMember] { [reserving] }
///
///   func reserve(_ seat: Seat) async -> Bool { await reserving.call(seat) }
/// }
/// ```
///
/// A class can inherit from ``SpyBase`` or ``StubBase`` instead, which find the pieces themselves.
///
/// A double belongs to the container that it is registered in: the container's reset and close
/// reset the double, and what it finds wrong fails the container's test.
public protocol TestDouble: Sendable {
  /// The double's pieces.
  var members: [any DoubleMember] { get }

  /// Makes the double as new; by default, by resetting its pieces.
  ///
  /// Implement it where the double has state of its own, and reset the pieces there as well:
  ///
  /// ```swift
  /// func reset() {
  ///   for member in members { member.reset() }
  ///   stock.withLock { $0 = [:] }
  /// }
  /// ```
  ///
  /// The container calls it from any thread.
  func reset()
}

extension TestDouble {
  /// The calls of all pieces as text, in the order in which they were made.
  ///
  /// ```swift
  /// #expect(mailer.callHistory.map(\.description) == ["greet(ada, count: 2)", "flush()"])
  /// ```
  ///
  /// While other threads go on calling, the newest calls may be missing.
  ///
  /// - Complexity: O(*n* log *n*) for *n* calls. Every text is made anew.
  public var callHistory: [RecordedCall] {
    members.flatMap(\.recordedCalls).sorted { $0.order < $1.order }
  }

  public func reset() { for member in members { member.reset() } }

  /// Forgets the calls of all pieces and keeps their answers.
  public func clearCalls() { for member in members { member.clearCalls() } }
}
