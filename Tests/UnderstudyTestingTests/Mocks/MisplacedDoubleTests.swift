import TestSupport
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite struct `A double that is registered for another key than the live one` {
  @Test(.container) func `is named, if it is under its own type`() throws {
    let line = #line + 1
    Container.current.register(BeaconDouble.self, instance: BeaconDouble())
    let text = "the test registers BeaconDouble, at \(place):\(line), and not Beacon\n"
    let fix =
      "fix: at \(place):\(line), register it for Beacon: Container.current.register(BeaconDouble(…), as: "
    try expectIssue { $0.contains(text) && $0.contains(fix) }
  }

  @Test(.container) func `is named, if it has a name`() throws {
    let line = #line + 1
    Container.current.register((any Beacon).self, name: "north", instance: BeaconDouble())
    let text = "the test registers Beacon(name: north), at \(place):\(line), and not Beacon\n"
    let fix =
      "\(line), register it for Beacon: Container.current.register((any Beacon).self, …); otherwise "
    try expectIssue { $0.contains(text) && $0.contains(fix) }
  }

  @Test(.container(.live(.refuse))) func `is named where the live one is refused`() throws {
    Container.current.register(BeaconDouble.self, instance: BeaconDouble())
    try expectIssue(throws: true) { $0.contains("the test registers BeaconDouble, at \(place):") }
  }

  @Test(.container) func `is not what else the test registers`() throws {
    Container.current.register(String.self, instance: "north")
    Container.current.register(BeaconDouble.self, name: "north", instance: BeaconDouble())
    try expectIssue { !$0.contains(", and not Beacon") }
  }

  @Test(.container) func `is not what a test registers that registers the live one, too`() throws {
    Container.current.register {
      Registration((any Beacon).self) { try $0.resolve(BeaconDouble.self) }.live()
      Registration(BeaconDouble.self) { BeaconDouble() }
    }
    try expectIssue { !$0.contains(", and not Beacon") }
  }
}

private let place = "UnderstudyTestingTests/MisplacedDoubleTests.swift"

/// Reads the live beacon, which is an issue.
private func expectIssue(throws: Bool = false, _ isExpected: @escaping @Sendable (String) -> Bool)
  throws
{
  try withKnownIssue {
    if `throws` {
      #expect(throws: ContainerError.self) { try Container.current[\.beacon] }
    } else {
      _ = try Container.current[\.beacon]
    }
  } matching: { issue in
    issue.comments.contains { isExpected($0.rawValue) }
  }
}

protocol Beacon: Sendable {}

private struct TowerBeacon: Beacon {}
private struct BeaconDouble: Beacon {}

extension Dependencies {
  fileprivate var beacon: Dependency<any Beacon> { Dependency(live: { TowerBeacon() }) }
}
