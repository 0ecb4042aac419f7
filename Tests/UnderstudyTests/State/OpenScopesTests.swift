import Testing

@testable import Understudy

@Suite final class `Open scopes` {
  final class Scope: Sendable {}

  let id = ScopeID("session", 1)
  let site = SourceSite(fileID: "Box/Office.swift", line: 7)
  var scopes = OpenScopes<Scope>()

  @Test func `an identity is reserved before its scope exists`() throws {
    let number = try #require(reserve(id))
    #expect(find(id) == nil)
    #expect(scopes.all.isEmpty)
    #expect(reservation(of: id) == .taken(by: site, isOpen: false))

    let scope = Scope()
    #expect(opens(scope, number: number))
    #expect(find(id) === scope)
    #expect(reservation(of: id) == .taken(by: site, isOpen: true))
  }

  @Test func `an identity that was given up is free`() throws {
    let number = try #require(reserve(id))
    giveUp(number)
    #expect(!opens(Scope(), number: number))
    #expect(reserve(id) != nil)
  }

  @Test func `giving up late does not free the identity of a later scope`() throws {
    let early = try #require(reserve(id))
    giveUp(early)
    let late = try #require(reserve(id))
    giveUp(early)
    #expect(!opens(Scope(), number: early))
    #expect(opens(Scope(), number: late))
    giveUp(late)
    #expect(find(id) != nil)
  }

  @Test func `only the scope itself ends its identity`() throws {
    let (old, new) = (Scope(), Scope())
    let first = try open(id, old)
    #expect(ended(first, new) == nil)
    #expect(ended(first, old) === old)
    let second = try open(id, new)
    #expect(ended(first, old) == nil)
    #expect(ended(second, old) == nil)
    #expect(find(id) === new)
  }

  @Test func `scopes are listed in the order in which they were opened`() throws {
    for number in [3, 1, 2] { try open(ScopeID("request", number), Scope()) }
    _ = reserve(ScopeID("request", 4))
    #expect(scopes.all.map(\.description) == ["request(3)", "request(1)", "request(2)"])
  }

  @Test func `identities with equal hashes are told apart`() throws {
    let (one, two) = (Scope(), Scope())
    let first = try open(ScopeID("seat", Colliding(number: 1)), one)
    try open(ScopeID("seat", Colliding(number: 2)), two)
    #expect(find(ScopeID("seat", Colliding(number: 1))) === one)
    #expect(ended(first, one) === one)
    #expect(find(ScopeID("seat", Colliding(number: 1))) == nil)
    #expect(find(ScopeID("seat", Colliding(number: 2))) === two)
  }

  @Test func `a reader that has not seen all scopes of a hash reads again`() throws {
    let candidates = scopes.candidates(id.hashValue)
    let number = try #require(reserve(id))
    #expect(reserve(id, after: candidates) == nil)
    giveUp(number)
    #expect(reserve(id, after: candidates) != nil)
  }

  // The expectations' macro calls nothing that mutates a value.

  private func find(_ id: ScopeID) -> Scope? {
    scopes.candidates(id.hashValue).find(id)?.scope
  }

  private func reservation(of id: ScopeID) -> ScopeReservation {
    let candidates = scopes.candidates(id.hashValue)
    if let entry = candidates.find(id) {
      return .taken(by: entry.site, isOpen: entry.scope != nil)
    }
    return .reserved(number: reserve(id, after: candidates) ?? 0)
  }

  private func reserve(
    _ id: ScopeID,
    after candidates: OpenScopes<Scope>.Candidates
  ) -> UInt64? {
    scopes.reserve(id, hash: id.hashValue, at: site, after: candidates)
  }

  private func opens(_ scope: Scope, number: UInt64) -> Bool { scopes.open(number, scope) }

  private func ended(_ number: UInt64, _ scope: Scope) -> Scope? {
    scopes.end(number, scope)?.scope
  }

  private func giveUp(_ number: UInt64) { _ = scopes.giveUp(number) }

  private func reserve(_ id: ScopeID) -> UInt64? {
    guard case .reserved(let number) = reservation(of: id) else { return nil }
    return number
  }

  @discardableResult
  private func open(_ id: ScopeID, _ scope: Scope) throws -> UInt64 {
    let number = try #require(reserve(id))
    #expect(opens(scope, number: number))
    return number
  }
}

// MARK: - Fixtures

private struct Colliding: Hashable {
  let number: Int
  func hash(into hasher: inout Hasher) {}
}
