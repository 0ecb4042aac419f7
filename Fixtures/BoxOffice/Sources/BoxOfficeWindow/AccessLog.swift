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

  package init(request: Int, customer: String?, matter: String, steps: [String]) {
    self.request = request
    self.customer = customer
    self.matter = matter
    self.steps = steps
  }
}

extension AccessEntry: CustomStringConvertible {
  /// `#7 ada@example.com POST /bookings: held A1, A2`
  package var description: String {
    "#\(request) \(customer ?? "-") \(matter): \(steps.joined(separator: ", "))"
  }
}

/// Writes the log to standard output.
package struct ConsoleAccessLog: AccessLog {
  package init() {}

  package func append(_ entry: AccessEntry) async { print(entry) }
}
