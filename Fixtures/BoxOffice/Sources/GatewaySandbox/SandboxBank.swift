/// The ledger, one request at a time, and the bad line that tests ask for.
actor SandboxBank {
  private(set) var ledger = SandboxLedger()
  private var answersToLose = 0
  private var house: String? = SandboxHouse.main
  private var isSlow = false
  private var held: [CheckedContinuation<Void, Never>] = []

  func loseAnswers(_ count: Int) {
    answersToLose += count
  }

  /// While it is slow no answer goes out; afterwards all that waited do.
  func setSlow(_ isSlow: Bool) {
    self.isSlow = isSlow
    guard !isSlow else { return }
    for answer in held { answer.resume() }
    held = []
  }

  func keepHouse(_ json: String?) { house = json }

  /// Carries out an order; `nil` if the answer is to be lost on its way back.
  func carryOut(_ order: SandboxOrder, key: String?) async -> SandboxAnswer? {
    await deliver(ledger.carryOut(order, key: key))
  }

  /// Says what is kept about the house; `nil` if the answer is to be lost on its way back.
  func describeHouse() async -> SandboxAnswer? {
    await deliver(house.map(SandboxAnswer.document) ?? .problem(404, "no_such_house"))
  }

  /// Says that it is at work; `nil` if the answer is to be lost on its way back.
  func describeStatus() async -> SandboxAnswer? {
    await deliver(.document(#"{"status": "operational"}"#))
  }

  private func deliver(_ answer: SandboxAnswer) async -> SandboxAnswer? {
    if isSlow { await withCheckedContinuation { held.append($0) } }
    guard answersToLose > 0 else { return answer }
    answersToLose -= 1
    return nil
  }
}
