import Testing
import Understudy

@Suite struct `Keys` {
  @Test func `keys are equal for one type and one name, different otherwise`() {
    #expect(Key(Hall.self) == .of(Hall.self))
    #expect(Key(Hall.self, name: "A") == .of(Hall.self, name: "A"))
    #expect(Key(Hall.self, name: "A") != .of(Hall.self, name: "B"))
    #expect(Key(Hall.self, name: "A") != .of(Hall.self))
    #expect(Key(Hall.self, name: "") != .of(Hall.self))
    #expect(Key(Hall.self) != .of(Seat.self))
    #expect(Key(Repository<Seat>.self) != .of(Repository<Hall>.self))
    #expect(Key((any Mailer).self) != .of(SMTPMailer.self))
  }

  @Test func `keys work in sets and dictionaries`() {
    let keys: Set<Key> = [.of(Hall.self), .of(Hall.self), .of(Hall.self, name: "A")]
    #expect(keys.count == 2)
    #expect([Key(Hall.self, name: "A"): 1][.of(Hall.self, name: "A")] == 1)
  }

  @Test func `keys print the type and the name`() {
    #expect("\(Key((any Mailer).self))" == "Mailer")
    #expect("\(Key((any Mailer).self, name: "backup"))" == "Mailer(name: backup)")
    #expect("\(Key(Repository<Seat>.self))" == "Repository<Seat>")
  }

  @Test func `keys name types as the standard library describes them`() {
    let types: [any Any.Type] = [
      Hall.self, (any Mailer).self, (any Mailer & Sendable).self, Any.self, AnyObject.self,
      [Repository<Seat>].self, [String: Int?].self, (Int, name: String).self, Hall.Type.self,
      ((Hall) throws -> Seat).self, (@Sendable @MainActor (inout Int) async -> Void).self,
      Result<Hall, any Error>.self, Int.self, Never.self,
    ]
    for type in types { #expect("\(Key(type))" == String(describing: type)) }
  }

  @Test func `keys name protocols with type arguments as the source does`() {
    #expect("\(Key((any Clock<Duration>).self))" == "any Clock<Duration>")
    #expect("\(Key([any Sequence<Set<Int>>].self))" == "Array<any Sequence<Set<Int>>>")
  }

  @Test func `keys know whether they stand for a type`() {
    #expect(Key(Hall.self, name: "A").isFor(Hall.self))
    #expect(!Key(Hall.self).isFor(Seat.self))
  }
}
