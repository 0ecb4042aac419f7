import Testing
import Understudy

/// Behavior of errors that the tests of other containers assert.
@Suite struct `Parity with other containers: errors` {
  let container = Container(label: "app")

  @Test func `a failed cast names the expected and the actual type`() {
    let error = ContainerError.typeCastFailed(
      .init(key: Key((any Mailer).self), container: "app"),
      expected: "Mailer",
      actual: "Hall"
    )
    #expect(
      error.description == """
        The instance registered for Mailer is a Hall, which is not a Mailer.
          container: "app"
          fix: register a Mailer there, make Hall conform to Mailer, or register it under a type it \
        conforms to.
        """
    )
  }

  @Test(arguments: [1, 3])
  func `an error thrown deep in a chain is reachable as itself`(depth: Int) async throws {
    for level in 1..<4 {
      container.register(Hall.self, name: "\(level)") {
        if level == depth { throw Outage(code: 503) }
        return try $0.resolve(Hall.self, name: "\(level + 1)")
      }
    }
    let now = #expect(throws: ContainerError.self) { try container.now(Hall.self, name: "1") }
    #expect(now?.underlying as? Outage == Outage(code: 503))
    #expect(now?.path.count == depth)
    let later = await #expect(throws: ContainerError.self) {
      try await container.resolve(Hall.self, name: "1")
    }
    #expect(later?.underlying as? Outage == Outage(code: 503))
    #expect(later?.description.contains("Outage(code: 503)") == true)
  }

  @Test func `the path in an error is of its own resolve, not of an earlier or parallel one`()
    async throws
  {
    container.register(Repository<Seat>.self) {
      Repository(name: try $0.resolve(Hall.self, name: "A").name)
    }
    let paths = await withTaskGroup(of: [Key]?.self) { group in
      for number in 0..<100 {
        group.addTask { [container] in
          do throws(ContainerError) {
            if number.isMultiple(of: 2) {
              _ = try container.now(Hall.self, name: "A")
            } else {
              _ = try container.now(Repository<Seat>.self)
            }
            return nil
          } catch { return error.path }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let missing = Key(Hall.self, name: "A")
    #expect(paths.count { $0 == [missing] } == 50)
    #expect(paths.count { $0 == [Key(Repository<Seat>.self), missing] } == 50)
  }
}

// MARK: - Fixtures

private struct Outage: Error, Equatable { let code: Int }
