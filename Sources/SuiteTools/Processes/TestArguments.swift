/// The arguments with which the executable of a package's tests runs some of them.
package struct TestArguments: Equatable {
  package let tests: PackageTests

  package init(_ tests: PackageTests) { self.tests = tests }

  /// - Parameter events: the file for Swift Testing's events.
  package func swiftTesting(_ trial: Trial, events: String? = nil) -> [String] {
    let selected = trial.tests.filter(Set(tests.swiftTesting).contains)
    var arguments = ["--testing-library", "swift-testing"]
    if !trial.isParallel { arguments.append("--no-parallel") }
    if trial.rounds > 1 { arguments += ["--repetitions", "\(trial.rounds)"] }
    if let events {
      arguments += ["--event-stream-version", "0", "--event-stream-output-path", events]
    }
    for expression in TestFilter(selected, of: tests.swiftTesting).expressions {
      arguments += ["--filter", expression]
    }
    return arguments
  }

  /// What XCTest takes: `Module.Class/testMethod`, separated by commas, at most as long as one argument can be.
  package func xctest(_ trial: Trial) -> [String] {
    let selected = trial.tests.filter(Set(tests.xctest).contains)
    var lists: [String] = []
    for name in TestFilter.names(selected, of: tests.xctest) {
      if let last = lists.indices.last,
        lists[last].utf8.count + name.utf8.count < TestFilter.limit
      {
        lists[last] += ",\(name)"
      } else {
        lists.append(name)
      }
    }
    return lists
  }
}
