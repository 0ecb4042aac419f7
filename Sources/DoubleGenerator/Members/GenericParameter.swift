#if Macros
/// A generic parameter of a member.
struct GenericParameter {
  var name: String
  var kind: Kind

  enum Kind {
    case type
    case pack
    /// An integer, `let n: Int`.
    case value
    /// A type whose values cannot be copied, and whose metatype is no `Any.Type`.
    case noncopyable
  }
}
#endif
