/// A stand-in for a dependency in a test, made of members that record and answer calls.
///
/// Structs, classes, actors and main-actor types can be doubles. Write one ``Stub`` or ``Spy`` for
/// each member, and one call in each:
///
/// ```swift
/// actor SeatMapStub: SeatMap, TestDouble {
///   nonisolated let reserving = Stub<Seat, Bool, Never>()
///   func reserve(_ seat: Seat) async -> Bool { await reserving.call(seat) }
/// }
/// ```
///
/// A double belongs to the container that it is registered in: resetting or closing the container
/// resets the double, and its issues fail the container's test.
///
/// Classes that inherit from ``SpyBase`` or ``StubBase`` are doubles as well.
public protocol TestDouble: RecordingDouble {
  /// The double's stubbed members; by default, those found among its stored properties.
  ///
  /// They are found in the order of their declarations, those of a superclass first:
  /// - properties declared as a ``Stub``, a ``Spy`` or another ``DoubleMember``;
  /// - each `let` that is declared as `any DoubleMember`, or another existential, or an optional, and
  ///   holds one;
  /// - the members of each `let` that is itself a double and a struct. A double that is an
  ///   object, an actor for example, has its own history and reset, and is left out.
  ///
  /// Not found are `lazy`, `weak` and `unowned` members, those in property wrappers, arrays and
  /// other values, and those made by a computed property. Other state is never read, so an actor
  /// may change its own meanwhile. A member in a `var` is read from the calling thread: in a class
  /// or an actor, do not replace it while others use the double.
  ///
  /// To omit, add or reorder members, list them by hand; an actor or main-actor type declares that
  /// `nonisolated`:
  ///
  /// ```swift
  /// nonisolated var members: [any DoubleMember] { [releasing, reserving] + counters }
  /// ```
  ///
  /// - Complexity: O(number of members); for the first double of a type, of stored properties.
  var members: [any DoubleMember] { get }

  /// The double's calls as text, in the order in which they were made; by default, those of its
  /// members.
  ///
  /// ```swift
  /// XCTAssertEqual(users.callHistory, ["getUser(id: test)", "flush()"])
  /// ```
  ///
  /// A double without such members may record its calls itself, and reports show them:
  ///
  /// ```swift
  /// final class UserServiceSpy: UserService, TestDouble, @unchecked Sendable {
  ///   var callHistory: [String] = []
  ///   func getUser(id: String) { callHistory.append("getUser(id: \(id))") }
  ///   func reset() { callHistory = [] }
  /// }
  /// ```
  var callHistory: [String] { get }

  /// Makes the double as new; by default, by resetting its members.
  ///
  /// Implement it if the double has state of its own, and reset the members there as well:
  ///
  /// ```swift
  /// func reset() {
  ///   for member in members { member.reset() }
  ///   stock.withLock { $0 = [:] }
  /// }
  /// ```
  ///
  /// The container may call it from any thread.
  func reset()
}

extension TestDouble {
  /// The stubs and other members among the stored properties.
  public var members: [any DoubleMember] { StoredMembers.of(self) }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var __members: [any DoubleMember] { members }

  /// Resets all members, and the state of a double that keeps some.
  public func reset() {
    for member in members { member.reset() }
    (self as? any RestoringDouble)?.resetState()
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func __reset() { reset() }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var __writtenCalls: [String] { callHistory }

  /// The calls of all members as text, in the order in which they were made.
  public var callHistory: [String] { erasedCalls.map(\.description) }
}

extension RecordingDouble {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var __writtenCalls: [String] { [] }

  /// The calls of all members as text, in the order in which they were made.
  ///
  /// ```swift
  /// #expect(mailer.callHistory == ["greet(ada, count: 2)", "flush()"])
  /// ```
  ///
  /// Reading it counts as checking the calls: at the end of the test they are not reported as
  /// unverified. While other threads keep making calls, the newest ones may be missing.
  ///
  /// - Complexity: O(*n* log *n*) for *n* calls. Every text is made on each read.
  public var callHistory: [String] {
    (self as? any TestDouble)?.callHistory ?? erasedCalls.map(\.description)
  }

  /// The calls of all members, in the order in which they were made. Reading it counts as checking
  /// the calls.
  package var erasedCalls: [RecordedCall] {
    for member in stubMembers { member.noteRead() }
    return storedHistory
  }

  /// The calls of all members, for the toolkit itself, whose reads do not count as checking.
  var storedHistory: [RecordedCall] { stubMembers.flatMap(\.erasedCalls).sorted(byPlace: \.place) }

  /// Removes the calls of all members and keeps their answers.
  ///
  /// ```swift
  /// gateway.clearCalls()
  /// ```
  ///
  /// To check for unverified calls first, use ``checkpoint(fileID:filePath:line:column:)``.
  public func clearCalls() { for member in stubMembers { member.clearCalls() } }
}

/// Returns the calls of several doubles as text, in the order in which they were made.
///
/// ```swift
/// #expect(
///   callHistory(of: seats, gateway)
///     == ["reserve(A1)", "charge(4500, card: 42)", "release(A1)"]
/// )
/// ```
///
/// Calls that doubles without such members have recorded themselves come last. While other threads
/// keep making calls, the newest ones may be missing.
///
/// - Parameter doubles: the doubles whose calls are listed.
/// - Complexity: O(*n* log *n*) for *n* calls. Every text is made on each call.
public func callHistory(of doubles: any RecordingDouble...) -> [String] {
  let written = doubles.filter(\.__members.isEmpty).flatMap(\.__writtenCalls)
  let calls = doubles.flatMap(\.erasedCalls).sorted(byPlace: \.place)
  return calls.map(\.description) + written
}
