/// A value of an argument's type, if that is only known at run time.
@usableFromInline
struct ArgumentValue: @unchecked Sendable {  // Arguments are `Sendable`, and it never changes.
  let value: Any

  init(_ value: Any) { self.value = value }
}
