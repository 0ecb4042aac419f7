import Dispatch
import TestSupport
import Testing
import Understudy

/// Which container an object goes on using, and how long.
@Suite struct `What an object captures` {
  let container = Container(label: "app")

  init() {
    container.register((any Mailer).self) { SMTPMailer(host: "app") }
    container.register(Hall.self, lifetime: .transient) { Hall(name: "app") }
    container.register {
      Registration(Seat.self, with: Int.self) { _, number in Seat(number: number) }
    }
  }

  @Test(.tags(.scenario17), arguments: Elsewhere.allCases)
  func `the captured container is used by a first read, wherever that is`(_ elsewhere: Elsewhere)
    async
  {
    let owner = withContainer(container) {
      withContainer {
        $0.register((any Mailer).self) { SMTPMailer(host: "override") }
        $0.register(Hall.self, lifetime: .transient) { Hall(name: "override") }
      } operation: {
        Everything()
      }
    }
    let seen = await elsewhere.run { owner.seen }
    #expect(seen == ["override", "override", "override", "override", "1"])
  }

  @Test(.tags(.scenario17))
  func `the captured container is that of the task that made the object, child tasks included`()
    async
  {
    let seen = await withContainer(container) {
      async let child = Everything()
      let others = await withTaskGroup(of: Everything.self) { group in
        group.addTask { Everything() }
        return await group.reduce(into: []) { $0.append($1) }
      }
      return [await child] + others + [await Task { Everything() }.value]
    }
    #expect(seen.map(\.seen) == Array(repeating: ["app", "app", "app", "app", "1"], count: 3))
  }

  @Test func `an object outside a build holds its container as long as it lives`() throws {
    weak var container: Container?
    var owner: Everything?
    do {
      let local = Container(label: "local")
      local.register((any Mailer).self) { SMTPMailer(host: "local") }
      local.register(Hall.self, lifetime: .transient) { Hall(name: "local") }
      local.register {
        Registration(Seat.self, with: Int.self) { _, number in Seat(number: number) }
      }
      container = local
      owner = withContainer(local) { Everything() }
    }
    #expect(owner?.seen == ["local", "local", "local", "local", "1"])
    #expect(container != nil)
    owner = nil
    #expect(container == nil)
  }

  @Test func `a read after the container is closed is an error, unless it was read before`()
    async throws
  {
    let reader = withContainer(container) { Everything() }
    let late = withContainer(container) { Everything() }
    #expect(reader.seen.count == 5)
    await container.close()

    #expect(try reader.mailer.now().route == "app")
    #expect(try reader.lazyNow().route == "app")
    for kind in [
      refusal { try late.mailer.now() }, refusal { try late.providerNow() },
      refusal { try late.lazyNow() }, refusal { try late.hall.makeNow() },
      refusal { try reader.providerNow() }, refusal { try reader.hall.makeNow() },
    ] { #expect(kind == .containerClosed) }
  }

  @Test(.tags(.scenario12)) func `an optional injection with a name is the value under that name`()
    throws
  {
    container.register(Hall.self, name: "B") { Hall(name: "B") }
    let (named, missing) = withContainer(container) {
      (Injected<Hall?>(name: "B"), Injected<Hall?>(name: "C"))
    }
    #expect(try named()?.name == "B")
    #expect(try missing() == nil)
  }

  @Test(.tags(.scenario12))
  func `an optional injection is the wrapped type's value, not the optional type's`() throws {
    container.register(Seat.self, instance: Seat(number: 7))
    container.register(Seat?.self, instance: nil)
    #expect(try container.resolve(Seat?.self) == nil)
    let seat = withContainer(container) { Injected<Seat?>() }
    #expect(try seat()?.number == 7)
    #expect(try seat()?.number == 7)
  }

  @Test(.tags(.scenario12), arguments: [true, false])
  func `an optional injection of several words is read whole`(isBuilt: Bool) throws {
    container.register((any TornReadProbe).self) { WideProbe(7) }
    if isBuilt { _ = try container.resolve((any TornReadProbe).self) }
    let probe = withContainer(container) { Injected<(any TornReadProbe)?>() }
    for _ in 0..<2 {
      let read = try #require(try probe())
      #expect(read.isWhole)
      #expect(read.serial == 7)
    }
  }

  @Test(.tags(.scenario12)) func `an optional injection whose factory fails throws and is not nil`()
  {
    container.register(Hall.self, name: "B") { throw Broken() }
    let hall = withContainer(container) { Injected<Hall?>(name: "B") }
    let error = #expect(throws: ContainerError.self) { try hall() }
    #expect(error?.kind == .factoryFailed)
  }

  @Test func `a wrapper whose key is unregistered resolves again, and reports that it is gone`()
    throws
  {
    let required = withContainer(container) { Injected<any Mailer>() }
    let optional = withContainer(container) { Injected<(any Mailer)?>() }
    #expect(try required().route == "app")
    #expect(try optional()?.route == "app")
    container.unregister((any Mailer).self)
    #expect(refusal { try required() } == .dependencyNotRegistered)
    #expect(try optional() == nil)
    container.register((any Mailer).self) { SMTPMailer(host: "back") }
    #expect(try required().route == "back")
    #expect(try optional()?.route == "back")
  }

  @Test func `a wrapper resolves again when a dependency of its instance is reset`() throws {
    container.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    let printing = withContainer(container) { Injected<Printing>() }
    let first = try printing()
    container.reset(keeping: [Key(Seat.self)])
    #expect(try printing() !== first)
  }
}

// MARK: - Fixtures

/// Where something else runs than the task of a test.
enum Elsewhere: CaseIterable {
  case detachedTask, queue, thread

  func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    switch self {
    case .detachedTask: await Task.detached { body() }.value
    case .queue:
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: body()) }
      }
    case .thread:
      await withCheckedContinuation { continuation in
        startThread { continuation.resume(returning: body()) }
      }
    }
  }
}

/// One of each that looks something up later.
private final class Everything: Sendable {
  let mailer = Injected<any Mailer>()
  let provider: Provider<any Mailer>?
  let lazy: Lazy<any Mailer>?
  let hall = Factory<Hall>()
  let seats: ParameterizedFactory<Int, Seat>?

  init() {
    let current = Container.current
    lazy = try? current.resolve(Lazy<any Mailer>.self)
    seats = try? current.resolve(ParameterizedFactory<Int, Seat>.self)
    provider = try? current.resolve(Provider<any Mailer>.self)
  }

  var seen: [String] {
    [
      (try? mailer().route) ?? "none", (try? providerNow().route) ?? "none",
      (try? lazyNow().route) ?? "none", (try? hall.make().name) ?? "none",
      (try? seats?.create(with: 1).number).flatMap { $0 }.map(String.init) ?? "none",
    ]
  }

  func providerNow() throws(ContainerError) -> any Mailer {
    guard let provider else { return SMTPMailer(host: "no provider") }
    return try provider.get()
  }

  func lazyNow() throws(ContainerError) -> any Mailer {
    guard let lazy else { return SMTPMailer(host: "no lazy") }
    return try lazy.get()
  }
}

extension Injected {
  fileprivate func now() throws(ContainerError) -> Value { try resolve() }
}

extension Factory {
  fileprivate func makeNow() throws(ContainerError) -> Value { try make() }
}
