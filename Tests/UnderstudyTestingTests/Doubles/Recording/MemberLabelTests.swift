import Testing

@testable import UnderstudyTesting

@Suite struct MemberLabelTests {
  @Test func `members of one name share a label`() {
    let (first, second) = (label(), label())
    #expect(first === second)
    #expect(first.text == "load(_:)")
  }

  @Test func `members of different names have different labels`() {
    #expect(MemberLabel.of("save(_:)").takeUnretainedValue().text == "save(_:)")
    #expect(MemberLabel.of("load(_:)").takeUnretainedValue().text == "load(_:)")
  }

  @Test func `a single character is a name too`() {
    let name = StaticString(unicodeScalarLiteral: "x")
    #expect(MemberLabel.of(name).takeRetainedValue().text == "x")
  }

  private func label() -> MemberLabel { MemberLabel.of("load(_:)").takeUnretainedValue() }
}
