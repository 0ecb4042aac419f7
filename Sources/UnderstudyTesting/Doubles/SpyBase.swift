import Understudy

/// A class to inherit a double from: it finds the pieces among the stored properties.
///
/// ```swift
/// final class MailerSpy: SpyBase, Mailer, @unchecked Sendable {
///   let sends = Spy<Letter, String>()
///
///   func send(_ letter: Letter, to address: String) async throws {
///     await sends.call(letter, address)
///   }
/// }
/// ```
///
/// A member whose calls are needed only as text needs no stub: ``record(_:)`` writes them into the
/// history.
///
/// Swift 6 makes a subclass of a `Sendable` class repeat `@unchecked Sendable`. Pieces are safe
/// from any thread; the promise is about other state that the subclass adds. Structs, actors
/// and whoever does without the promise conform to ``TestDouble``.
///
/// What is found: every stored property that holds a ``DoubleMember`` when `SpyBase.init` runs,
/// those of the class nearest to `SpyBase` first, in the order of their declarations, whatever
/// type it is declared as; and the pieces of doubles that are structs, where they stand. What is
/// not: `lazy` pieces (they do not exist yet), `weak` and `unowned` ones, and pieces inside other
/// values, such as arrays and property wrappers.
///
/// Doubles that also answer inherit from ``StubBase``.
open class SpyBase: TestDouble, @unchecked Sendable {  // `members` is written by `init` only.
  /// The pieces found, in the order of their declarations.
  private final var found: [any DoubleMember] = []
  /// The calls that were recorded as text, once there is one.
  private final let written = Lock<Spy<WrittenCall>?>(nil)

  /// The members found, in the order of their declarations, and last the calls that ``record(_:)`` wrote.
  public final var members: [any DoubleMember] {
    guard let written = written.withLock({ $0 }) else { return found }
    return found + [written]
  }

  /// Collects the pieces of the subclass.
  ///
  /// A subclass with values for all its properties inherits it; another one calls `super.init()`
  /// as usual, when its own properties are set.
  ///
  /// - Complexity: O(number of stored properties).
  public init() {
    // Here the subclass's properties are set and nobody else has the object: there is no better
    // moment to look, and no later one without a race.
    TestDoubles.areFound
    found = StoredPieces.ofUnshared(self)
  }

  fileprivate final func write(_ call: WrittenCall) {
    let new = Spy<WrittenCall>("record(_:)")
    let piece = written.withLock { written in
      if written == nil { written = new }
      return written ?? new
    }
    piece.call(call)
  }

  /// Makes the double as new by resetting its pieces.
  ///
  /// A subclass with state of its own overrides it and calls `super.reset()`.
  open func reset() { for member in members { member.reset() } }
}

// In an extension of the protocol, where a subclass may have a `record` of its own.
extension TestDouble where Self: SpyBase {
  /// Records a call as text, for a member that has no stub of its own.
  ///
  /// ```swift
  /// final class UserServiceSpy: SpyBase, UserService, @unchecked Sendable {
  ///   func getUser(id: String) -> User {
  ///     record("getUser(id: \(id))")
  ///     return User(id: id)
  ///   }
  /// }
  ///
  /// XCTAssertEqual(spy.callHistory, ["getUser(id: test)"])
  /// ```
  ///
  /// - Parameter call: the call as the history shows it.
  public func record(_ call: String) { write(WrittenCall(call)) }

  /// Records a call of the member that this stands in, with its arguments.
  ///
  /// ```swift
  /// func getUser(id: String) -> User {
  ///   record(arguments: id)  // getUser(id: test)
  ///   return User(id: id)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - arguments: what the member was called with, in its order.
  ///   - function: the member.
  public func record(arguments: Any..., function: String = #function) {
    write(WrittenCall(function, arguments))
  }

  /// Records a call of the member that this stands in.
  ///
  /// ```swift
  /// func flush() { record() }
  /// ```
  public func record(function: String = #function) { write(WrittenCall(function, [])) }

  /// Records a call by its name and its arguments.
  ///
  /// ```swift
  /// func getUser(id: String) -> User {
  ///   record("getUser(id:)", id)  // getUser(id: test)
  ///   return User(id: id)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - member: the member's name, with or without its labels.
  ///   - first: its first argument.
  ///   - more: the others, in their order.
  public func record(_ member: String, _ first: Any, _ more: Any...) {
    let name = member.contains("(") ? member : "\(member)()"
    write(WrittenCall(name, [first] + more))
  }
}
