/// A closure that answers the calls of a generated member, without its type.
///
/// A member's function type may say anything that Swift allows: `inout`, isolation, typed errors,
/// values that cannot be copied. Only the generated member knows how to call it, so the toolkit keeps
/// it and returns it.
@usableFromInline
class AnswerHandler: @unchecked Sendable {  // `let`s; the caller's thread runs the closure.
  /// The closure's type; the object is a `TypedHandler` of it.
  @usableFromInline let type: any Any.Type

  fileprivate init(of type: any Any.Type) { self.type = type }

  @inlinable deinit {}

  /// Returns the closure.
  ///
  /// - Parameter type: the type that the member was generated with.
  /// - Returns: `nil` if it is of another type: members with noncopyable type parameters share one stub.
  @inlinable
  final func closure<Handler>(as type: Handler.Type) -> Handler? {
    guard self.type == type else { return nil }
    // Each object is made by TypedHandler, with its own type.
    return unsafeDowncast(self, to: TypedHandler<Handler>.self).closure
  }
}

@usableFromInline
final class TypedHandler<Handler>: AnswerHandler, @unchecked Sendable {  // one `let`
  @usableFromInline let closure: Handler

  init(_ closure: Handler) {
    self.closure = closure
    super.init(of: Handler.self)
  }

  @inlinable deinit {}
}
