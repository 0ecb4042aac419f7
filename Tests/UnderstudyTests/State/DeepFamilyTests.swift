import TestSupport
import Testing
import Understudy
import UnderstudyInsight

/// Ten thousand containers, each the child of the one before, on a thread with little stack.
@Suite(.timeLimit(.minutes(10))) struct `A family of ten thousand generations on 512 KB` {
  @Test(arguments: FamilyAct.allCases)
  func `ends in an answer or an error`(act: FamilyAct) {
    let answers = Recorder<String>()
    onThread(withStackOf: 512 * 1024) {
      do { answers.add(try act.perform(in: Self.family())) } catch { answers.add("\(error)") }
    }
    #expect(answers.all == [act.answer])
  }

  @Test(arguments: FamilyAct.allCases)
  func `ends in an answer or an error inside a factory`(act: FamilyAct) {
    let answers = Recorder<String>()
    onThread(withStackOf: 512 * 1024) {
      let last = Self.family()
      last.register(Office.self, lifetime: .transient) { [unowned last] in
        do { answers.add(try act.perform(in: last)) } catch { answers.add("\(error)") }
        throw Broken()
      }
      _ = try? last.now(Office.self)
    }
    #expect(answers.all.count == 1)
  }

  @Test(arguments: FamilyAct.allCases, FamilyPlace.allCases)
  func `ends in an answer or an error in a hook and in an observer`(
    act: FamilyAct,
    place: FamilyPlace
  ) {
    let answers = Recorder<String>()
    onThread(withStackOf: 512 * 1024) {
      let last = Self.family()
      let asked = Counter()
      place.register(in: last) { [unowned last] in
        // What it does is observed in turn.
        guard asked.add() == 1 else { return }
        do { answers.add(try act.perform(in: last)) } catch { answers.add("\(error)") }
      }
      _ = try? last.now(Office.self)
      withExtendedLifetime(last) {}
    }
    #expect(answers.all.count == 1)
  }

  private static func family() -> Container {
    let first = Container(label: "first")
    first.register(Hall.self) { Hall(name: "first") }
    first.register(Seat.self, lifetime: .transient) { Seat(number: 7) }
    var last = first
    for _ in 0..<10_000 { last = Container(parent: last) }
    return last
  }
}

// MARK: - Fixtures

enum FamilyAct: CaseIterable, Sendable {
  case resolving, resolvingTransient, missing, forking, sharing, snapshot, validating, auditing
  case observing, scopes, rechecking, closing
}

/// Where a user's code runs while its container is at work.
enum FamilyPlace: CaseIterable, Sendable { case hook, observer }

extension FamilyPlace {
  fileprivate func register(in container: Container, _ look: @escaping @Sendable () -> Void) {
    let office = Office(printing: Printing(mailer: SMTPMailer(host: "")))
    switch self {
    case .hook:
      container.register {
        Registration(Office.self, lifetime: .transient) { office }.onBuild { _, _ in look() }
      }
    case .observer:
      container.register(Office.self, lifetime: .transient) { office }
      container.observe { _ in look() }
    }
  }
}

extension FamilyAct {
  var answer: String {
    switch self {
    case .resolving, .forking, .sharing, .rechecking: "first"
    case .resolvingTransient: "7"
    case .missing: "dependencyNotRegistered"
    case .snapshot: "true"
    case .validating: "valid"
    case .auditing: "2"
    case .observing: "1"
    case .scopes: "[first(1)]"
    case .closing: "containerClosed"
    }
  }

  fileprivate func perform(in last: Container) throws -> String {
    switch self {
    case .resolving: return try last.now(Hall.self).name
    case .resolvingTransient: return "\(try last.now(Seat.self).number)"
    case .missing:
      do throws(ContainerError) {
        return try last.now(Theatre.self).office.printing.mailer.route
      } catch {
        return "\(error.kind)"
      }
    case .forking: return try last.fork().now(Hall.self).name
    case .sharing:
      _ = try last.now(Hall.self)
      return try last.fork(sharing: .builtInstances).now(Hall.self).name
    case .snapshot:
      let snapshot = last.snapshot()
      try last.restore(snapshot)
      return "true"
    case .validating:
      try last.validate()
      return "valid"
    case .auditing: return "\(audit(last).resolvedCount)"
    case .observing:
      let events = Counter()
      let token = last.observe { _ in events.add() }
      _ = try last.now(Hall.self)
      token.cancel()
      return "\(events.count)"
    case .scopes:
      guard let first = last.family.last else { return "" }
      let scope = try first.openScope("first", id: 1)
      return withExtendedLifetime(scope) { "\(last.openScopes)" }
    case .rechecking:
      let hall = withContainer(last) { Injected<Hall>() }
      _ = try hall()
      last.register(Int.self) { 1 }
      return try hall().name
    case .closing:
      guard let first = last.family.last else { return "" }
      _ = first.closeIfIdle()
      do throws(ContainerError) { return try last.now(Hall.self).name } catch {
        return "\(error.kind)"
      }
    }
  }

  private func audit(_ container: Container) -> ContainerAudit { container.audit() }
}

extension Container {
  fileprivate var family: [Container] {
    var family = [self]
    while let next = family.last?.ancestor { family.append(next) }
    return family
  }
}
