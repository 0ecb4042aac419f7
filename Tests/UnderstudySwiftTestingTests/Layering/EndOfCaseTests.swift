import Foundation
import TestSupport
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite struct `The end of a case` {
  @Test func `closes its container, and a late read names the test`() async throws {
    let test = try #require(Test.current)
    let kept = Kept()
    try await ContainerTrait.container.provideScope(for: test, testCase: nil) {
      kept.keep(Container.current)
    }
    let error = kept.lateError()
    #expect(error?.kind == .containerClosed)
    #expect(error?.description.contains("EndOfCaseTests") == true)
  }

  @Test func `closes the forks opened under it`() async throws {
    let test = try #require(Test.current)
    let kept = Kept()
    try await ContainerTrait.container.provideScope(for: test, testCase: nil) {
      kept.keep(Container.current.fork().fork())
    }
    let error = kept.lateError()
    #expect(error?.kind == .containerClosed)
  }

  @Test func `closes its container after a throw, and rethrows the error`() async throws {
    let test = try #require(Test.current)
    let kept = Kept()
    await #expect(throws: Mishap.self) {
      try await ContainerTrait.container.provideScope(for: test, testCase: nil) {
        kept.keep(Container.current)
        throw Mishap()
      }
    }
    let error = kept.lateError()
    #expect(error?.kind == .containerClosed)
  }

  @Test func `removes its temporary directory, unless the case has failed`() async throws {
    let test = try #require(Test.current)
    let used = Lock<[String]>([])
    for isFailing in [true, false] {
      try? await ContainerTrait.container.provideScope(for: test, testCase: nil) {
        let doubles = DeterministicDoubles(seed: 7)
        doubles.register(in: Container.current)
        used.withLock { $0.append(doubles.temporaryDirectory.url.path) }
        if isFailing { throw Mishap() }
      }
    }
    let paths = used.withLock { $0 }
    #expect(paths.map { FileManager.default.fileExists(atPath: $0) } == [true, false])
    try FileManager.default.removeItem(atPath: paths[0])
  }

  @Test func `releases its containers, though work from outside continues`() async throws {
    let test = try #require(Test.current)
    let (performance, curtain) = AsyncStream<Never>.makeStream()
    let layer = WeakLayer()
    let outer = ContainerTrait.container { _ in
      // It inherits whose case it is, and not the layer that comes next.
      Task { for await _ in performance {} }
    }
    try await outer.provideScope(for: test, testCase: nil) {
      try await ContainerTrait.container.provideScope(for: test, testCase: nil) {
        layer.set(Container.current)
      }
    }
    #expect(layer.isGone)
    curtain.finish()
  }

  @Test func `fails the case whose closure throws, and its body does not run`() async throws {
    let test = try #require(Test.current)
    let ran = Tills()
    await #expect(throws: Mishap.self) {
      let trait = ContainerTrait.container { _ in throw Mishap() }
      try await trait.provideScope(for: test, testCase: nil) { ran.add(Till()) }
    }
    #expect(ran.all.isEmpty)
  }

  @Test func `records an issue of a detached task on its own test, at its line`() async throws {
    let test = try #require(Test.current)
    let issues = KnownIssues()
    let line = UInt(#line) + 5
    try await issues.collect {
      try await ContainerTrait.mockContainer.provideScope(for: test, testCase: nil) {
        let container = Container.current
        await Task.detached {
          _ = try? await container.resolve(Note.self)
        }.value
        #expect(issues.texts.isEmpty)
      }
    }
    #expect(issues.texts.count == 1)
    #expect(issues.texts.first?.contains("EndOfCaseTests.swift:\(line)") == true)
    #expect(issues.texts.first?.contains("Nothing is registered for Note") == true)
  }
}

// MARK: - Fixtures

private final class WeakLayer: Sendable {
  private struct Reference {
    weak var container: Container?
  }

  private let reference = Lock(Reference())

  var isGone: Bool { reference.withLock { $0.container == nil } }

  func set(_ container: Container) { reference.withLock { $0.container = container } }
}
