import Testing

@testable import UnderstudyTesting

@Suite struct BusyProcessTests {
  @Test(arguments: [
    ([], false), ([1, 1], false), ([1, 1, 1], true), ([1, 1, 20, 1, 1], false),
    ([5_000, 1, 1, 1], true), ([19, 19, 19], true), ([20, 20, 20, 20], false),
  ])
  func `a process is calm after three quick rounds in a row`(rounds: [Int], isCalm: Bool) {
    var check = CalmCheck()
    for round in rounds { check.note(.milliseconds(round)) }
    #expect(check.isCalm == isCalm)
  }

  @Test func `a wait for calm ends with its task, and at its limit`() async {
    let limit = Duration.seconds(300)
    let duration = await ContinuousClock().measure {
      let wait = Task { await BusyProcess.untilCalm(atMost: limit) }
      wait.cancel()
      await wait.value
      await BusyProcess.untilCalm(atMost: .zero)
    }
    #expect(duration < limit)
  }
}
