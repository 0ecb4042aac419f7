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

  @Test func `drops an instance built from one that the topmost container has dropped`() throws {
    let (hall, office) = (try grandchild.resolve(Hall.self), try grandchild.resolve(Office.self))
    top.reset()

    #expect(try grandchild.resolve(Hall.self) !== hall)
    #expect(try grandchild.resolve(Office.self) !== office)
  }

  @Test func `keeps an instance built from one that the topmost container has kept`() throws {
    let (hall, office) = (try grandchild.resolve(Hall.self), try grandchild.resolve(Office.self))
    top.reset(keeping: [Key((any Mailer).self)])

    #expect(try grandchild.resolve(Hall.self) === hall)
    #expect(try grandchild.resolve(Office.self) === office)
  }

  @Test func `drops an instance built from one that its parent has dropped`() throws {
    let (hall, office) = (try grandchild.resolve(Hall.self), try grandchild.resolve(Office.self))
    middle.reset()

    #expect(try grandchild.resolve(Hall.self) === hall)
    #expect(try grandchild.resolve(Office.self) !== office)
  }

  @Test func `drops an instance built from a key that is registered again above it`() throws {
    #expect(try grandchild.resolve(Office.self).printing.mailer.route == "top")
    top.register((any Mailer).self) { SMTPMailer(host: "new") }
    #expect(try grandchild.resolve(Office.self).printing.mailer.route == "new")
    middle.register((any Mailer).self) { SMTPMailer(host: "middle") }
    #expect(try grandchild.resolve(Office.self).printing.mailer.route == "middle")
  }
}
