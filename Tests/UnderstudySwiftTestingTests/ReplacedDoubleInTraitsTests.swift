import TestSupport
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

/// The trait of a test replaces a double that the trait of its suite registers.
@Suite struct `A double that the trait of a test replaces` {
  private let suite = ContainerTrait.container { $0.register(ChimeSpy(), as: (any Chime).self) }
  private let test = ContainerTrait.container {
    $0.register((any Chime).self, instance: SilentChime())
  }

  /// What the test gets to read after a verification of the suite's double.
  private func texts(
    _ traits: [ContainerTrait],
    verifying verify: @escaping @Sendable (Spy<Int>) -> Void
  ) async throws -> [String] {
    let issues = KnownIssues()
    try await issues.collect(isIntermittent: true) {
      try await runCase(traits) {
        try await Container.current.resolve((any Chime).self).chime(3)
        verify(try await Container.current.resolve(ChimeSpy.self).chimes)
      }
    }
    return issues.texts
  }

  @Test func `fails the test if it must not be called`() async throws {
    let texts = try await texts([suite, test]) { $0.verify(.never) }
    #expect(texts.map { $0.contains("and then replaced at") } == [true])
  }

  @Test func `fails the test if no calls of it were read`() async throws {
    let texts = try await texts([suite, test]) { #expect($0.calls.isEmpty) }
    #expect(texts.map { $0.contains("The test has read the calls to") } == [true])
  }

  @Test func `is named where a call is missing`() async throws {
    let texts = try await texts([suite, test]) { $0.verify(with: 3) }
    #expect(texts.map { $0.contains("note: this double was registered for Chime") } == [true])
  }

  @Test func `is left alone where the trait of the test replaces something else`() async throws {
    let other = ContainerTrait.container { $0.register(Int.self, instance: 1) }
      .verifying(.unusedOverrides, severity: .ignore)
    let texts = try await texts([suite, other]) {
      $0.verify(with: 3)
      $0.verify(.never, with: 4)
      $0.verify(.never)
    }
    let text = "Expected no calls to chime(_:), but it was called once."
    #expect(texts.map { $0.contains(text) } == [true])
  }
}

private protocol Chime: Sendable { func chime(_ hour: Int) }

private struct SilentChime: Chime { func chime(_ hour: Int) {} }

private struct ChimeSpy: Chime, TestDouble {
  let chimes = Spy<Int>("chime(_:)")
  func chime(_ hour: Int) { chimes.call(hour) }
}
