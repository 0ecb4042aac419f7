import TestSupport
import Testing
import Understudy

/// A container and the objects that read from it let go of each other.
@Suite struct `Injections and the end of their container` {
  @Test(.tags(.scenario51))
  func `a singleton that reads in its init and later does not keep its container`() throws {
    weak var container: Container?
    weak var singleton: Reader?
    do {
      let local = Container()
      local.register((any Mailer).self) { SMTPMailer(host: "main") }
      local.register(Hall.self) { Hall() }
      local.register(Reader.self) { try Reader() }
      let reader = try local.resolve(Reader.self)
      #expect(try reader.hall().name == "Main")
      container = local
      singleton = reader
    }
    #expect(container == nil)
    #expect(singleton == nil)
  }

  @Test(.tags(.scenario51))
  func `a singleton that reads later an object with injections does not keep its container`() throws
  {
    weak var container: Container?
    do {
      let local = Container()
      local.register((any Mailer).self) { SMTPMailer(host: "main") }
      local.register(SendableOwner.self, lifetime: .transient) { SendableOwner() }
      local.register(LateReader.self) { LateReader() }
      let reader = try local.resolve(LateReader.self)
      #expect(try reader.owner().route == "main")
      #expect(try reader.provider().get().route == "main")
      #expect(try reader.lazy().get().route == "main")
      container = local
    }
    #expect(container == nil)
  }

  @Test func `a singleton that outlives its container keeps only what it has read`() throws {
    let reader: Reader
    do {
      let local = Container(label: "gone")
      local.register((any Mailer).self) { SMTPMailer(host: "main") }
      local.register(Hall.self) { Hall() }
      local.register(Reader.self) { try Reader() }
      reader = try local.resolve(Reader.self)
    }
    #expect(try reader.mailer().route == "main")
    let error = #expect(throws: ContainerError.self) { try synchronously(reader.hall) }
    #expect(error?.kind == .containerUnavailable)
    #expect(error?.description.contains("gone") == true)
  }

  @Test func `an optional injection that outlives its container is nil if it was not read before`()
    throws
  {
    let reader: OptionalReader
    do {
      let local = Container(label: "gone")
      local.register(Hall.self) { Hall() }
      local.register(OptionalReader.self) { OptionalReader() }
      reader = try local.resolve(OptionalReader.self)
    }
    #expect(reader.hall.wrappedValue == nil)
  }

  @Test func `a provider made for a shared instance does not keep its container`() throws {
    weak var container: Container?
    do {
      let local = Container()
      local.register(Hall.self) { Hall() }
      local.register(Lobby.self) { Lobby(halls: try $0.resolve(), hall: try $0.resolve()) }
      let lobby = try local.resolve(Lobby.self)
      #expect(try lobby.halls.get() === lobby.hall.get())
      container = local
    }
    #expect(container == nil)
  }

  private func synchronously<Value>(_ injected: Injected<Value>) throws(ContainerError) -> Value {
    try injected.resolve()
  }
}

// MARK: - Fixtures

private final class LateReader: Sendable {
  let owner = Injected<SendableOwner>()
  let provider = Injected<Provider<any Mailer>>()
  let lazy = Injected<Lazy<SendableOwner>>()
}

private final class Reader: Sendable {
  let mailer = Injected<any Mailer>()
  let hall = Injected<Hall>()
  init() throws { _ = try mailer() }
}

private final class OptionalReader: Sendable { let hall = Injected<Hall?>() }

private final class Lobby: Sendable {
  let halls: Provider<Hall>
  let hall: Lazy<Hall>
  init(halls: Provider<Hall>, hall: Lazy<Hall>) {
    self.halls = halls
    self.hall = hall
  }
}
