import TestSupport
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

/// An optional property never ends the process.
@Suite(.container) struct `An optional property of a test` {
  @Test(arguments: Obstacle.allCases)
  func `is nil after an issue in a synchronous test`(_ obstacle: Obstacle) throws {
    obstacle.register(in: .current)
    let issues = KnownIssues()
    issues.collect {
      #expect(OptionalReader().note == nil)
    }
    try expectOne(of: issues.texts, obstacle)
  }

  @Test(arguments: Obstacle.allCases)
  func `is nil after an issue in an asynchronous test`(_ obstacle: Obstacle) async throws {
    obstacle.register(in: .current)
    let texts = try await issues {
      await Task.yield()
      let note = OptionalReader().note
      #expect(note == nil)
    }
    try expectOne(of: texts, obstacle)
  }

  @Test func `has the instance once asynchronous code has built it`() async throws {
    Obstacle.onlyAsync.register(in: .current)
    let reader = OptionalReader()
    let texts = try await issues { #expect(reader.note == nil) }
    #expect(texts.count == 1)
    _ = try await Container.current.resolve(Note.self)
    #expect(reader.note == Note("late"))
  }

  private func expectOne(of texts: [String], _ obstacle: Obstacle) throws {
    #expect(texts.count == 1)
    let text = try #require(texts.first)
    #expect(text.hasPrefix("UnderstudySwiftTestingTests/OptionalReadTests.swift:\(propertyLine) "))
    #expect(text.contains("Note of OptionalReader could not be injected."))
    #expect(text.contains(obstacle.reason))
  }
}

// MARK: - Fixtures

/// Why a property cannot have what is registered.
enum Obstacle: CaseIterable {
  case failure
  case onlyAsync

  func register(in container: Container) {
    switch self {
    case .failure: container.register(Note.self) { throw Mishap() }
    case .onlyAsync:
      container.register(Note.self) { (_: Resolver) async throws in Note("late") }
    }
  }

  var reason: String {
    switch self {
    case .failure: "failed: Mishap()"
    case .onlyAsync: "can only be built by asynchronous code"
    }
  }
}

private let propertyLine = #line + 1
private struct OptionalReader { @Injected var note: Note? }
