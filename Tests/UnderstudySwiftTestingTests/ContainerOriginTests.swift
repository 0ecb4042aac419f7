import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

private let app: Container = {
  let app = Container(label: "app")
  app.register(Sign.self) { Sign(text: "app") }
  app.register(Sign.self, name: "b") { Sign(text: "app") }
  return app
}()

@Suite struct `A trait with an existing container` {
  @Test(.container(app)) func `gives each case a fork of it`() throws {
    #expect(try Container.current.resolve(Sign.self).text == "app")
    #expect(Container.current !== app)
    Container.current.register(Sign.self, instance: Sign(text: "test"))
    #expect(try app[Sign.self].text == "app")
  }

  @Test(.container(app) { $0.register(Sign.self, name: "b", instance: Sign(text: "double")) })
  func `runs its closure on top of it`() throws {
    #expect(try Container.current.resolve(Sign.self, name: "b").text == "double")
    #expect(try Container.current.resolve(Sign.self).text == "app")
  }

  @Test(.container(try opened()), .integration(over: try opened()))
  func `may be made by what throws`() throws {
    #expect(try Container.current.resolve(Sign.self).text == "opened")
  }

  @Test func `fails the case, if making it throws, and the body does not run`() async throws {
    let traits: [ContainerTrait] = [
      .container(try broken()), .integration(over: try broken()),
      .container(preset: ContainerPreset("empty") {}, over: try broken()),
    ]
    for trait in traits {
      await #expect(throws: NotOpened.self) {
        try await runCase([trait]) { Issue.record("the body ran") }
      }
    }
  }

  @Test func `reports its live dependencies, and refuses them only where a policy says so`()
    async throws
  {
    let texts = try await issues {
      try await runCase([ContainerTrait.container(live())]) {
        let sign = try Container.current[Sign.self]
        #expect(sign.text == "live")
      }
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("Sign is live, and this test used it.") == true)
  }

  @Test func `runs its live dependencies as far as the traits around it allow`() async throws {
    func use(within trait: ContainerTrait) async throws {
      try await runCase([trait, .container(live())]) {
        _ = try Container.current[Sign.self]
      }
    }
    try await use(within: .container(.live(.allow)))
    try await use(within: .container(.live(.refuse).allowing(Sign.self)))
    for trait in [ContainerTrait.container(.live(.refuse)), .mockContainer] {
      let texts = try await issues {
        await #expect(throws: ContainerError.self) { try await use(within: trait) }
      }
      #expect(texts.count == 1)
      #expect(texts.first?.contains("Sign is live, and no test double replaces it.") == true)
    }
  }
}

private func opened() throws -> Container {
  let container = Container(label: "app")
  container.register { Registration(Sign.self) { Sign(text: "opened") } }
  return container
}

private func broken() throws -> Container { throw NotOpened() }

private func live() -> Container {
  let container = Container(label: "app")
  container.register { Registration(Sign.self) { Sign(text: "live") }.live() }
  return container
}

private struct NotOpened: Error {}

private final class Sign: Sendable {
  let text: String
  init(text: String) { self.text = text }
}
