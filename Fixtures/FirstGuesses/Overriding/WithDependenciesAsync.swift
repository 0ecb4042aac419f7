// guess: try await withDependencies { $0.register(…) { … } } operation: { }
// from: swift-dependencies
// expect: error: write withContainer { $0.register((any P).self, instance: x) }
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) async throws {
  try await withDependencies {
    $0.register((any Mailer).self) { FakeMailer() }
  } operation: {
    try await Task.sleep(for: .zero)
  }
}

// --- instead

func guess(_ container: Container) async throws {
  try await withContainer {
    $0.register((any Mailer).self) { FakeMailer() }
  } operation: {
    try await Task.sleep(for: .zero)
  }
}
