import Foundation
import TestSupport
import Testing
import Understudy

@Suite(.tags(.scenario47)) struct `A container against a model` {
  // `UNDERSTUDY_MODEL=10000` tries more of them, `UNDERSTUDY_MODEL_FIRST=2311` begins elsewhere.
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func `random sequences of operations have the results of a simple model`() async {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["UNDERSTUDY_MODEL_FIRST"].flatMap { UInt64($0) } ?? 1
    let count = environment["UNDERSTUDY_MODEL"].flatMap { UInt64($0) } ?? 2_000
    let comparison = ModelComparison(patience: 600)
    guard
      let (seed, operations, found) = await comparison.firstDisagreement(
        seeds: first..<first + count
      )
    else { return }
    // Whether a shorter one hangs, too, needs no such patience.
    let shrinking = Shrinking(comparison: ModelComparison(patience: 1))
    Issue.record("seed \(seed): \(await shrinking.smallest(operations, found))")
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test(arguments: [1, 200, 400, 600, 800] as [UInt64])
  func `a sequence that disagrees shrinks until nothing can be left out`(
    _ first: UInt64
  ) async throws {
    let comparison = ModelComparison(patience: 600, forgetting: \.isUnregistering)
    let (_, operations, found) = try #require(
      await comparison.firstDisagreement(seeds: first..<first + 200)
    )
    let smallest = await Shrinking(comparison: comparison).smallest(operations, found).operations
    // Something is registered and unregistered, and somebody notices.
    #expect((3...4).contains(smallest.count), "\(smallest)")
    #expect(smallest.count(where: \.isUnregistering) == 1)
    for index in smallest.indices {
      var fewer = smallest
      fewer.remove(at: index)
      #expect(await comparison.disagreement(over: fewer) == nil, "without \(smallest[index])")
    }
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func `the smallest sequence is reported with both results`() async throws {
    let comparison = ModelComparison(patience: 600, forgetting: \.isUnregistering)
    let complicated = Recipe(
      sharing: .weak,
      isAsync: true,
      steps: [.init(way: .provider, key: .b), .init(way: .current, key: .b)],
      holdsBefore: 1,
      fails: false
    )
    let plain = Recipe(sharing: .singleton, isAsync: false, steps: [], holdsBefore: 0, fails: false)
    let operations: [Operation] = [
      .register(.b, plain, in: 0), .child(of: 0), .register(.a, complicated, in: 0),
      .resolveAsync(.a, in: 1), .snapshot(of: 0), .unregister(.a, in: 0), .resolve(.b, in: 1),
      .fork(of: 0, sharing: .registrations), .resolve(.a, in: 0),
      .reset(.instances, keeping: [], in: 0),
    ]
    let found = try #require(await comparison.disagreement(over: operations))
    let smallest = await Shrinking(comparison: comparison).smallest(operations, found)
    #expect(
      smallest.description == """
        containers and model part at the end of
          register(A, singleton, in: 0)
          unregister(A, in: 0)
          resolve(A, in: 0)
          the model says: built(0) | factory 0 ran in c0; factory 0 made 0 from [], freed: []
          containers say: refused(Understudy.ContainerError.Kind.dependencyNotRegistered), freed: []
        """
    )
  }
}

extension Operation {
  fileprivate var isUnregistering: Bool {
    if case .unregister = self { true } else { false }
  }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension ModelComparison.Disagreement: CustomStringConvertible {
  var description: String {
    let lines = operations.map { "  \($0)" }.joined(separator: "\n")
    return "containers and model part at the end of\n\(lines)\n"
      + "  the model says: \(expected)\n  containers say: \(actual)"
  }
}
