import Foundation
import Testing

@testable import Understudy
@testable import UnderstudyInsight

@Suite struct `A JSON value` {
  private func parsed(_ value: JSONValue) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(value.text.utf8), options: .fragmentsAllowed)
  }

  @Test(arguments: (0...0x9F).map { Unicode.Scalar($0)! } + ["\u{2028}", "\u{FEFF}", "🎭"])
  func `is read as the character that was written`(_ scalar: Unicode.Scalar) throws {
    let text = "a\(scalar)b"
    #expect(try parsed(.string(text)) as? String == text)
    #expect(try parsed(.object([(text, .integer(1))])) as? [String: Int] == [text: 1])
  }

  @Test func `has one line for each member, in order`() {
    let value = JSONValue.object([
      ("b", .array([1, true, .null])), ("a", .object([])), ("b", .array([])),
    ])
    #expect(
      value.text == """
        {
          "b": [
            1,
            true,
            null
          ],
          "a": {},
          "b": []
        }
        """
    )
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `has no number for values that are not finite`(_ number: Double) {
    #expect(JSONValue.number(number).text == "null")
  }

  @Test(arguments: [0, -0.5, 1e-12, 1e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude])
  func `is read as the number that was written`(_ number: Double) throws {
    #expect(try parsed(.number(number)) as? Double == number)
  }
}
