import Understudy

/// A base class for doubles that finds the members among the stored properties.
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
/// A member whose calls are needed only as text needs no stub: ``TestDouble/record(_:)`` adds them
/// to the history.
///
/// Swift 6 makes a subclass of a `Sendable` class repeat `@unchecked Sendable`. Members are safe
/// from any thread; the promise is about other state that the subclass adds. Structs, actors and
/// classes without the promise conform to ``TestDouble``.
///
/// It finds every stored property that holds a ``DoubleMember`` when `SpyBase.init` runs, those of
/// the class nearest to `SpyBase` first, in the order of their declarations, whatever type they are
/// declared as; and the members of doubles that are structs, in their places. It does not find
/// `lazy` members (they do not exist yet), `weak` and `unowned` ones, and members inside other
/// values, such as arrays and property wrappers.
///
/// Doubles that also give answers inherit from ``StubBase``.
open class SpyBase: TestDouble, @unchecked Sendable {  // `members` is written by `init` only.
  /// The members found, in the order of their declarations.
  private final var found: [any DoubleMember] = []
  /// The calls that were recorded as text, once there is one.
  private final let written = Lock<Spy<WrittenCall>?>(nil)

  /// The members found, in the order of their declarations, and last the calls added by
  /// ``TestDouble/record(_:)``.
  public final var members: [any DoubleMember] {
    guard let written = written.withLock({ $0 }) else { return found }
    return found + [written]
  }

  /// Collects the members of the subclass.
  ///
  /// A subclass with values for all its properties inherits it; another one calls `super.init()` as
  /// usual, after setting its own properties.
  ///
  /// - Complexity: O(number of stored properties).
  public init() {
    // The subclass's properties are set and no other code has the object: there is no better moment
    // to read them, and no later one without a race.
    TestDoubles.areFound
    found = StoredMembers.ofUnshared(self)
  }

  fileprivate final func write(_ call: WrittenCall) {
    let new = Spy<WrittenCall>("record(_:)")
    let member = written.withLock { written in
      if written == nil { written = new }
      return written ?? new
    }
    member.call(call)
  }

  /// Makes the double as new by resetting its members.
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

  /// Records a call of the enclosing member, with its arguments if it has some.
  ///
  /// ```swift
  /// func getUser(id: String) -> User {
  ///   record(arguments: id)  // getUser(id: test)
  ///   return User(id: id)
  /// }
  ///
  /// func flush() { record() }
  /// ```
  ///
  /// - Parameters:
  ///   - arguments: the arguments of the call, in the member's order.
  ///   - function: the member's name.
  public func record(arguments: Any..., function: String = #function) {
    write(WrittenCall(function, arguments))
  }

  /// Records a call by the member's name and its arguments.
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
