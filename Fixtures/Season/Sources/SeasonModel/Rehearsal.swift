/// What a container would build, by the rules of lifetimes and the graph alone.
///
/// Instances of lifetime `.weak` are taken as held by somebody.
public struct Rehearsal: Sendable {
  /// Where a factory runs: in the container that has the registrations, or in a scope of it.
  public enum Stage: Hashable, Sendable { case house, evening }

  private struct Slot: Hashable {
    let key: String
    let stage: Stage
  }

  private let graph: SeasonGraph
  private var kept: Set<Slot> = []
  private var passing: Set<Slot> = []
  /// How often each part has been built.
  public private(set) var builds: [String: Int] = [:]
  /// How often each part has been asked for, whether it was built or was there.
  public private(set) var asks: [String: Int] = [:]

  public init(_ graph: SeasonGraph) { self.graph = graph }

  /// Forgets what was counted, not what was built.
  public mutating func startCounting() {
    builds = [:]
    asks = [:]
  }

  /// Somebody asks for a part. A factory is asked for one of what it makes.
  public mutating func resolve(_ key: String, on stage: Stage = .house) {
    passing = []
    guard let part = graph[key] else { return }
    guard part.form == .factory else { return need(part, stage) }
    asks[key, default: 0] += 1
    builds[part.type, default: 0] += 1
    // What it makes asks for each of these as if somebody did outside of any factory.
    for dependency in part.dependencies { graph[dependency].map { need($0, stage) } }
  }

  private mutating func need(_ part: SeasonPart, _ stage: Stage) {
    asks[part.key, default: 0] += 1
    guard part.form != .instance, part.form != .factory else { return }
    let place: Stage = [.singleton, .weak].contains(part.lifetime) ? .house : stage
    let slot = Slot(key: part.key, stage: place)
    guard !kept.contains(slot), !passing.contains(slot) else { return }
    builds[part.key, default: 0] += 1
    for dependency in part.needs { graph[dependency].map { need($0, place) } }
    if part.isShared { kept.insert(slot) }
    if part.lifetime == .graph { passing.insert(slot) }
  }
}
