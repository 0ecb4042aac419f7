import Testing
import Understudy

@Suite struct `A grandchild` {
  let top = Container(label: "top")
  let middle: Container
  let grandchild: Container

  init() {
    middle = Container(label: "middle", parent: top)
    grandchild = Container(label: "grandchild", parent: middle)
    top.register((any Mailer).self) { SMTPMailer(host: "top") }
    middle.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    grandchild.register(Office.self) { try Office(printing: $0.resolve()) }
    grandchild.register(Hall.self) {
      _ = try $0.resolve((any Mailer).self)
      return Hall()
    }
  }

  @Test func `drops what was built from an instance that the topmost has dropped`() throws {
    let (hall, office) = (try grandchild.resolve(Hall.self), try grandchild.resolve(Office.self))
    top.reset()

    #expect(try grandchild.resolve(Hall.self) !== hall)
    #expect(try grandchild.resolve(Office.self) !== office)
  }

  @Test func `keeps what was built from an instance that the topmost has kept`() throws {
    let (hall, office) = (try grandchild.resolve(Hall.self), try grandchild.resolve(Office.self))
    top.reset(keeping: [Key((any Mailer).self)])

    #expect(try grandchild.resolve(Hall.self) === hall)
    #expect(try grandchild.resolve(Office.self) === office)
  }

  @Test func `drops what was built from an instance that the one between has dropped`() throws {
    let (hall, office) = (try grandchild.resolve(Hall.self), try grandchild.resolve(Office.self))
    middle.reset()

    #expect(try grandchild.resolve(Hall.self) === hall)
    #expect(try grandchild.resolve(Office.self) !== office)
  }

  @Test func `drops what was built from a key that is registered again above it`() throws {
    #expect(try grandchild.resolve(Office.self).printing.mailer.route == "top")
    top.register((any Mailer).self) { SMTPMailer(host: "new") }
    #expect(try grandchild.resolve(Office.self).printing.mailer.route == "new")
    middle.register((any Mailer).self) { SMTPMailer(host: "middle") }
    #expect(try grandchild.resolve(Office.self).printing.mailer.route == "middle")
  }
}
