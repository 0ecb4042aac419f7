import Testing
import Understudy

@Suite struct `The dependencies of an instance` {
  let container = Container(label: "app")
  let other = Container(label: "other")

  @Test func `are all recorded, however many`() throws {
    for number in 0..<40 {
      container.register(Hall.self, name: "\(number)") { Hall(name: "old") }
    }
    container.register(Repository<Hall>.self) { resolver in
      // Each twice, as a large graph does.
      let halls = try (0..<80).map { try resolver.resolve(Hall.self, name: "\($0 % 40)") }
      return Repository(name: "\(halls.count { $0.name == "new" })")
    }
    for number in 0..<40 {
      #expect(try container.resolve(Repository<Hall>.self).name == "\(2 * number)")
      container.register(Hall.self, name: "\(number)") { Hall(name: "new") }
    }
    #expect(try container.resolve(Repository<Hall>.self).name == "80")
  }

  @Test(arguments: OtherRead.allCases)
  func `do not include anything from an unrelated container`(read: OtherRead) throws {
    container.register((any Mailer).self) { SMTPMailer(host: "own") }
    other.register((any Mailer).self) { SMTPMailer(host: "other") }
    container.register(Reader.self) { [other] in Reader(route: try read.route(from: other)) }
    container.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    _ = try container.resolve(Printing.self)
    let reader = try container.resolve(Reader.self)
    #expect(try reader.route() == "other")

    let fork = container.fork(sharing: .builtInstances)
    fork.register((any Mailer).self) { SMTPMailer(host: "double") }
    #expect(try fork.resolve(Reader.self) === reader)
    #expect(try reader.route() == "other")
  }

  @Test func `keep another container that it injects from`() throws {
    container.register(Reader.self) {
      let local = Container(label: "local")
      local.register((any Mailer).self) { SMTPMailer(host: "local") }
      return Reader(route: try OtherRead.injection.route(from: local))
    }
    #expect(try container.resolve(Reader.self).route() == "local")
  }

  @Test func `keep its own container where nobody shares it`() throws {
    let reader: Reader
    do {
      let local = Container(label: "local")
      local.register((any Mailer).self) { SMTPMailer(host: "local") }
      local.register(Reader.self, lifetime: .transient) {
        let mailer = Injected<any Mailer>()
        return Reader { try mailer().route }
      }
      reader = try local.resolve(Reader.self)
    }
    #expect(try reader.route() == "local")
  }
}

// MARK: - Fixtures

/// How a factory gets at what is in another container.
enum OtherRead: CaseIterable {
  case resolve, provider, injection

  func route(from other: Container) throws -> @Sendable () throws -> String {
    switch self {
    case .resolve:
      let mailer = try other.resolve((any Mailer).self)
      return { mailer.route }
    case .provider:
      let mailer = try other.resolve(Provider<any Mailer>.self)
      return { try mailer.get().route }
    case .injection:
      let mailer = withContainer(other) { Injected<any Mailer>() }
      return { try mailer().route }
    }
  }
}

private final class Reader: Sendable {
  let route: @Sendable () throws -> String
  init(route: @escaping @Sendable () throws -> String) { self.route = route }
}
