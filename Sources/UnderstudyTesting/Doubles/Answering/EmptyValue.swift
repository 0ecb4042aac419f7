/// The empty value of a type, if it has one.
enum EmptyValue {
  /// Returns the first of `nil`, `[]`, `[:]`, `""`, `false` and `0` that the type can be written
  /// as, or a stream that has finished.
  static func of<Value>(_ type: Value.Type) -> Value? {
    switch type {
    // A vector can be written as a list, but not as an empty one.
    case is any SIMD.Type: nil
    case let type as any ExpressibleByNilLiteral.Type: null(type)
    case let type as any ExpressibleByArrayLiteral.Type: list(type)
    case let type as any ExpressibleByDictionaryLiteral.Type: table(type)
    case let type as any ExpressibleByStringLiteral.Type: text(type)
    case let type as any ExpressibleByBooleanLiteral.Type: no(type)
    case let type as any ExpressibleByIntegerLiteral.Type: zero(type)
    case let type as any FinishedStream.Type: finished(type)
    default: nil
    }
  }

  // `T` is `Value`, recovered through its conformance, so no cast fails. Conditional casts from
  // `Any?` would: they treat `Int??` as an `Int?`.
  private static func null<T: ExpressibleByNilLiteral, Value>(_: T.Type) -> Value {
    T(nilLiteral: ()) as! Value
  }
  private static func list<T: ExpressibleByArrayLiteral, Value>(_: T.Type) -> Value {
    ([] as T) as! Value
  }
  private static func table<T: ExpressibleByDictionaryLiteral, Value>(_: T.Type) -> Value {
    ([:] as T) as! Value
  }
  private static func text<T: ExpressibleByStringLiteral, Value>(_: T.Type) -> Value {
    ("" as T) as! Value
  }
  private static func no<T: ExpressibleByBooleanLiteral, Value>(_: T.Type) -> Value {
    (false as T) as! Value
  }
  private static func zero<T: ExpressibleByIntegerLiteral, Value>(_: T.Type) -> Value {
    (0 as T) as! Value
  }
  private static func finished<T: FinishedStream, Value>(_: T.Type) -> Value {
    T.finished as! Value
  }
}

/// A stream that can be made without an element.
private protocol FinishedStream {
  static var finished: Self { get }
}

extension AsyncStream: FinishedStream {
  fileprivate static var finished: AsyncStream { AsyncStream { $0.finish() } }
}

extension AsyncThrowingStream: FinishedStream where Failure == any Error {
  fileprivate static var finished: AsyncThrowingStream { AsyncThrowingStream { $0.finish() } }
}
