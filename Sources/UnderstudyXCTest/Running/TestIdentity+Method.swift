import UnderstudyTesting
import XCTest

extension TestIdentity {
  static func of(_ method: XCTestCase) -> TestIdentity { TestIdentity(name(of: method)) }

  static func of(_ type: XCTestCase.Type) -> TestIdentity { TestIdentity(name(of: type)) }

  /// Returns the name as `swift test list` prints it: `BoxOfficeTests.RefundTests/testRefund`.
  static func name(of method: XCTestCase) -> String {
    "\(name(of: type(of: method)))/\(selector(in: method.name))"
  }

  /// Returns the name of the method in XCTest's name of a test: `RefundTests.testRefund`, or
  /// `-[RefundTests testRefund]` on Apple's platforms.
  static func selector(in name: String) -> Substring {
    let name = name.utf8.last == UInt8(ascii: "]") ? name.dropLast() : name[...]
    let start = name.utf8.lastIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: " ") }
    return start.map { name[name.utf8.index(after: $0)...] } ?? name
  }

  private static func name(of type: XCTestCase.Type) -> String { String(reflecting: type) }
}
