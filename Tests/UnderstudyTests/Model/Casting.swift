import Understudy

/// Makes up random sequences.
///
/// Each sequence has a taste of its own: few keys or many, some kinds of operations often and some
/// never. Evenly mixed sequences would seldom do much with any one thing.
struct Casting<Random: RandomNumberGenerator> {
  private enum Kind: CaseIterable {
    case register, registerInstance, unregister, resolve, resolveAsync, resolveIfRegistered
    case resolveAll, reset, snapshot, restore, fork, sharingFork, child, close, drop, makeReader
    case read, ask, release, cancel, letGo, openScope, findScope, endScope, freeze

    var weight: Int {
      switch self {
      case .register, .read: 12
      case .resolve, .resolveAsync, .ask, .release, .openScope: 8
      case .reset, .snapshot, .restore, .sharingFork, .child, .makeReader: 4
      case .unregister, .registerInstance, .fork, .resolveIfRegistered, .resolveAll, .drop, .cancel,
        .findScope, .endScope:
        3
      case .letGo, .close, .freeze: 1
      }
    }
  }

  private var random: Random
  private let keys: [PartKey]
  private var kinds: [Kind] = []
  private let ways: [Recipe.Way]
  private let sharings: [Recipe.Sharing]
  /// One registration in so many is asynchronous, or fails.
  private let asyncEvery: Int
  private let failingEvery: Int

  init(_ random: Random) {
    var random = random
    keys = Array(PartKey.allCases.prefix(.random(in: 3...6, using: &random)))
    for kind in Kind.allCases {
      let taste = kind == .register ? 1 : [0, 1, 1, 2, 4].randomElement(using: &random)!
      kinds += Array(repeating: kind, count: kind.weight * taste)
    }
    ways = Recipe.Way.allCases.shuffled(using: &random)
      .dropLast(.random(in: 0...4, using: &random))
    sharings =
      [.singleton]
      + Recipe.Sharing.allCases.shuffled(using: &random)
      .dropLast(.random(in: 0...5, using: &random))
    asyncEvery = [2, 3, 1_000].randomElement(using: &random)!
    failingEvery = [12, 1_000].randomElement(using: &random)!
    self.random = random
  }

  mutating func sequence(of count: Int) -> [Operation] {
    // Each key is registered to begin with, in any order; a key that is missing ends so much.
    keys.shuffled(using: &random).map { .register($0, recipe(for: $0), in: 0) }
      + (keys.count..<count).map { _ in operation(of: kinds.randomElement(using: &random)!) }
  }

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
      return .register(key, recipe(for: key), in: number())
    case .registerInstance: return .registerInstance(key(), in: number())
    case .unregister: return .unregister(key(), in: number())
    case .resolve: return .resolve(key(), in: number())
    case .resolveAsync: return .resolveAsync(key(), in: number())
    case .resolveIfRegistered: return .resolveIfRegistered(key(), in: number())
    case .resolveAll: return .resolveAll(in: number())
    case .reset:
      let kept = keys.filter { _ in one(in: 3) }
      return .reset(one(in: 4) ? .everything : .instances, keeping: kept, in: number())
    case .snapshot: return .snapshot(of: number())
    case .restore: return .restore(number(), in: number(), elsewhere: one(in: 12))
    case .fork: return .fork(of: number(), sharing: .registrations)
    case .sharingFork: return .fork(of: number(), sharing: .builtInstances)
    case .child: return .child(of: number())
    case .close: return .close(number())
    case .drop: return .drop(number())
    case .makeReader:
      let kind = ReaderKind.allCases.randomElement(using: &random)!
      return .makeReader(kind, key(), in: number(), isFree: one(in: 4))
    case .read: return .read(number(), in: number(), isAsync: one(in: 2))
    case .ask: return .ask(key(), in: number())
    case .release: return .release(number())
    case .cancel: return .cancel(number())
    case .letGo: return .letGo(number())
    case .openScope:
      return .openScope(scope(), id: id(), of: number(), value: one(in: 2) ? key() : nil)
    case .findScope: return .findScope(scope(), id: id(), from: number())
    case .endScope: return .endScope(number())
    case .freeze: return .freeze(number())
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
      sharing: one(in: 2) ? .singleton : sharings.randomElement(using: &random)!,
      isAsync: one(in: asyncEvery),
      steps: steps,
      holdsBefore: .random(in: 0...steps.count, using: &random),
      fails: one(in: failingEvery)
    )
  }
}
