import Testing

@testable import Understudy

@Suite struct `What an outermost resolve shares` {
  let container = Container(label: "app")
  let scope = GraphScope()
  let record = Registration(Hall.self, lifetime: .graph) { Hall() }.record()

  /// - Returns: `nil` for what is there, or being built.
  private func claim() -> Build? {
    let request = Request(record.key, at: record.site, chain: nil)
    let claim = scope.claim(record, in: container) {
      Build(
        request,
        record,
        container: container,
        isAsynchronous: false,
        epoch: 0,
        graph: scope
      )
    }
    guard case .build(let build) = claim else { return nil }
    return build
  }

  private func instance() -> InstanceRecord {
    TypedInstance(Hall(), provenance: Provenance(key: record.key, registration: record.id))
  }

  @Test func `is built once`() throws {
    let build = try #require(claim())
    #expect(claim() == nil)
    scope.finish(build, instance())
    #expect(claim() == nil)
  }

  @Test func `is built again where that failed`() throws {
    scope.finish(try #require(claim()), nil)
    #expect(claim() != nil)
  }

  @Test func `is let go of at its end, and nothing comes after that`() throws {
    let early = try #require(claim())
    scope.end()
    scope.finish(early, instance())
    let late = try #require(claim())
    scope.finish(late, instance())
    #expect(claim() != nil)
    #expect(claim() != nil)
  }
}
