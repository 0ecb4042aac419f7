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
  @Test(.container(app)) func `each case has a fork of it`() throws {
    #expect(try Container.current.resolve(Sign.self).text == "app")
    #expect(Container.current !== app)
    Container.current.register(Sign.self, instance: Sign(text: "test"))
    #expect(try app[Sign.self].text == "app")
  }

  @Test(.container(app) { $0.register(Sign.self, name: "b", instance: Sign(text: "double")) })
  func `a closure registers on top of it`() throws {
    #expect(try Container.current.resolve(Sign.self, name: "b").text == "double")
    #expect(try Container.current.resolve(Sign.self).text == "app")
  }
}

private final class Sign: Sendable {
  let text: String
  init(text: String) { self.text = text }
}
