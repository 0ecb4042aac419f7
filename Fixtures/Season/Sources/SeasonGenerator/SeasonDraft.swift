import SeasonModel

/// A season that is being drawn, step by step.
///
/// A part needs only parts that stand before it, so nothing can need itself. That a module's first
/// parts stand on one another, and on a module of the layer below, makes chains deep.
struct SeasonDraft {
  /// How many parts of each module surely stand on one another.
  static let spine = 4

  var numbers: SeededGenerator
  private(set) var modules: [SeasonModule] = []
  var parts: [SeasonPart] = []
  /// How much each part is wanted.
  private(set) var weights: [Int] = []

  init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

  var graph: SeasonGraph { SeasonGraph(modules: modules, parts: parts) }

  // MARK: - Modules

  /// What each module may use: the platform, one of the layer below, and some of those before it.
  mutating func drawModules() {
    for (place, plan) in ModulePlan.all.enumerated() {
      let layer = ModulePlan.layers.firstIndex(of: plan.layer)!
      let before = ModulePlan.all[..<place]
      let below = before.filter { ModulePlan.layers.firstIndex(of: $0.layer) == layer - 1 }
      var needed = Set(below.isEmpty ? [] : [numbers.pick(below.map(\.name))])
      for other in before where numbers.happens(percent: 35) { needed.insert(other.name) }
      if let platform = before.first { needed.insert(platform.name) }
      let names = before.map(\.name).filter(needed.contains)
      modules.append(SeasonModule(name: plan.name, layer: plan.layer, dependencies: names))
    }
  }

  // MARK: - Parts

  /// Sixteen a module, and the rest anywhere; each with a name nobody else has.
  mutating func drawParts() {
    let kinds = numbers.shuffled(PartKind.all)
    var byModule = ModulePlan.all.map { _ in [PartKind]() }
    for (place, kind) in kinds.enumerated() {
      let even = place / 16
      byModule[even < byModule.count ? even : numbers.below(byModule.count)].append(kind)
    }
    for (plan, kinds) in zip(ModulePlan.all, byModule) { add(kinds, to: plan) }
  }

  private mutating func add(_ kinds: [PartKind], to plan: ModulePlan) {
    let names = numbers.shuffled(
      plan.subjects.flatMap { subject in plan.roles.map { subject + $0 } }
    )
    // What is there already needs nothing; what stands on one another comes first, and then what is
    // shared for a while, so that enough comes behind it to share it.
    let ready = kinds.filter { $0.form == .instance }
    let plain = kinds.filter(\.isPlain)
    let passing = kinds.filter(\.isSharedForAWhile)
    let others = kinds.filter { $0.form != .instance && !$0.isPlain && !$0.isSharedForAWhile }
    let spine = plain.prefix(Self.spine)
    let rest = numbers.shuffled(plain.dropFirst(Self.spine) + others)
    for (kind, name) in zip(ready + spine + passing + rest, names) {
      parts.append(SeasonPart(kind, type: name, module: plan.name))
    }
  }

  /// Parts that are there twice, the second under a name; each stands right behind the first.
  mutating func drawVariants() {
    let bases = parts.filter { $0.kind.isPlain && $0.form != .struct }
    for base in numbers.shuffled(bases).prefix(PartKind.variants) {
      var variant = base
      variant.name = numbers.pick(["backup", "matinee", "touring", "archive"])
      parts.insert(variant, at: parts.firstIndex(of: base)! + 1)
    }
  }

  /// Of the parts that reach out of the house, so many are marked.
  mutating func drawLive() {
    let outside = Set(ModulePlan.all.filter(\.reachesOut).map(\.name))
    let candidates = parts.indices.filter {
      outside.contains(parts[$0].module) && parts[$0].lifetime == .singleton
        && [.class, .protocol].contains(parts[$0].form)
    }
    for place in numbers.shuffled(candidates).prefix(15) { parts[place].isLive = true }
  }

  /// Most want few of a module, and few want the others: the second is wanted half as often as the
  /// first, the third a third as often, and so on.
  mutating func drawWeights() {
    weights = parts.map { _ in 0 }
    for module in modules {
      let places = numbers.shuffled(parts.indices.filter { parts[$0].module == module.name })
      for (rank, place) in places.enumerated() { weights[place] = 6_000 / (rank + 1) }
      // What is shared for a while has to be wanted by several.
      for place in places where parts[place].kind.isSharedForAWhile {
        weights[place] += 4_000
      }
    }
  }
}

extension PartKind {
  var isSharedForAWhile: Bool { lifetime == .weak || lifetime == .graph }

  /// Whether anybody may need it, and it may stand in the way of nobody.
  var isPlain: Bool {
    lifetime == .singleton && !isAsynchronous && [.class, .struct, .protocol].contains(form)
  }
}

extension SeasonPart {
  init(_ kind: PartKind, type: String, module: String) {
    self.init(
      type: type,
      module: module,
      lifetime: kind.lifetime,
      form: kind.form,
      isAsynchronous: kind.isAsynchronous
    )
  }

  var kind: PartKind { PartKind(lifetime: lifetime, form: form, isAsynchronous: isAsynchronous) }
}
