import Testing

@testable import Understudy

@Suite final class `Open scopes` {
  final class Scope: Sendable {}

  let id = ScopeID("session", 1)
  let site = SourceSite(fileID: "Box/Office.swift", line: 7)
  var scopes = OpenScopes<Scope>()

  @Test func `an identity is taken from before its scope is there`() throws {
    let number = try #require(reserve(id))
    #expect(scopes.find(id) == nil)
    #expect(scopes.all.isEmpty)
    #expect(reservation(of: id) == .taken(by: site, isOpen: false))

    let scope = Scope()
    #expect(opens(id, scope, number: number))
    #expect(scopes.find(id) === scope)
    #expect(reservation(of: id) == .taken(by: site, isOpen: true))
  }

  @Test func `an identity that was given up is free`() throws {
    let number = try #require(reserve(id))
    scopes.giveUp(id, number: number)
    #expect(!opens(id, Scope(), number: number))
    #expect(reserve(id) != nil)
  }

  @Test func `who gives up late takes nothing from who came after`() throws {
    let early = try #require(reserve(id))
    scopes.giveUp(id, number: early)
    let late = try #require(reserve(id))
    scopes.giveUp(id, number: early)
    #expect(!opens(id, Scope(), number: early))
    #expect(opens(id, Scope(), number: late))
    scopes.giveUp(id, number: late)
    #expect(scopes.find(id) != nil)
  }

  @Test func `only the scope itself ends its identity`() throws {
    let (old, new) = (Scope(), Scope())
    try open(id, old)
    #expect(ended(id, new) == nil)
    #expect(ended(id, old) === old)
    try open(id, new)
    #expect(ended(id, old) == nil)
    #expect(scopes.find(id) === new)
  }

  @Test func `they are listed in the order in which they were opened`() throws {
    for number in [3, 1, 2] { try open(ScopeID("request", number), Scope()) }
    _ = reserve(ScopeID("request", 4))
    #expect(scopes.all.map(\.description) == ["request(3)", "request(1)", "request(2)"])
  }

  // The expectations' macro calls nothing that mutates a value.

  private func reservation(of id: ScopeID) -> OpenScopes<Scope>.Reservation {
    scopes.reserve(id, at: site)
  }

  private func opens(_ id: ScopeID, _ scope: Scope, number: UInt64) -> Bool {
    scopes.open(id, scope, number: number)
  }

  private func ended(_ id: ScopeID, _ scope: Scope) -> Scope? { scopes.end(id, scope) }

  private func reserve(_ id: ScopeID) -> UInt64? {
    guard case .reserved(let number) = scopes.reserve(id, at: site) else { return nil }
    return number
  }

  private func open(_ id: ScopeID, _ scope: Scope) throws {
    #expect(opens(id, scope, number: try #require(reserve(id))))
  }
}
