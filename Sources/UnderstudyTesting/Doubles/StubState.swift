import Understudy

/// What one piece of a double knows: the calls it got and the answers it was given.
///
/// A pure value. It holds users' closures and never runs them, and what it drops it hands back, so
/// that whoever guards it can let both happen outside the lock.
@usableFromInline
struct StubState<Arguments: Sendable, Output: Sendable, Failure: Error>: Sendable {
  @usableFromInline typealias Reply = StubReply<Arguments, Output, Failure>
  @usableFromInline typealias Supply = StubSupply<Arguments, Output, Failure>
  @usableFromInline typealias Rule = StubRule<Arguments>

  /// How a call begins: with rules to ask first, or at its general answer.
  @usableFromInline enum Opening {
    case ask([Rule])
    case draw(Supply.Draw?)
  }

  @usableFromInline var calls: [Call<Arguments>] = []
  /// What a call gets that nothing else answers; without a result to return it is `()` itself.
  @usableFromInline var fallback = nothing
  @usableFromInline var general: Supply?
  // Two arrays: rules are handed out and never change, supplies change and are never handed out;
  // so no call copies either.
  @usableFromInline var rules: [Rule] = []
  @usableFromInline var supplies: [Supply] = []
  @usableFromInline var firstSerial = 0

  private static var nothing: Output? { Output.self == Void.self ? () as? Output : nil }

  /// Records a call, and answers it if no rule wants to be asked.
  ///
  /// - Complexity: O(1), amortised.
  @inlinable mutating func open(_ call: Call<Arguments>) -> Opening {
    calls.append(call)
    return rules.isEmpty ? .draw(drawGeneral()) : .ask(rules)
  }

  /// The next answer of a rule that matched; `nil` if the rule was cleared in the meantime.
  @inlinable mutating func draw(from rule: Rule) -> Supply.Draw? {
    let index = rule.serial - firstSerial
    return supplies.indices.contains(index) ? supplies[index].draw() : nil
  }

  /// The next general answer, else the default, else that the sequence ran out or `nil`.
  @inlinable mutating func drawGeneral() -> Supply.Draw? {
    let draw = general?.draw()
    if case .reply = draw { return draw }
    return fallback.map { .reply(.value($0)) } ?? draw
  }

  mutating func add(
    _ supply: Supply,
    when matches: @escaping @Sendable (Arguments) -> Bool,
    at site: SourceSite
  ) {
    rules.append(Rule(serial: firstSerial + rules.count, site: site, matches: matches))
    supplies.append(supply)
  }

  /// Replaces the general answer; returns the one before.
  mutating func setGeneral(_ supply: Supply) -> Supply? {
    defer { general = supply }
    return general
  }

  /// Replaces the default; returns the one before.
  mutating func setFallback(_ output: Output) -> Output? {
    defer { fallback = output }
    return fallback
  }

  /// Forgets the calls; returns the state before.
  mutating func clearCalls() -> Self {
    defer { calls = [] }
    return self
  }

  /// Forgets the answers; returns the state before.
  mutating func clearAnswers() -> Self {
    defer {
      // Rules that calls under way still hold match no supply any more.
      firstSerial += rules.count
      (rules, supplies, general, fallback) = ([], [], nil, Self.nothing)
    }
    return self
  }

  /// Forgets calls and answers; returns the state before.
  mutating func reset() -> Self {
    defer { calls = [] }
    return clearAnswers()
  }
}
