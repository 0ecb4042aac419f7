import Understudy

/// The names of tests that have called a member that may not be theirs.
struct MemberCallers {
  /// The test that called it first, of a member that belongs to none.
  var first: String?
  /// The last one that is not that, or not the one it belongs to.
  var other: String?

  var isKnown: Bool { first != nil || other != nil }

  /// Adds a test that calls a member that belongs to none.
  ///
  /// - Returns: the test that called it first, if that is another one.
  mutating func add(_ caller: String) -> String? {
    guard let first else {
      first = caller
      return nil
    }
    guard first != caller else { return nil }
    other = caller
    return first
  }

  /// Returns the name of another test than the one that is running, if one is known: another case of
  /// it has the same name.
  func other(than running: String?) -> String? { other == running ? first ?? other : other }
}

extension MemberCallers {
  /// The test whose code runs this, as far as the framework knows it: without a container it is alone.
  static var ofFramework: String? { IssueOutlet.processHost?.nameOfTest }

  /// What a test without a container was told of already.
  private static let told = Lock<Set<String>>([])

  /// Whether a test without a container has not been told of this.
  static func isFirst(_ remark: String) -> Bool { told.withLock { $0.insert(remark).inserted } }

  static func text(of member: String, sharedWith other: String, in running: String?) -> String {
    let those = other == running ? "another case of \(other)" : "another test, \(other)"
    return "\(member) is shared with \(those), and so are its calls and answers."
  }
}
