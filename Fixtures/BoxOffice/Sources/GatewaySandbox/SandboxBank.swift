/// The ledger, one request at a time, and the bad line that tests ask for.
actor SandboxBank {
  private(set) var ledger = SandboxLedger()
  private var answersToLose = 0

  func loseAnswers(_ count: Int) {
    answersToLose += count
  }

  /// Carries out an order; `nil` if the answer is to be lost on its way back.
  func carryOut(_ order: SandboxOrder, key: String?) -> SandboxAnswer? {
    let answer = ledger.carryOut(order, key: key)
    guard answersToLose > 0 else { return answer }
    answersToLose -= 1
    return nil
  }
}
