import Synchronization
import Testing

@testable import Understudy

/// A child's factory reads in the parent what is built already, past its resolver.
@Suite struct `An instance of the parent that a child's factory reads` {
  let parent = Container(label: "parent")
  let child: Container

  init() throws {
    child = Container(label: "child", parent: parent)
    parent.register((any Mailer).self) { SMTPMailer(host: "old") }
    _ = try parent.resolve((any Mailer).self)
  }

  @Test func `directly is a dependency`() throws {
    child.register(Printing.self) { [parent] in Printing(mailer: try parent.resolve()) }
    try expectEdge()
  }

  @Test func `through an injection that was made there is a dependency`() throws {
    let mailer = withContainer(parent) { Injected<any Mailer>() }
    _ = try mailer()
    child.register(Printing.self) { Printing(mailer: try mailer()) }
    try expectEdge()
  }

  @Test func `while it is made current is a dependency`() throws {
    child.register(Printing.self) { [parent] in
      try withContainer(parent) { Printing(mailer: try Container.current.resolve()) }
    }
    try expectEdge()
  }

  @Test func `in a bound closure is a dependency`() throws {
    child.register(Printing.self) { [parent] in
      let make = parent.bind { Printing(mailer: try Container.current.resolve()) }
      return try make()
    }
    try expectEdge()
  }

  @Test func `by await is a dependency`() async throws {
    child.register(Printing.self) { [parent] (_: Resolver) async throws in
      Printing(mailer: try await parent.resolve())
    }
    #expect(try await child.resolve(Printing.self).mailer.route == "old")

    parent.register((any Mailer).self) { SMTPMailer(host: "new") }
    #expect(try await child.resolve(Printing.self).mailer.route == "new")
  }

  @Test func `takes the fast path again when the factory has returned`() async throws {
    child.register(Hall.self, lifetime: .transient) { Hall() }
    child.register(Hall.self, name: "late", lifetime: .transient) { (_: Resolver) async throws in
      Hall()
    }
    child.register(Hall.self, name: "broken") { throw Broken() }
    child.register { Registration(Hall.self, with: String.self) { _, name in Hall(name: name) } }
    for name in [nil, "late", "broken"] {
      _ = try? await withContainer(child) {
        try await Container.current.resolve(Hall.self, name: name)
      }
    }
    let factory = try await child.resolve(ParameterizedFactory<String, Hall>.self)
    _ = try await factory.create(with: "made")

    #expect(child.cell.detours.load(ordering: .relaxed) == 0)
    #expect(parent.cell.detours.load(ordering: .relaxed) == 0)
  }

  private func expectEdge() throws {
    #expect(try child.resolve(Printing.self).mailer.route == "old")
    parent.register((any Mailer).self) { SMTPMailer(host: "new") }
    #expect(try child.resolve(Printing.self).mailer.route == "new")
  }
}
