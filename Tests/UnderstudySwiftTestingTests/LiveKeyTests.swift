import TestSupport
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

/// What is live by accident: a typed key that has no value for tests, and no double.
@Suite struct `The live value of a typed key under a container trait` {
  @Test func `is returned by a subscript, and is an issue with key and site`() async throws {
    let line = #line + 1
    let issue = try await issueOfCase { try Container.current[\.gazette] }
    let expected = try text(resolvedAt: line)
    #expect(issue == expected)
  }

  @Test func `is returned by a property, and is an issue at its declaration`() async throws {
    let issue = try await issueOfCase { Reader().gazette }
    let expected = try text(resolvedAt: propertyLine)
    #expect(issue == expected)
  }

  @Test func `is returned by an awaited property, and is an issue at its declaration`()
    async throws
  {
    let issue = try await issueOfCase { try await Reader().$gazette.resolve() }
    let expected = try text(resolvedAt: propertyLine)
    #expect(issue == expected)
  }

  @Test func `is returned by an awaited factory, and is an issue with the chain`() async throws {
    let line = #line + 2
    let issue = try await issueOfCase {
      Container.current.register(Kiosk.self) { (resolver: Resolver) async throws in
        Kiosk(gazette: try resolver[\.gazette])
      }
      return try await Container.current.resolve(Kiosk.self).gazette
    }
    let expected = try text(resolvedAt: line + 1, forTheResolveAt: line + 3, "Kiosk → Gazette")
    #expect(issue == expected)
  }

  /// Asks in a case of its own, gets the live value, and returns the only issue.
  private func issueOfCase(
    asking ask: @escaping @concurrent @Sendable () async throws -> Gazette
  ) async throws -> String {
    let texts = try await issues {
      try await runCase([ContainerTrait.container]) {
        let gazette = try await ask()
        #expect(gazette == .live)
      }
    }
    #expect(texts.count == 1)
    return try #require(texts.first)
  }

  /// The place of the issue and its text.
  private func text(
    resolvedAt line: Int,
    forTheResolveAt outerLine: Int? = nil,
    _ chain: String? = nil
  ) throws -> String {
    let file = "UnderstudySwiftTestingTests/LiveKeyTests.swift"
    let test = try #require(Test.current)
    let name = try #require(test.displayName)
    let issue = Gazette.issue(
      resolvedAt: "\(file):\(line)",
      forTheResolveAt: outerLine.map { "\(file):\($0)" },
      in: "\(name), LiveKeyTests.swift:\(test.sourceLocation.line)",
      chain: chain,
      named: "\"\(name)\" (LiveKeyTests.swift:\(test.sourceLocation.line))",
      permission:
        "put a trait in front of the others of the test or its suite: .container(.live(.report).allowing(.of(Gazette.self)))"
    )
    return "\(file):\(line) \(issue)"
  }
}

// MARK: - Fixtures

private let propertyLine = #line + 2
private struct Reader {
  @Injected(\.gazette) var gazette
}
