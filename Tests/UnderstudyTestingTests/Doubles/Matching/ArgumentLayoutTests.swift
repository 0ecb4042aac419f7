import Testing

@testable import UnderstudyTesting

@Suite struct ArgumentLayoutTests {
  @Test(arguments: [
    Row("charge(_:card:)", (amount: Int8, String).self, ["_: Int8 @0", "card: String @8"]),
    Row("charge(_:_:)", (amount: Int8, card: String).self, ["_: Int8 @0", "_: String @8"]),
    Row("now()", Void.self, []),
    Row("reserve(_:)", Seat.self, ["_: Seat @0"]),
    Row("find(id:)", Int.self, ["id: Int @0"]),
    Row("move(to:)", (x: Int, y: Int).self, ["to: (x: Int, y: Int) @0"]),
    Row("title", String.self, ["_: String @0"]),
    Row("title", Void.self, []),
    Row("seat", (row: String, Int).self, ["_: (row: String, Int) @0"]),
    Row("send(_:to:)", String.self, ["_: String @0"]),
    Row("move(_:by:in:)", (x: Int, Int).self, ["x: Int @0", "_: Int @8"]),
  ])
  func `arguments are the elements of a tuple or a single value, as the name says`(row: Row) {
    let slots = ArgumentLayout(of: row.type, member: MemberName(row.member)).slots
    #expect(slots.map { "\($0.label ?? "_"): \($0.type) @\($0.offset)" } == row.expected)
  }

  @Test func `messages name an argument by its label, or by its place in the tuple`() {
    let type = (amount: Int, number: String, Int).self
    let slots = ArgumentLayout(of: type, member: MemberName("charge(_:card:_:)")).slots
    #expect(slots.map(\.name) == ["amount", "card", nil])
  }
}

extension ArgumentLayoutTests {
  struct Row: Sendable {
    let member: String
    let type: Any.Type
    let expected: [String]

    init(_ member: String, _ type: Any.Type, _ expected: [String]) {
      (self.member, self.type, self.expected) = (member, type, expected)
    }
  }
}
