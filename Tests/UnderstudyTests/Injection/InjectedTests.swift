import Observation
import TestSupport
import Testing
import Understudy

@Suite struct `Injected properties` {
  let container = Owner.app()

  @Test(.tags(.scenario12)) func `required, named and optional injections read what is registered`()
  {
    let owner = withContainer(container) { Owner() }
    #expect(owner.mailer.route == "main")
    #expect(owner.backup.route == "backup")
    #expect(owner.hall?.name == "Main")
    #expect(owner.missing == nil)
  }

  @Test(.tags(.scenario12)) func `an optional injection has the value as soon as it is registered`()
  {
    let owner = withContainer(container) { Owner() }
    #expect(owner.missing == nil)
    container.register(Seat.self, instance: Seat(number: 7))
    #expect(owner.missing?.number == 7)
  }

  @Test(.tags(.scenario12)) func `the handle of an asynchronous injection resolves by await`()
    async throws
  {
    container.register(Analytics.self) { (_: Resolver) async throws in Analytics() }
    let owner = withContainer(container) { Owner() }

    let error = #expect(throws: ContainerError.self) { try synchronously(owner.$analytics) }
    #expect(error?.kind == .requiresAsync)
    let analytics = try await owner.$analytics.resolve()
    #expect(owner.analytics === analytics)
  }

  @Test(.tags(.scenario12))
  func `injections work in a struct, an actor, a generic, a main-actor and an observable class`()
    async
  {
    let value = withContainer(container) { ValueOwner() }
    #expect(value.mailer.route == "main")
    let actor = withContainer(container) { ActorOwner() }
    #expect(await actor.route == "main")
    let generic = withContainer(container) { GenericOwner<Seat>() }
    #expect(generic.models.name == "seats")
    await onMain()
    @MainActor func onMain() {
      #expect(withContainer(container) { MainOwner() }.mailer.route == "main")
      #expect(withContainer(container) { ObservableOwner() }.mailer.route == "main")
    }
  }

  @Test(.tags(.scenario12)) func `an injection is a value in a Sendable class`() throws {
    let owner = withContainer(container) { SendableOwner() }
    #expect(try owner.route == "main")
    #expect(try owner.hallName == "Main")
  }

  @Test func `a missing injection throws through its handle, naming the declaration`() {
    let owner = withContainer(Container(label: "empty")) { Owner() }
    let error = #expect(throws: ContainerError.self) { try synchronously(owner.$mailer) }
    #expect(error?.kind == .dependencyNotRegistered)
    #expect(error?.context.resolvedAt?.line == Owner.mailerLine)
  }

  @Test(.tags(.scenario17))
  func `an object made inside a block keeps its container after the block`() async throws {
    let owner = withContainer(container) {
      withContainer {
        $0.register((any Mailer).self) { SMTPMailer(host: "override") }
      } operation: {
        SendableOwner()
      }
    }
    #expect(try owner.route == "override")
    #expect(try await Task.detached { try owner.route }.value == "override")
    #expect(await Elsewhere.queue.run { try? owner.route } == "override")
    #expect(await Elsewhere.thread.run { try? owner.route } == "override")
  }

  @Test(.tags(.scenario17))
  func `an object that first reads inside another container's block keeps its own container`()
    throws
  {
    let owner = withContainer(container) { SendableOwner() }
    let other = Container(label: "other")
    other.register((any Mailer).self) { SMTPMailer(host: "other") }

    #expect(try withContainer(other) { try owner.route } == "main")
  }

  @Test func `an object made without a current container follows the current one at each read`()
    throws
  {
    let owner = SendableOwner()
    let other = Container(label: "other")
    other.register((any Mailer).self) { SMTPMailer(host: "other") }

    #expect(try withContainer(container) { try owner.route } == "main")
    #expect(try withContainer(other) { try owner.route } == "other")
    #expect(try withContainer(container) { try owner.route } == "main")
    withProcessDefault { _ = #expect(throws: ContainerError.self) { try owner.route } }
  }

  @Test func `a current injection resolves in the current container at each read`() throws {
    let mailer = withContainer(container) { Injected<any Mailer>(.current) }
    let other = Container()
    other.register((any Mailer).self) { SMTPMailer(host: "other") }
    #expect(try withContainer(other) { try mailer().route } == "other")
    withProcessDefault { _ = #expect(throws: ContainerError.self) { try mailer() } }
  }

  @Test func `an injection read from many threads at once gives one instance`() {
    for _ in 0..<100 {
      let container = Container()
      let builds = Counter()
      container.register(Hall.self) {
        builds.add()
        return Hall()
      }
      let hall = withContainer(container) { Injected<Hall>() }
      let seen = Recorder<ObjectIdentifier>()
      onThreads(8) { _ in if let hall = try? hall() { seen.add(ObjectIdentifier(hall)) } }
      #expect(Set(seen.all).count == 1 && seen.all.count == 8)
      #expect(builds.count == 1)
    }
  }

  @Test func `a required injection that is missing reports its declaration and traps`() async throws
  {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let owner = withContainer(Container(label: "empty")) { Owner() }
      _ = owner.mailer
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("Mailer of Owner could not be injected."))
    #expect(text.contains("Owner.swift:\(Owner.mailerLine)"))
    #expect(text.contains("container: \"empty\""))
  }

  /// In a process of its own: where the testing toolkit is not there, nothing else stands in for it.
  @Test func `an optional injection that cannot be built is nil, and its process continues`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      let container = Container(label: "app")
      container.register(Analytics.self) { throw Broken() }
      container.register(Hall.self) { (_: Resolver) async throws in Hall() }
      let owner = withContainer(container) { Hopeful() }
      #expect(owner.analytics == nil)
      #expect(owner.hall == nil)
      await container.close()
      #expect(owner.analytics == nil)
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("Analytics of Hopeful could not be injected."))
    #expect(text.contains("Hall of Hopeful could not be injected."))
  }

  private func synchronously<Value>(_ injected: Injected<Value>) throws(ContainerError) -> Value {
    try injected.resolve()
  }
}

// MARK: - Fixtures

private struct ValueOwner { @Injected var mailer: any Mailer }

private actor ActorOwner {
  @Injected var mailer: any Mailer
  var route: String { mailer.route }
}

private class GenericOwner<Model: Sendable> { @Injected var models: Repository<Model> }

@MainActor private final class MainOwner { @Injected var mailer: any Mailer }

@MainActor @Observable private final class ObservableOwner {
  @ObservationIgnored @Injected var mailer: any Mailer
}

private struct Hopeful {
  @Injected var analytics: Analytics?
  @Injected var hall: Hall?
}
