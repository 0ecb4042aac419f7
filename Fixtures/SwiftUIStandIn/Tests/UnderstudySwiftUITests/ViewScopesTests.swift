import Testing

@testable import UnderstudySwiftUI

@Suite struct `The scopes of views` {
  private final class Scope {}

  private var scopes = ViewScopes<Int, Scope>()
  private let scope = Scope()

  @Test mutating func `U1: are not there before one is added`() {
    #expect(scopes.join(1) { _ in true } == nil)
    #expect(scopes.add(scope, 1) == nil)
    #expect(scopes.join(1) { _ in true } === scope)
    #expect(scopes.join(2) { _ in true } == nil)
  }

  @Test mutating func `U1: are taken once the last has left`() {
    _ = scopes.add(scope, 1)
    _ = scopes.join(1) { _ in true }
    #expect(!scopes.leave(1) { $0 === scope })
    #expect(scopes.takeUnused(1) == nil)
    #expect(scopes.leave(1) { $0 === scope })
    #expect(scopes.takeUnused(1) === scope)
    #expect(scopes.takeUnused(1) == nil)
    #expect(scopes.join(1) { _ in true } == nil)
  }

  @Test mutating func `U1: are taken over before they are taken`() {
    _ = scopes.add(scope, 1)
    #expect(scopes.leave(1) { $0 === scope })
    #expect(scopes.join(1) { _ in true } === scope)
    #expect(scopes.takeUnused(1) == nil)
    #expect(scopes.leave(1) { $0 === scope })
    #expect(scopes.takeUnused(1) === scope)
  }

  @Test mutating func `U1: that others have closed are replaced, and left by nobody`() {
    _ = scopes.add(scope, 1)
    #expect(scopes.join(1) { _ in false } == nil)
    let next = Scope()
    #expect(scopes.add(next, 1) === scope)
    #expect(!scopes.leave(1) { $0 === scope })
    #expect(scopes.leave(1) { $0 === next })
    #expect(scopes.takeUnused(1) === next)
  }
}
