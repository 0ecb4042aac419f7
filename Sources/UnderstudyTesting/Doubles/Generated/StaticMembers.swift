import Understudy

extension MemberTable {
  /// The table of a double's statics and initializers in the current test: each test has its own, and
  /// it ends with the test.
  ///
  /// The current test is that whose code runs this; in a detached task it is the only running test, if
  /// there is just one. Outside of tests the process has one table for each type.
  ///
  /// - Parameters:
  ///   - double: the double's type.
  ///   - name: its name, for texts.
  public static func ofTest(_ double: any Any.Type, named name: StaticString) -> MemberTable {
    let scope = Container.override?.host as? TestScope ?? RunningTests.shared.only
    return (scope?.statics ?? StaticMembers.process).table(of: double, named: name, in: scope)
  }
}

/// The tables of static members, by double.
final class StaticMembers: Sendable {
  /// For code outside of tests.
  static let process = StaticMembers()

  /// `nil` once the test is over.
  private let tables = Lock<[ObjectIdentifier: MemberTable]?>([:])

  func table(
    of double: any Any.Type,
    named name: StaticString,
    in scope: TestScope?
  ) -> MemberTable {
    let id = ObjectIdentifier(double)
    if let known = tables.withLock({ $0?[id] }) { return known }
    let new = MemberTable(of: name, .type(isOutsideTests: scope == nil))
    if let scope { new.attach(host: scope) }
    return tables.withLock { tables in
      if let known = tables?[id] { return known }
      tables?[id] = new
      return new
    }
  }

  /// Releases the tables: their members hold the test, which would make a cycle.
  func end() {
    let tables = tables.withLock { tables in
      defer { tables = nil }
      return tables
    }
    extendLifetime(tables)  // released here, outside the lock
  }
}
