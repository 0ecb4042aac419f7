import Testing
import Understudy

/// A child's factory makes the parent current and reads there what is built already.
@Suite struct `What a factory reads in a container that it visits` {
  let parent = Container(label: "parent")
  let child: Container

  init() throws {
    child = Container(label: "child", parent: parent)
    parent.register((any Mailer).self) { SMTPMailer(host: "old") }
    _ = try parent.resolve((any Mailer).self)
  }

  @Test func `it was built from`() throws {
    child.register(Printing.self) { [parent] in
      try withContainer(parent) { Printing(mailer: try Container.current.resolve()) }
    }
    #expect(try child.resolve(Printing.self).mailer.route == "old")

    parent.register((any Mailer).self) { SMTPMailer(host: "new") }
    #expect(try child.resolve(Printing.self).mailer.route == "new")
  }

  @Test func `it was built from where it awaits`() async throws {
    child.register(Printing.self) { [parent] (_: Resolver) async throws in
      try await withContainer(parent) { Printing(mailer: try await Container.current.resolve()) }
    }
    #expect(try await child.resolve(Printing.self).mailer.route == "old")

    parent.register((any Mailer).self) { SMTPMailer(host: "new") }
    #expect(try await child.resolve(Printing.self).mailer.route == "new")
  }

  @Test func `it was built from where a closure is bound`() throws {
    child.register(Printing.self) { [parent] in
      let make = parent.bind { Printing(mailer: try Container.current.resolve()) }
      return try make()
    }
    #expect(try child.resolve(Printing.self).mailer.route == "old")

    parent.register((any Mailer).self) { SMTPMailer(host: "new") }
    #expect(try child.resolve(Printing.self).mailer.route == "new")
  }
}
