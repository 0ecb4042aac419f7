/// The state of XCTest's run, from the outside in.
///
/// A stack: the suite of a class, a method in it and, if the method runs a test by hand, the levels
/// of that test. ``place`` is that of the innermost level:
///
/// - *unknown*: XCTest has reported nothing yet. The observer may have been added while a method
///   runs;
/// - *nowhere*: nothing runs that uses containers;
/// - *in a class*: in its set-up or tear-down, or between two of its methods;
/// - *in a method*, plain or isolated.
///
/// Invariants: a level is left together with all levels inside it. A method has one isolation at a
/// time, which ends once: with the call that has taken it, otherwise with the method.
struct Running<Fixture, Isolation> {
  enum Place {
    case unknown
    case nowhere
    case inClass(Fixture)
    case inMethod(Isolation?)
  }

  /// The result of taking a method's isolation.
  enum Taking {
    /// It now belongs to the caller, which makes it if there is none, and ends it.
    case first(Isolation?)
    /// An outer call has taken it and ends it.
    case again(Isolation?)
  }

  private enum Level {
    case suite(ObjectIdentifier, of: ObjectIdentifier, Fixture)
    case method(Method)

    func isSuite(_ id: ObjectIdentifier) -> Bool {
      if case .suite(id, _, _) = self { true } else { false }
    }

    func isMethod(_ id: ObjectIdentifier) -> Bool {
      if case .method(let method) = self { method.id == id } else { false }
    }
  }

  private struct Method {
    let id: ObjectIdentifier
    var isolation: Isolation?
    var isTaken = false
    /// Whether XCTest reported its start, and will report its end.
    var isObserved: Bool
  }

  private var levels: [Level] = []
  /// Whether a level has started or ended since the observer was added.
  private var hasSeen = false

  var place: Place {
    switch levels.last {
    case nil: hasSeen ? .nowhere : .unknown
    case .suite(_, _, let fixture): .inClass(fixture)
    case .method(let method): .inMethod(method.isolation)
    }
  }

  /// Returns the fixture of a class, if its suite is running.
  func fixture(of type: ObjectIdentifier) -> Fixture? {
    for case .suite(_, type, let fixture) in levels.reversed() { return fixture }
    return nil
  }

  mutating func enterSuite(_ id: ObjectIdentifier, of type: ObjectIdentifier, _ fixture: Fixture) {
    hasSeen = true
    levels.append(.suite(id, of: type, fixture))
  }

  /// - Returns: the fixtures that end with it, the innermost first.
  mutating func leaveSuite(_ id: ObjectIdentifier) -> [Fixture] {
    hasSeen = true
    guard let index = levels.lastIndex(where: { $0.isSuite(id) }) else { return [] }
    let ended = levels[index...].reversed().compactMap { level -> Fixture? in
      if case .suite(_, _, let fixture) = level { fixture } else { nil }
    }
    levels.removeSubrange(index...)
    return ended
  }

  mutating func enterMethod(_ id: ObjectIdentifier) {
    hasSeen = true
    levels.append(.method(Method(id: id, isObserved: true)))
  }

  /// Sets the isolation of the running method.
  mutating func isolate(_ id: ObjectIdentifier, with isolation: Isolation) {
    change(id) { $0.isolation = isolation }
  }

  /// Makes a call in the method responsible for its isolation.
  mutating func take(_ id: ObjectIdentifier) -> Taking {
    guard let method = method(id) else {
      levels.append(.method(Method(id: id, isTaken: true, isObserved: false)))
      return .first(nil)
    }
    if method.isTaken { return .again(method.isolation) }
    change(id) { $0.isTaken = true }
    return .first(method.isolation)
  }

  /// Records that the call that has taken the isolation has ended it.
  mutating func release(_ id: ObjectIdentifier) {
    guard let index = index(of: id), let method = method(id) else { return }
    if method.isObserved {
      levels[index] = .method(Method(id: id, isObserved: true))
    } else {
      levels.removeSubrange(index...)
    }
  }

  /// - Returns: the isolation that no call has ended.
  mutating func leaveMethod(_ id: ObjectIdentifier) -> Isolation? {
    hasSeen = true
    guard let index = index(of: id) else { return nil }
    defer { levels.removeSubrange(index...) }
    return method(id)?.isolation
  }

  private func index(of id: ObjectIdentifier) -> Int? {
    levels.lastIndex { $0.isMethod(id) }
  }

  private func method(_ id: ObjectIdentifier) -> Method? {
    guard let index = index(of: id), case .method(let method) = levels[index] else { return nil }
    return method
  }

  private mutating func change(_ id: ObjectIdentifier, _ body: (inout Method) -> Void) {
    guard let index = index(of: id), case .method(var method) = levels[index] else { return }
    body(&method)
    levels[index] = .method(method)
  }
}
