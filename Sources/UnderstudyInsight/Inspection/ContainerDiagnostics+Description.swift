import Understudy

extension ContainerDiagnostics: CustomStringConvertible {
  /// A few lines with the counts; counts of zero are omitted.
  public var description: String { lines.joined(separator: "\n") }

  /// The description with a line for each key, followed by the ancestors, the nearest first.
  public var detailedReport: String {
    ([self] + ancestors).map { ($0.lines + $0.entryLines).joined(separator: "\n") }
      .joined(separator: "\n")
  }

  private var lines: [String] {
    let instances = counts.built + counts.ready
    let heading =
      "\(name), \(state.rawValue): "
      + "\(Self.count(counts.registrations, "registration")), \(Self.count(instances, "instance"))."
    let groups = [
      ("lifetimes", lifetimes), ("instances", self.instances), ("marks", marks),
      ("around", around), ("modules", moduleCounts),
    ]
    return [heading]
      + groups.filter { !$0.1.isEmpty }.map { "  \($0.0): \($0.1.joined(separator: ", "))" }
  }

  private var entryLines: [String] {
    entries.isEmpty ? [] : ["  keys:"] + entries.map { "    \($0)" }
  }

  var name: String { label.map { "Container \"\($0)\"" } ?? "An unlabelled container" }

  private var lifetimes: [String] {
    let kinds = counts.scoped.sorted { $0.key.description < $1.key.description }
    return Self.parts([
      (counts.singletons, "singleton"), (counts.transients, "transient"), (counts.weak, "weak"),
      (counts.graph, "graph"),
    ]) + kinds.map { "\($0.value) scoped to \($0.key)" }
  }

  private var instances: [String] {
    Self.parts([
      (counts.ready, "ready"), (counts.built, "built"), (counts.weakAlive, "weak alive"),
      (counts.weakReleased, "weak released"), (counts.building, "being built"),
      (counts.superseded, "superseded and still being built"),
      (counts.waitingForCleanup, "waiting for clean-up"),
    ])
  }

  private var marks: [String] {
    Self.parts([
      (counts.live, "live"), (counts.asynchronous, "asynchronous"),
      (counts.onMainActor, "on the main actor"), (counts.poisoned, "poisoned"),
    ]) + Self.counted([(counts.pools, "pool")])
  }

  private var around: [String] {
    Self.counted([
      (counts.children, "child"), (counts.openScopes, "open scope"),
      (counts.observers, "observer"),
    ]) + (frozenAt.map { ["frozen at \($0)"] } ?? [])
  }

  private var moduleCounts: [String] {
    Self.parts([(modules.count, "configured"), (failedModules.count, "failed")])
  }

  private static func parts(_ counts: [(Int, String)]) -> [String] {
    counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
  }

  private static func counted(_ counts: [(Int, String)]) -> [String] {
    counts.filter { $0.0 > 0 }.map { count($0.0, $0.1) }
  }

  /// Returns a count with its noun: `1 registration`, `2 registrations`.
  static func count(_ number: Int, _ noun: String) -> String {
    if number == 1 { return "1 \(noun)" }
    return noun == "child" ? "\(number) children" : "\(number) \(noun)s"
  }
}
