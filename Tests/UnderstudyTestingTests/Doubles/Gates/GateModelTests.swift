import Testing

@testable import UnderstudyTesting

/// Random operations on a gate, beside a model of it that is slow and obvious.
@Suite struct GateModelTests {
  @Test(arguments: 0..<200)
  func `a gate does what its model does`(seed: UInt64) {
    var dice = Dice(seed: seed)
    var gate = GateState<Int>()
    var model = Model()
    for step in 0..<200 {
      let (seen, expected) = take(step, with: &dice, gate: &gate, model: &model)
      #expect(seen == expected, "seed \(seed), step \(step)")
      #expect(gate.passing.count == model.inside.count, "seed \(seed), step \(step)")
      #expect(gate.watching.count == model.watchers.count, "seed \(seed), step \(step)")
      guard seen == expected else { return }
    }
    let counted = model.through + model.away + model.inside.count
    #expect(gate.arrivals == counted, "seed \(seed)")
  }

  private func take(
    _ step: Int,
    with dice: inout Dice,
    gate: inout GateState<Int>,
    model: inout Model
  ) -> (seen: [Int], expected: [Int]) {
    switch dice.roll(100) {
    case 0..<40:
      let (entry, watchers) = gate.enter()
      if case .waits(let id) = entry { _ = gate.passing.attach(id, to: id) }
      let through = entry == .goesThrough ? 1 : entry == .isTurnedAway ? -1 : 0
      return (watchers.map(\.handle) + [through], model.enter())
    case 40..<60:
      let number = dice.roll(4)
      return (gate.admit(number).map(\.handle), model.admit(number))
    case 60..<65:
      return (gate.open().map(\.handle), model.open())
    case 65..<75:
      gate.close()
      model.close()
      return ([], [])
    case 75..<90:
      let id = 1 + dice.roll(model.lastInside + 1)
      return ([gate.passing.end(id, as: .cancelled)?.handle ?? 0], [model.cancel(id) ? id : 0])
    case 90..<99:
      let more = 1 + dice.roll(3)
      let id = gate.watch(for: .atLeast(gate.arrivals + more)).id ?? 0
      if !model.isEnded { _ = gate.watching.attach(id, to: id) }
      return ([id], [model.watch(more)])
    default:
      // Rarely, or there would be little to see.
      guard step > 100, dice.roll(4) == 0 else { return ([], []) }
      return (gate.end(because: "over").map(\.handle), model.end())
    }
  }
}

// MARK: - Fixtures

private struct Model {
  var isOpen = false
  var isEnded = false
  var turns = 0
  var inside: [Int] = []
  var lastInside = 0
  var watchers: [(id: Int, missing: Int)] = []
  var lastWatcher = 0
  var through = 0
  var away = 0

  mutating func enter() -> [Int] {
    watchers = watchers.map { ($0.id, $0.missing - 1) }
    let told = watchers.filter { $0.missing == 0 }.map(\.id)
    watchers.removeAll { $0.missing == 0 }
    if isEnded {
      away += 1
      return told + [-1]
    }
    if isOpen || turns > 0 {
      if !isOpen { turns -= 1 }
      through += 1
      return told + [1]
    }
    lastInside += 1
    inside.append(lastInside)
    return told + [0]
  }

  mutating func admit(_ number: Int) -> [Int] {
    guard !isOpen, !isEnded else { return [] }
    var gone: [Int] = []
    for _ in 0..<number {
      if inside.isEmpty { turns += 1 } else { gone.append(inside.removeFirst()) }
    }
    through += gone.count
    return gone
  }

  mutating func open() -> [Int] {
    guard !isEnded else { return [] }
    isOpen = true
    turns = 0
    defer { inside = [] }
    through += inside.count
    return inside
  }

  mutating func close() {
    isOpen = false
    turns = 0
  }

  mutating func cancel(_ id: Int) -> Bool {
    guard inside.contains(id) else { return false }
    inside.removeAll { $0 == id }
    away += 1
    return true
  }

  mutating func watch(_ more: Int) -> Int {
    lastWatcher += 1
    if !isEnded { watchers.append((lastWatcher, more)) }
    return lastWatcher
  }

  mutating func end() -> [Int] {
    guard !isEnded else { return [] }
    isEnded = true
    isOpen = false
    defer { (inside, watchers) = ([], []) }
    away += inside.count
    return inside + watchers.map(\.id)
  }
}

/// The same numbers for the same seed: SplitMix64, as in the container's model tests.
private struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number from 0 and below the sides.
  mutating func roll(_ sides: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(sides))
  }
}
