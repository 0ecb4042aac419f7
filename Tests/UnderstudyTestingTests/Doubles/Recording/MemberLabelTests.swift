import Testing

@testable import UnderstudyTesting

@Suite struct MemberLabelTests {
  @Test func `pieces of one name share a label`() {
    let (first, second) = (label(), label())
    #expect(first === second)
    #expect(first.text == "load(_:)")
  }

  @Test func `another name has another label`() {
    #expect(MemberLabel.of("save(_:)").takeUnretainedValue().text == "save(_:)")
    #expect(MemberLabel.of("load(_:)").takeUnretainedValue().text == "load(_:)")
  }

  @Test func `a name that is a single character is one too`() {
    let name = StaticString(unicodeScalarLiteral: "x")
    #expect(MemberLabel.of(name).takeRetainedValue().text == "x")
  }

  private func label() -> MemberLabel { MemberLabel.of("load(_:)").takeUnretainedValue() }
}
