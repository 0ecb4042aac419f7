import Testing
import Understudy
import UnderstudySwiftTesting

@Suite(.mockContainer)
struct UnderSwiftTesting {
  @Test func missingOnTheTask() { Misuse.askForTheMissing(.current) }

  @Test func missingOffTheTask() { Misuse.askOffTheTask(.current) }

  @Test func unansweredCall() { Misuse.callUnanswered() }

  @Test func control() throws { try Misuse.nothing(.current) }
}
