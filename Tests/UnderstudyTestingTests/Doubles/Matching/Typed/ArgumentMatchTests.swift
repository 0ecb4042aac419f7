import TestSupport
import Testing

@testable import UnderstudyTesting

@Suite struct ArgumentMatchTests {
  private struct Plain {}
  private protocol Event: Sendable {}
  private struct Sold: Event { var row: String }
  private struct Closed: Event {}

  private func accepts<Value>(_ match: Match<Value>, _ value: Value) -> Bool {
    withUnsafePointer(to: value) { match.bound.matches($0) }
  }

  @Test func `any matches everything, and reads nothing`() {
    #expect(accepts(.any, Plain()))
    #expect(Match<Int>.any(Int.self).bound.test == nil)
  }

  @Test func `literals are values of the argument's type`() {
    #expect(accepts(5, 5))
    #expect(!accepts(5, 6))
    #expect(accepts(0.1, Float(0.1)))
    #expect(accepts("a", "a"))
    #expect(accepts("a", Character("a")))
    #expect(accepts("é", Unicode.Scalar(0xE9)))
    #expect(accepts(true, true))
    #expect(!accepts(true, false))
    #expect(accepts("seat \(7)", "seat 7"))
    #expect(!accepts("seat \(7)", "seat 8"))
    #expect(accepts([1, 2], [1, 2]))
    #expect(!accepts([1, 2], [2, 1]))
    #expect(accepts([], [Int]()))
  }

  @Test func `equality and identity`() {
    let (grey, other) = (Cloak(label: "grey"), Cloak(label: "grey"))
    #expect(accepts(.equal([1, 2]), [1, 2]))
    #expect(!accepts(.equal([1, 2]), [2, 1]))
    #expect(accepts(.identical(to: grey), grey))
    #expect(!accepts(.identical(to: grey), other))
  }

  @Test func `optional arguments take what their values take, and nil`() {
    func accepts(_ match: OptionalMatch<String>, _ value: String?) -> Bool {
      withUnsafePointer(to: value) { match.bound.matches($0) }
    }
    let (some, none) = (String?("a"), String?.none)
    #expect(accepts(.any, none))
    #expect(accepts(nil, none))
    #expect(!accepts(nil, some))
    #expect(accepts(.nil, none))
    #expect(!accepts(.notNil, none))
    #expect(accepts(.notNil, some))
    #expect(accepts("a", some))
    #expect(!accepts("b", some))
    #expect(!accepts("a", none))
    #expect(accepts(.hasPrefix("a"), some))
    #expect(!accepts(.hasPrefix("a"), none))
    #expect(accepts(.equal(some), some))
    #expect(accepts(.equal(none), none))
    #expect(!accepts(.equal(none), some))
    #expect(accepts(.not("a"), none))
    #expect(accepts(.some("a"), some))
    #expect(!accepts(.some("b"), some))
    #expect(!accepts(.some(.not("a")), none))
    #expect(accepts(.some(.any), some))
    #expect(!accepts(.some(.any), none))
    #expect(accepts(.where { $0 == nil }, none))
  }

  @Test func `order`() {
    #expect(accepts(.in(1...3), 3))
    #expect(!accepts(.in(1..<3), 3))
    #expect(accepts(.greaterThan(3), 4))
    #expect(!accepts(.greaterThan(3), 3))
    #expect(accepts(.atLeast(3), 3))
    #expect(!accepts(.atLeast(3), 2))
    #expect(accepts(.lessThan(3), 2))
    #expect(!accepts(.lessThan(3), 3))
    #expect(accepts(.atMost(3), 3))
    #expect(!accepts(.atMost(3), 4))
  }

  @Test func `texts and collections`() {
    #expect(accepts(.contains("b"), "abc"))
    #expect(!accepts(.contains("d"), "abc"))
    #expect(accepts(.hasPrefix("a"), "abc"))
    #expect(!accepts(.hasPrefix("b"), "abc"))
    #expect(accepts(.hasSuffix("c"), "abc"))
    #expect(!accepts(.hasSuffix("b"), "abc"))
    #expect(accepts(.empty, [Int]()))
    #expect(!accepts(.empty, [1]))
    #expect(accepts(.count(2), [1, 2]))
    #expect(!accepts(.count(2), [1]))
    #expect(accepts(.contains(2), [1, 2]))
    #expect(!accepts(.contains(3), [1, 2]))
  }

  @Test func `combinations`() {
    #expect(accepts(.not(5), 4))
    #expect(!accepts(.not(5), 5))
    #expect(accepts(.allOf(.atLeast(1), .atMost(3)), 2))
    #expect(!accepts(.allOf(.atLeast(1), .atMost(3)), 4))
    #expect(accepts(.anyOf(1, 3), 3))
    #expect(!accepts(.anyOf(1, 3), 2))
    #expect(accepts(.where { $0 > 2 }, 3))
    #expect(!accepts(.where { $0 > 2 }, 2))
  }

  @Test func `the type that an existential holds`() {
    let sold: Match<any Event> = .type(of: Sold.self) { $0.row == "A" }
    #expect(accepts(sold, Sold(row: "A")))
    #expect(!accepts(sold, Sold(row: "B")))
    #expect(!accepts(sold, Closed()))
    #expect(accepts(.type(of: Closed.self), Closed() as any Event))
  }

  @Test func `captures the arguments of calls that match as a whole`() {
    let captor = Captor<Int>()
    let pattern = ArgumentPattern<(Int, String)>.placing([
      Match<Int>.capturing(into: captor, .atLeast(2)).bound, Match<String>.hasPrefix("a").bound,
    ])
    for call in [(1, "a"), (2, "a"), (3, "b"), (4, "ab")] where pattern.matches(call) {
      pattern.capture(call)
    }
    #expect(captor.values == [2, 4])
  }

  @Test func `reads each argument at its own place`() {
    let pattern = ArgumentPattern<(Bool, String, Int)>.placing([
      Match<Bool>.any.bound, Match<String>("b").bound, Match<Int>(7).bound,
    ])
    #expect(pattern.matches((true, "b", 7)))
    #expect(!pattern.matches((true, "a", 7)))
    #expect(!pattern.matches((true, "b", 8)))
    #expect(
      ArgumentPattern<(Int, Int)>.placing([Match<Int>.any.bound, Match<Int>.any.bound]).isAnything
    )
    // A single argument that is a tuple is one argument.
    let single = ArgumentPattern<(Int, Int)>.placing([Match<(Int, Int)>.where { $0.1 == 2 }.bound])
    #expect(single.matches((1, 2)))
    #expect(!single.matches((2, 1)))
  }

  @Test func `each element of a pack has its own match`() {
    let captor = Captor<String>()
    let pack = Match<[Any]>.__elements([Match<Int>(5), Match<String>.capturing(into: captor)])
    #expect(accepts(pack, [5, "a"]))
    #expect(!accepts(pack, [6, "a"]))
    #expect(!accepts(pack, [5]))
    #expect(!accepts(pack, ["a", 5]))
    #expect(pack.bound.text == "5, any")
    withUnsafePointer(to: [5, "a"] as [Any]) { pack.bound.capture?($0) }
    #expect(captor.values == ["a"])
    #expect(!accepts(Match<[Any]>.__elements([Match<Int>.any]), ["a"]))
  }

  @Test func `texts say what was written, and hide what is secret`() {
    #expect(Match<Int>.in(1...3).bound.text == "in 1...3")
    #expect(OptionalMatch<String>.hasPrefix("a").bound.text == "hasPrefix(a)")
    #expect(Match<Int>.anyOf(1, .not(2)).bound.text == "anyOf(1, not(2))")
    let secret: Match<Redacted<String>> = .equal(Redacted("pass"))
    #expect(secret.bound.text == "‹redacted›")
    #expect(secret.bound.expected == nil)
  }
}
