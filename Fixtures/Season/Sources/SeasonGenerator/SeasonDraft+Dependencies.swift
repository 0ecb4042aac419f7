import SeasonModel

/// What needs what. Parts are told apart by where they stand, which is quicker than their keys.
extension SeasonDraft {
  /// How many of a hundred parts need none, one, two and so on.
  private static let counts = [9, 20, 26, 21, 13, 7, 4]

  mutating func drawDependencies() {
    drawWeights()
    var spines: [String: [Int]] = [:]
    for place in parts.indices where parts[place].form != .instance {
      if parts[place].form == .class, parts[place].name != nil {
        // The same class again needs what the class needs.
        parts[place].dependencies = parts[place - 1].dependencies
        continue
      }
      let module = parts[place].module
      var required: [Int] = []
      if parts[place].kind.isPlain, parts[place].name == nil,
        spines[module, default: []].count < Self.spine
      {
        required = (spines[module] ?? foundation(of: module, spines)).suffix(1)
        spines[module, default: []].append(place)
      }
      parts[place].dependencies = dependencies(of: place, beside: required).map { parts[$0].key }
    }
  }

  /// The spine of a module in the layer below.
  private func foundation(of name: String, _ spines: [String: [Int]]) -> [Int] {
    let module = modules.first { $0.name == name }!
    let own = ModulePlan.layers.firstIndex(of: module.layer)!
    let below = own == 0 ? [] : modules.filter { $0.layer == ModulePlan.layers[own - 1] }
    let needed = module.dependencies.last { other in below.contains { $0.name == other } }
    return needed.flatMap { spines[$0] } ?? []
  }

  private mutating func dependencies(of place: Int, beside required: [Int]) -> [Int] {
    let least = parts[place].isAsynchronous ? 1 : 0
    let wanted = max(least, numbers.pick(weights: Self.counts))
    var chosen = required
    var candidates = candidates(for: place).filter { !required.contains($0) }
    var weights = candidates.map { self.weights[$0] }
    while chosen.count < wanted, !candidates.isEmpty {
      let pick = numbers.pick(weights: weights)
      chosen.append(candidates.remove(at: pick))
      weights.remove(at: pick)
    }
    return numbers.shuffled(chosen)
  }

  /// What may be needed: of the module and of those it names, what stands before.
  private func candidates(for place: Int) -> [Int] {
    let part = parts[place]
    let modules = Set(modules.first { $0.name == part.module }!.dependencies + [part.module])
    return (0..<place).filter { place in
      let other = parts[place]
      // Only what suspends itself can wait for what does, and what lives for a season may not hold
      // what lives for an evening.
      return (part.isAsynchronous || !other.isAsynchronous)
        && (part.lifetime == .scoped || other.lifetime != .scoped)
        && other.type != part.type && modules.contains(other.module)
    }
  }
}
