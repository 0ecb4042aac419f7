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
/// and whoever does without the promise conform to ``TestDouble`` and list the pieces by hand.
///
/// What is found: every stored property that holds a ``DoubleMember`` when `SpyBase.init` runs,
/// those of the class nearest to `SpyBase` first, in the order of their declarations. What is not:
/// `lazy` pieces (they do not exist yet), pieces inside other values, and pieces that a
/// `CustomReflectable` subclass leaves out of its mirror.
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
    members = SpyBase.pieces(in: Mirror(reflecting: self))
  }

  /// Makes the double as new by resetting its pieces.
  ///
  /// A subclass with state of its own overrides it and calls `super.reset()`.
  open func reset() { for member in members { member.reset() } }

  private static func pieces(in mirror: Mirror) -> [any DoubleMember] {
    let inherited = mirror.superclassMirror.map(pieces(in:)) ?? []
    return inherited + mirror.children.compactMap { $0.value as? any DoubleMember }
  }
}
