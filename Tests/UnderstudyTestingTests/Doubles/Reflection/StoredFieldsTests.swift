import Testing

@testable import UnderstudyTesting

@Suite struct StoredFieldsTests {
  @Test(arguments: [
    Row((amount: Int8, card: String, Int?).self, ["amount: Int8 @0", "card: String @8", "- @24"]),
    Row(Void.self, []),
    Row(Seat.self, ["row: String @0", "number: Int @16"]),
    Row(String?.self, []),
    Row(PaymentError.self, []),
    Row((any HouseClock).self, []),
    Row((() -> Void).self, []),
    Row(House.self, ["name: String @16"]),
    Row(Theatre.self, ["name: String @16", "seats: Array<Seat> @32", "- @40"]),
  ])
  func `a type's stored fields are listed in order, with their offsets`(row: Row) {
    let fields = StoredFields.of(row.type)
    #expect(fields.count == row.expected.count)
    for (field, expected) in zip(fields, row.expected) where !expected.hasPrefix("-") {
      #expect("\(field.name ?? "_"): \(field.type) @\(field.offset)" == expected)
    }
    #expect(fields.last?.offset == row.expected.last.flatMap { Int($0.split(separator: "@")[1]) })
  }

  @Test func `a tuple element without a label has no name`() {
    #expect(StoredFields.of((Int, x: Int).self).map(\.name) == [nil, "x"])
  }

  @Test func `a field says whether it is a variable and whether it is strong`() {
    let fields = StoredFields.of(Theatre.self)
    #expect(fields.map(\.isVar) == [false, true, true])
    #expect(fields.map(\.isStrong) == [true, true, false])
  }

  @Test func `an actor's fields follow its own storage`() {
    #expect(StoredFields.of(SeatMapStub.self).last?.name == "reserving")
  }

  @Test func `a field's offset leads to a value of its type`() {
    let arguments = (amount: Int8(1), card: "42", seat: Seat(row: "A", number: 7))
    let fields = StoredFields.of(type(of: arguments))
    withUnsafeBytes(of: arguments) { bytes in
      #expect(bytes.load(fromByteOffset: fields[1].offset, as: String.self) == "42")
      #expect(bytes.load(fromByteOffset: fields[2].offset, as: Seat.self).number == 7)
    }
  }
}

// MARK: - Fixtures

private class House { let name = "Globe" }
private final class Theatre: House {
  var seats: [Seat] = []
  weak var sister: House?
}

extension StoredFieldsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let type: Any.Type
    let expected: [String]
    var testDescription: String { "\(type)" }

    init(_ type: Any.Type, _ expected: [String]) {
      self.type = type
      self.expected = expected
    }
  }
}
