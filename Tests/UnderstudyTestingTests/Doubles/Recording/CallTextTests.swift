import Testing

@testable import UnderstudyTesting

@Suite struct CallTextTests {
  @Test(arguments: [
    Row("getUser(id:)", "test", "getUser(id: test)"),
    Row("charge(_:)", 4_500, "charge(4500)"),
    Row("now()", (), "now()"),
    Row("charge(_:card:)", (amount: 4_500, card: "42"), "charge(4500, card: 42)"),
    Row("reserve(_:)", Seat(row: "A", number: 1), #"reserve(Seat(row: "A", number: 1))"#),
    Row("find(id:in:)", (id: Optional(7), Optional<String>.none), "find(id: 7, in: nil)"),
    Row("init(id:)", 1, "init(id: 1)"),
    Row("send(_:)", "", #"send("")"#),
    Row("send(_:to:)", ("", Substring?.some("")), #"send("", to: "")"#),
    Row("subscript(_:)", 3, "subscript(3)"),
    Row("==(_:_:)", (1, 2), "==(1, 2)"),
    Row("seat(_:by:)", (Usher(), by: NamedUsher()), "seat(Usher, by: ada)"),
  ])
  func `a method renders with the labels of its name`(row: Row) {
    #expect(row.text.description == row.expected)
  }

  @Test(arguments: [
    Row("title", (), "title"),
    Row("title", "Hamlet", "title = Hamlet"),
    Row("seat", (row: "A", 1), #"seat = (row: "A", 1)"#),
  ])
  func `a property renders as its name, and an assignment with its value`(row: Row) {
    #expect(row.text.description == row.expected)
  }

  @Test(arguments: [
    Row("move(to:)", (x: 1, y: 2), "move(to: (x: 1, y: 2))"),
    Row("move(_:by:in:)", (x: 1, 2), "move(x: 1, 2)"),
    Row("send(_:to:)", "ada", "send(ada)"),
    Row("now()", 5, "now(5)"),
    Row("send(_:to:)", (), "send()"),
    Row("move(to:", 5, "move(to: 5)"),
    Row("", 5, " = 5"),
  ])
  func `a name that does not fit the arguments still renders all of them`(row: Row) {
    #expect(row.text.description == row.expected)
  }

  @Test func `arguments without labels render as one text each`() {
    let text = CallText(member: "charge(_:card:)", arguments: (amount: 4_500, card: "42"))
    #expect(text.arguments == ["4500", "42"])
    #expect(CallText(member: "now()", arguments: ()).arguments == [])
  }
}

// MARK: - Fixtures

private final class Usher: Sendable {}
private final class NamedUsher: Sendable, CustomStringConvertible { let description = "ada" }

extension CallTextTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: CallText
    let expected: String
    let testDescription: String

    init(_ member: String, _ arguments: Any, _ expected: String) {
      text = CallText(member: member, arguments: arguments)
      self.expected = expected
      testDescription = "\(member) → \(expected)"
    }
  }
}
