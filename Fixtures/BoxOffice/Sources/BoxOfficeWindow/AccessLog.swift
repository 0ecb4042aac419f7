/// Where the window writes down who asked for what.
package protocol AccessLog: Sendable {
  func append(_ entry: AccessEntry) async
}

/// One request, from the first word to the last.
package struct AccessEntry: Hashable, Sendable {
  /// The number of the request.
  package var request: Int
  /// The address of whoever asked; `nil` for a passer-by.
  package var customer: String?
  /// What was asked for.
  package var matter: String
  /// What came of it, in order.
  package var steps: [String]
  /// What it took.
  package var work: RequestWork

  package init(
    request: Int,
    customer: String?,
    matter: String,
    steps: [String],
    work: RequestWork
  ) {
    self.request = request
    self.customer = customer
    self.matter = matter
    self.steps = steps
    self.work = work
  }
}

extension AccessEntry: CustomStringConvertible {
  /// `#7 ada@example.com POST /bookings: held b1 [9 parts: 2 built, 7 found, 6 nested, 0 failed]`
  package var description: String {
    "#\(request) \(customer ?? "-") \(matter): \(steps.joined(separator: ", ")) [\(work)]"
  }
}

/// Writes the log to standard output.
package struct ConsoleAccessLog: AccessLog {
  package init() {}

  package func append(_ entry: AccessEntry) async { print(entry) }
}
