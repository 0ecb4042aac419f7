import Testing
import Understudy

/// One case to run: a rule and which of its turns.
struct Trial: Sendable, CustomTestStringConvertible {
  let rule: IsolationRule
  let number: Int

  var testDescription: String { "\(rule.name), turn \(number)" }

  /// All there are for a way to write bodies. A synchronous one can do what does not suspend.
  static func all(_ driver: Driver, _ flavour: Flavour) -> [Trial] {
    IsolationRule.all.filter { flavour != .synchronous || $0.canBeImmediate }.flatMap { rule in
      (0..<rule.turns(in: driver, flavour)).map { Trial(rule: rule, number: $0) }
    }
  }
}

extension IsolationRule {
  func turns(in driver: Driver, _ flavour: Flavour) -> Int {
    driver.isCrowded && flavour == .asynchronous ? turnsInCrowd ?? turns : turns
  }
}
