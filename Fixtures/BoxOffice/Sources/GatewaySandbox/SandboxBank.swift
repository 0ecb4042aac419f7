/// The ledger, one request at a time, and the bad line that tests ask for.
actor SandboxBank {
  private(set) var ledger = SandboxLedger()
  private var answersToLose = 0
  private var house: String? = SandboxHouse.main

  func loseAnswers(_ count: Int) {
    answersToLose += count
  }

  func keepHouse(_ json: String?) { house = json }

  /// Carries out an order; `nil` if the answer is to be lost on its way back.
  func carryOut(_ order: SandboxOrder, key: String?) -> SandboxAnswer? {
    deliver(ledger.carryOut(order, key: key))
  }

  /// Says what is kept about the house; `nil` if the answer is to be lost on its way back.
  func describeHouse() -> SandboxAnswer? {
    deliver(house.map(SandboxAnswer.document) ?? .problem(404, "no_such_house"))
  }

  private func deliver(_ answer: SandboxAnswer) -> SandboxAnswer? {
    guard answersToLose > 0 else { return answer }
    answersToLose -= 1
    return nil
  }
}
