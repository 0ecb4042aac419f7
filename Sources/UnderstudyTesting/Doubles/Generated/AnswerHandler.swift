/// A closure that answers the calls of a generated member, without its type.
///
/// A member's function type may say anything that Swift allows: `inout`, isolation, typed errors,
/// values that cannot be copied. Only the generated member knows how to call it, so the toolkit keeps
/// it and returns it.
@usableFromInline
class AnswerHandler: @unchecked Sendable {  // It never changes; the caller's thread runs it.
  fileprivate init() {}

  @inlinable deinit {}

  /// Returns the closure.
  ///
  /// - Parameter type: the type that the member was generated with.
  /// - Returns: `nil` if it is of another type: members with noncopyable type parameters share one stub.
  @usableFromInline
  final func closure<Handler>(as type: Handler.Type) -> Handler? {
    (self as? TypedHandler<Handler>)?.closure
  }
}

final class TypedHandler<Handler>: AnswerHandler, @unchecked Sendable {  // one `let`
  fileprivate let closure: Handler

  init(_ closure: Handler) {
    self.closure = closure
    super.init()
  }
}
