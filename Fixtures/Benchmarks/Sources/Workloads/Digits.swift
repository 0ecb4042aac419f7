/// One of ten; the last is followed by the first.
public protocol Digit: Sendable {
  associatedtype Next: Digit
}
enum D0: Digit { typealias Next = D1 }
enum D1: Digit { typealias Next = D2 }
enum D2: Digit { typealias Next = D3 }
enum D3: Digit { typealias Next = D4 }
enum D4: Digit { typealias Next = D5 }
enum D5: Digit { typealias Next = D6 }
enum D6: Digit { typealias Next = D7 }
enum D7: Digit { typealias Next = D8 }
enum D8: Digit { typealias Next = D9 }
enum D9: Digit { typealias Next = D0 }
