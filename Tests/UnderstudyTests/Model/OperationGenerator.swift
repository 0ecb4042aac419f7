import Understudy

/// Generates random sequences.
///
/// Each sequence has its own mix: few keys or many, some kinds of operations often and some never.
/// Evenly mixed sequences would seldom do much with any one key.
struct OperationGenerator<Random: RandomNumberGenerator> {
  private enum Kind: CaseIterable {
    case register, registerInstance, unregister, resolve, resolveAsync, resolveIfRegistered
    case resolveAll, reset, resetOnly, purgeReleasedInstances, snapshot, restore, fork, sharingFork,
      child, close, drop, makeReader
    case read, ask, release, cancel, letGo, openScope, findScope, endScope, freeze

    var weight: Int {
      switch self {
      case .register, .read: 12
      case .resolve, .resolveAsync, .ask, .release, .openScope: 8
      case .reset, .resetOnly, .snapshot, .restore, .sharingFork, .child, .makeReader: 4
      case .unregister, .registerInstance, .fork, .resolveIfRegistered, .resolveAll, .drop, .cancel,
        .findScope, .endScope:
        3
      case .letGo, .close, .freeze, .purgeReleasedInstances: 1
      }
    }
  }

  private var random: Random
  private let keys: [PartKey]
  private var kinds: [Kind] = []
  private let ways: [Recipe.Way]
  private let sharings: [Recipe.Sharing]
  /// How every other registration is shared.
  private let usual: Recipe.Sharing
  /// One registration in so many is asynchronous, or fails.
  private let asyncEvery: Int
  private let failingEvery: Int
  /// One place in so many is the newest container.
  private let newestEvery: Int

  init(_ random: Random) {
    var random = random
    keys = Array(PartKey.allCases.prefix(.random(in: 3...6, using: &random)))
    for kind in Kind.allCases {
      let taste = kind == .register ? 1 : [0, 1, 1, 2, 4].randomElement(using: &random)!
      kinds += Array(repeating: kind, count: kind.weight * taste)
    }
    let drawn = Recipe.Way.allCases.shuffled(using: &random)
      .dropLast(.random(in: 0...4, using: &random))
    sharings =
      [.singleton]
      + Recipe.Sharing.allCases.shuffled(using: &random)
      .dropLast(.random(in: 0...5, using: &random))
    // What looks back in a graph depends on who holds what, which the model does not know: that has
    // tests of its own.
    let known = sharings.contains(.graph) ? drawn.filter { !$0.looksBack } : Array(drawn)
    ways = known.isEmpty ? [.resolver] : known
    usual = [.singleton, .singleton, .inSession].randomElement(using: &random)!
    asyncEvery = [2, 3, 1_000].randomElement(using: &random)!
    failingEvery = [12, 1_000].randomElement(using: &random)!
    newestEvery = [2, 4, 1_000].randomElement(using: &random)!
    self.random = random
  }

  mutating func sequence(of count: Int) -> [Operation] {
    // Each key is registered to begin with, in any order; a key that is missing ends so much.
    keys.shuffled(using: &random).map { .register($0, recipe(for: $0), in: 0) }
      + (usual.scope.map { [.openScope($0, id: 1, of: 0, value: nil)] } ?? [])
      + (keys.count..<count).map { _ in operation(of: kinds.randomElement(using: &random)!) }
  }

  /// A container: any, or the newest.
  private mutating func place() -> Int { one(in: newestEvery) ? -1 : number() }
  private mutating func number() -> Int { .random(in: 0..<64, using: &random) }
  private mutating func one(in count: Int) -> Bool {
    .random(in: 0..<count, using: &random) == 0
  }
  private mutating func scope() -> PartScope { PartScope.allCases.randomElement(using: &random)! }
  private mutating func id() -> Int { .random(in: 1...2, using: &random) }
  private mutating func key() -> PartKey { keys.randomElement(using: &random)! }

  private mutating func operation(of kind: Kind) -> Operation {
    switch kind {
    case .register:
      let key = key()
      return .register(key, recipe(for: key), in: place())
    case .registerInstance: return .registerInstance(key(), in: place())
    case .unregister: return .unregister(key(), in: place())
    case .resolve: return .resolve(key(), in: place())
    case .resolveAsync: return .resolveAsync(key(), in: place())
    case .resolveIfRegistered: return .resolveIfRegistered(key(), in: place())
    case .resolveAll: return .resolveAll(in: place())
    case .reset:
      let kept = keys.filter { _ in one(in: 3) }
      return .reset(one(in: 4) ? .everything : .instances, keeping: kept, in: place())
    case .resetOnly:
      return .resetOnly([key()] + keys.filter { _ in one(in: 4) }, in: place())
    case .purgeReleasedInstances: return .purgeReleasedInstances(in: place())
    case .snapshot: return .snapshot(of: place())
    case .restore: return .restore(number(), in: place(), elsewhere: one(in: 12))
    case .fork: return .fork(of: place(), sharing: .registrations)
    case .sharingFork: return .fork(of: place(), sharing: .builtInstances)
    case .child: return .child(of: place())
    case .close: return .close(place())
    case .drop: return .drop(place())
    case .makeReader:
      let kind = ReaderKind.allCases.randomElement(using: &random)!
      return .makeReader(kind, key(), in: place(), isFree: one(in: 4))
    case .read: return .read(number(), in: place(), isAsync: one(in: 2))
    case .ask: return .ask(key(), in: place())
    case .release: return .release(number())
    case .cancel: return .cancel(number())
    case .letGo: return .letGo(number())
    case .openScope:
      return .openScope(scope(), id: id(), of: place(), value: one(in: 2) ? key() : nil)
    case .findScope: return .findScope(scope(), id: id(), from: place())
    case .endScope: return .endScope(number())
    case .freeze: return .freeze(place())
    }
  }

  /// Mostly of keys further on in the alphabet, so that circles are possible and not the rule.
  private mutating func recipe(for key: PartKey) -> Recipe {
    let later = Array(keys[(keys.firstIndex(of: key)! + 1)...])
    let steps = (0..<max(0, Int.random(in: -1...3, using: &random))).map { _ in
      let isWild = later.isEmpty || one(in: 8)
      return Recipe.Step(
        way: ways.randomElement(using: &random)!,
        key: (isWild ? keys : later).randomElement(using: &random)!
      )
    }
    return Recipe(
      sharing: one(in: 2) ? usual : sharings.randomElement(using: &random)!,
      isAsync: one(in: asyncEvery),
      steps: steps,
      holdsBefore: .random(in: 0...steps.count, using: &random),
      fails: one(in: failingEvery)
    )
  }
}
