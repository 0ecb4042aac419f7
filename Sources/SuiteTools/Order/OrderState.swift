/// What an audit keeps in its file.
struct OrderState: Codable {
  /// A trial and its observation. Texts that come again and again are in a table.
  struct Record: Codable {
    var trial: String
    var order: [TestName]?
    var endings: [TestName: [Ending]]
  }

  struct Ending: Codable {
    var outcome: Outcome
    var text: Int
  }

  private(set) var schema = 1

  /// Tells apart tests and settings.
  let suite: String
  private(set) var texts = [""]
  private(set) var trials: [Record] = []

  /// - Parameter build: tells apart builds of the tests.
  init(tests: [TestName], settings: OrderSettings, build: String) {
    // Not the limit: more runs may be allowed later on.
    let drawn = "\(settings.seed) \(settings.repeats) \(settings.parallelRuns) \(settings.shuffles)"
    let judged = "\(settings.confirmations) \(settings.pairs)"
    let all = tests + [drawn, judged, build].map { TestName($0) }
    suite = Trial(.together, all, rounds: 2).fingerprint
  }

  var isConsistent: Bool {
    schema == 1
      && trials.allSatisfy {
        $0.endings.values.joined().allSatisfy { texts.indices.contains($0.text) }
      }
  }

  /// What was seen in trial `index`; `nil` if that was another one.
  func observation(_ index: Int, of trial: Trial) -> Observation? {
    let record = trials[index]
    guard record.trial == trial.fingerprint else { return nil }
    let endings = record.endings.mapValues {
      $0.map { Observation.Ending($0.outcome, texts[$0.text]) }
    }
    return Observation(order: record.order ?? [], endings: endings)
  }

  mutating func append(_ seen: Observation, of trial: Trial) {
    let endings = seen.endings.mapValues { endings in
      endings.map { Ending(outcome: $0.outcome, text: number(of: $0.text)) }
    }
    // The order of other trials follows from that of these.
    let order = trial.purpose == .together ? seen.order : nil
    trials.append(Record(trial: trial.fingerprint, order: order, endings: endings))
  }

  private mutating func number(of text: String) -> Int {
    if let number = texts.firstIndex(of: text) { return number }
    texts.append(text)
    return texts.count - 1
  }
}
