import Testing
import Understudy
import UnderstudyTesting

extension TestIdentity {
  private struct Place: Hashable {
    let name: String
    let file: String
    let line: Int
  }

  /// Those that were made: a test may have thousands of cases, and its ID is computed on each access.
  private static let known = Lock<[Place: TestIdentity]>([:])

  static func of(_ test: Test) -> TestIdentity {
    let location = test.sourceLocation
    let place = Place(name: test.name, file: location.fileID, line: location.line)
    if let known = known.withLock({ $0[place] }) { return known }
    let identity = TestIdentity(
      name(of: test),
      file: location.fileID,
      line: location.line
    )
    known.withLock { $0[place] = identity }
    return identity
  }

  /// Returns the name as `swift test list` prints it: `BoxOfficeTests.SaleTests/sells()`.
  static func name(of test: Test) -> String {
    let id = "\(test.id)"
    let location = test.sourceLocation
    // Where tests of one name have to be told apart, the ID ends with the place.
    let place = "/\(location.fileName):\(location.line):\(location.column)"
    return id.hasSuffix(place) ? String(id.dropLast(place.count)) : id
  }
}
