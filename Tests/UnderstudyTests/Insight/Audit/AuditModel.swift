import Understudy

/// What registrations of a random test do, and, said once more in a simple way, what an audit has to
/// find about them.
struct AuditModel {
  enum Need: CaseIterable { case built, optional, later }

  struct Entry {
    let lifetime: String
    let isAsynchronous: Bool
    /// Numbers of others; those beyond the last are registered nowhere.
    let needs: [(number: Int, need: Need)]
    var keeps: Bool { lifetime == "singleton" }
  }

  enum Failure: Hashable {
    case missing(Int)
    case cycle(Set<Int>)
    case needsAsync(Int)
  }

  struct Edge: Hashable {
    let from: Int
    let to: Int
    let isLater: Bool
  }

  struct Reach: Hashable {
    let asker: Int
    let key: Int
  }

  let entries: [Entry]
  private(set) var edges: Set<Edge> = []
  private(set) var verdicts: [Int: Failure?] = [:]
  private var refusals: Set<Reach> = []
  private var built: Set<Int> = []

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 2...9, using: &generator)
    entries = (0..<count).map { _ in
      let isAsynchronous = Int.random(in: 0..<4, using: &generator) == 0
      // A weak or a graph's one that tasks build is there or not as time has it.
      let lifetimes =
        isAsynchronous
        ? ["singleton", "transient"] : ["singleton", "singleton", "transient", "weak", "graph"]
      let needs = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        (
          number: Int.random(in: 0..<(count + 1), using: &generator),
          need: Need.allCases.randomElement(using: &generator)!
        )
      }
      return Entry(
        lifetime: lifetimes.randomElement(using: &generator)!,
        isAsynchronous: isAsynchronous,
        needs: needs
      )
    }
  }

  /// Synchronous ones first, then the others, then again whoever had to wait.
  mutating func audit() {
    let numbers = entries.indices
    for number in numbers where !entries[number].isAsynchronous { judge(number) }
    for number in numbers where entries[number].isAsynchronous { judge(number) }
    var waiting = -1
    while waiting != self.waiting.count {
      waiting = self.waiting.count
      for number in self.waiting { judge(number) }
    }
  }

  private var waiting: [Int] {
    entries.indices.filter { if case .needsAsync?? = verdicts[$0] { true } else { false } }
  }

  private mutating func judge(_ number: Int) {
    verdicts[number] = .some(failure(of: number, entries[number].isAsynchronous, []))
  }

  private mutating func failure(of number: Int, _ awaits: Bool, _ path: [Int]) -> Failure? {
    guard number < entries.count else { return .missing(number) }
    if built.contains(number) { return nil }
    let entry = entries[number]
    if entry.isAsynchronous, !awaits {
      if let asker = path.last { refusals.insert(Reach(asker: asker, key: number)) }
      return .needsAsync(number)
    }
    if let first = path.firstIndex(of: number) { return .cycle(Set(path[first...])) }
    for (other, need) in entry.needs {
      edges.insert(Edge(from: number, to: other, isLater: need == .later))
      if need == .later || need == .optional && other >= entries.count { continue }
      if let failure = failure(of: other, entry.isAsynchronous, path + [number]) { return failure }
    }
    if entry.keeps { built.insert(number) }
    return nil
  }
}

// MARK: - What the audit has to say

extension AuditModel {
  var failures: Set<Failure> { Set(verdicts.values.compactMap { $0 }) }

  var resolvedCount: Int { verdicts.values.count { $0 == nil } }

  /// Synchronous ones that reach asynchronous ones in vain, unless that fails in the end.
  var reaches: Set<Reach> {
    refusals.filter { !failures.contains(.needsAsync($0.key)) }
  }

  /// Who holds what is meant to live shorter, and whether that is worth more than a note.
  var captives: [Reach: Bool] {
    var captives: [Reach: Bool] = [:]
    for (number, entry) in entries.enumerated() {
      guard verdicts[number] == .some(nil), span(number) > 1 else { continue }
      var seen: Set<Int> = [number]
      var open = [(number, true)]
      while let (next, isDirect) = open.popLast() {
        for edge in edges where edge.from == next && !edge.isLater && edge.to < entries.count {
          guard seen.insert(edge.to).inserted else { continue }
          if span(edge.to) == 0 { open.append((edge.to, false)) }
          guard span(edge.to) < span(number) else { continue }
          if span(edge.to) > 0 {
            captives[Reach(asker: number, key: edge.to)] = true
          } else if entry.keeps,
            edges.contains(Edge(from: number, to: edge.to, isLater: false)) || isDirect
          {
            captives[Reach(asker: number, key: edge.to)] = false
          }
        }
      }
    }
    return captives
  }

  private func span(_ number: Int) -> Int {
    ["transient", "graph", "weak", "singleton"].firstIndex(of: entries[number].lifetime)!
  }
}
