import Understudy

/// One run of all rules by one driver, with bodies of one kind.
final class ConformanceRun: Sendable {
  @TaskLocal static var current: ConformanceRun?

  private struct State {
    /// How often each rule's turns were taken, by name and number.
    var taken: [String: [Int: Int]] = [:]
    var traces: [String: [any Sendable]] = [:]
    /// Which rules were shown with two cases at once.
    var overlapped: Set<String> = []
  }

  let driver: Driver
  let flavour: Flavour
  private let state = Lock(State())

  init(_ driver: Driver, _ flavour: Flavour) {
    self.driver = driver
    self.flavour = flavour
  }

  func turns(of rule: IsolationRule) -> Int { rule.turns(in: driver, flavour) }

  func keep(_ trace: some Sendable, of rule: IsolationRule) {
    state.withLock { $0.traces[rule.name, default: []].append(trace) }
  }

  func traces(of rule: IsolationRule) -> [any Sendable] {
    state.withLock { $0.traces[rule.name] ?? [] }
  }

  func noteOverlap(of rule: IsolationRule) {
    state.withLock { _ = $0.overlapped.insert(rule.name) }
  }

  // MARK: Cases

  /// Does what a case has to do in a body that cannot suspend.
  func perform(_ trial: Trial) -> [Findings.Finding] {
    let turn = begin(trial)
    do {
      switch trial.rule.act {
      case .immediate(let act): try act(turn)
      case .suspending: turn.expect(false, "a synchronous body cannot do this")
      }
    } catch {
      turn.expect(false, "threw \(error)")
    }
    return turn.findings.all
  }

  /// Does what a case has to do, on the actor that it is on.
  func perform(_ trial: Trial) async -> [Findings.Finding] {
    let turn = begin(trial)
    do {
      switch trial.rule.act {
      case .immediate(let act): try act(turn)
      case .suspending(let act): try await act(turn)
      }
    } catch {
      turn.expect(false, "threw \(error)")
    }
    return turn.findings.all
  }

  private func begin(_ trial: Trial) -> Turn {
    state.withLock { $0.taken[trial.rule.name, default: [:]][trial.number, default: 0] += 1 }
    let findings = Findings(on: "\(trial.testDescription), \(subject)")
    return Turn(number: trial.number, rule: trial.rule, run: self, findings: findings)
  }

  var subject: String { "\(driver), \(flavour)" }

  // MARK: The end

  /// Judges what all cases have left, and that all have run.
  ///
  /// - Parameters:
  ///   - reports: what became of a rule's failing cases.
  ///   - watch: runs something in a test that has no container, and takes what fails it.
  func judge(
    _ reports: [String: [FailingCase.Report]],
    watch: @escaping (@escaping () -> Void) -> [String]
  ) -> [Findings.Finding] {
    let rules = IsolationRule.all.filter { flavour != .synchronous || $0.canBeImmediate }
    return rules.flatMap { rule in
      let findings = Findings(on: "\(rule.name), \(subject)")
      let outcome = RuleOutcome(
        rule: rule,
        run: self,
        findings: findings,
        failingCases: reports[rule.name] ?? [],
        watch: watch
      )
      let taken = state.withLock { $0.taken[rule.name] ?? [:] }
      let expected = Dictionary(uniqueKeysWithValues: (0..<turns(of: rule)).map { ($0, 1) })
      outcome.expect(taken == expected, "turns taken, and how often: \(taken)")
      outcome.expect(outcome.failingCases.count, is: rule.failingCases.count)
      let hasOverlapped = state.withLock { $0.overlapped.contains(rule.name) }
      outcome.expect(hasOverlapped, is: rule.overlap != nil && driver.canOverlap)
      do { try rule.judge(outcome) } catch { outcome.expect(false, "threw \(error)") }
      return findings.all
    }
  }
}
