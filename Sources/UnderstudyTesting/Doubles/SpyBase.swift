/// A class to inherit a double from: it finds the pieces among the stored properties.
///
/// ```swift
/// final class MailerSpy: SpyBase, Mailer, @unchecked Sendable {
///   let sends = Spy<(letter: Letter, to: String)>("send(_:to:)")
///
///   func send(_ letter: Letter, to address: String) async throws {
///     await sends.call((letter, address))
///   }
/// }
/// ```
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
  public final private(set) var members: [any DoubleMember] = []

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
    members = StoredPieces.ofUnshared(self)
  }

  /// Makes the double as new by resetting its pieces.
  ///
  /// A subclass with state of its own overrides it and calls `super.reset()`.
  open func reset() { for member in members { member.reset() } }
}
