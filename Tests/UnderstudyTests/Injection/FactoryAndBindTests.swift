import Dispatch
import Testing
import Understudy

@Suite struct `Factories as properties` {
  let container = Container(label: "app")

  @Test func `each read makes another`() throws {
    container.register(DotPrinter.self, lifetime: .transient) { DotPrinter() }
    container.register(DotPrinter.self, name: "fast", lifetime: .transient) { DotPrinter() }
    let owner = withContainer(container) { Owner() }
    let (first, second) = (owner.printer, owner.printer)
    #expect(first !== second)
    let (third, fourth) = (owner.fast, try owner.$fast.make())
    #expect(third !== fourth)
  }

  @Test func `it keeps the container it was made under`() throws {
    container.register(Hall.self, lifetime: .transient) { Hall(name: "app") }
    let halls = withContainer(container) { Factory<Hall>() }
    let other = Container()
    other.register(Hall.self) { Hall(name: "other") }
    #expect(try withContainer(other) { try halls.make().name } == "app")
  }

  @Test func `an override reaches it, and asynchronous ones are made by await`() async throws {
    container.register(Hall.self) { (_: Resolver) async throws in Hall(name: "async") }
    let halls = withContainer(container) { Factory<Hall>() }
    #expect(try await halls.make().name == "async")
    container.register(Hall.self, lifetime: .transient) { Hall(name: "new") }
    #expect(try await halls.make().name == "new")
  }

  @Test func `a missing one says so at its declaration and traps`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let owner = withContainer(Container(label: "empty")) { Owner() }
      _ = owner.printer
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("DotPrinter of Owner could not be made."))
    #expect(text.contains("FactoryAndBindTests.swift:\(Owner.line)"))
  }
}

@Suite struct `Bound closures` {
  let container = Container(label: "bound")

  @Test func `run with their container on a queue and on a thread`() async {
    let label = container.bind { Container.current.label }
    #expect(Container.current.label == nil)
    let onQueue = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: label()) }
    }
    let onThread = await withCheckedContinuation { continuation in
      startThread { continuation.resume(returning: label()) }
    }
    #expect([onQueue, onThread] == ["bound", "bound"])
  }

  @Test func `take arguments, throw and suspend`() async throws {
    let plain: @Sendable (Int, String) -> String = container.bind { number, text in
      "\(number) \(text) \(Container.current.label ?? "none")"
    }
    #expect(plain(1, "a") == "1 a bound")
    let throwing: @Sendable (Int) throws -> Int = container.bind { (number: Int) throws in
      guard number > 0 else { throw Broken() }
      return number
    }
    #expect(throws: Broken.self) { try throwing(0) }
    let suspending = container.bind { (number: Int) async throws -> String in
      await Task.yield()
      return "\(number) \(Container.current.label ?? "none")"
    }
    #expect(try await Task.detached { try await suspending(2) }.value == "2 bound")
  }

  @Test func `43 a worker that asks for the key being built, through one, gets an error`() throws {
    let kinds = Recorder<ContainerError.Kind>()
    container.register(Hall.self) { [container] in
      let done = DispatchSemaphore(value: 0)
      let ask = container.bind {
        do { _ = try Container.current.resolve(Hall.self) } catch {
          if let error = error as? ContainerError { kinds.add(error.kind) }
        }
        done.signal()
      }
      startThread { ask() }
      done.wait()
      return Hall()
    }
    _ = try container.resolve(Hall.self)
    #expect(kinds.all == [.circularDependency])
  }

  @Test func `what one reads during a build is an edge`() throws {
    container.register((any Mailer).self) { SMTPMailer(host: "old") }
    container.register(Repository<Seat>.self) { [container] in
      let done = DispatchSemaphore(value: 0)
      let route = Recorder<String>()
      let read = container.bind {
        if let mailer = try? Container.current.resolve((any Mailer).self) {
          route.add(mailer.route)
        }
        done.signal()
      }
      startThread { read() }
      done.wait()
      return Repository(name: route.all.joined())
    }
    #expect(try container.resolve(Repository<Seat>.self).name == "old")
    container.register((any Mailer).self) { SMTPMailer(host: "new") }
    #expect(try container.resolve(Repository<Seat>.self).name == "new")
  }
}

// MARK: - Fixtures

private class Owner {
  static let line = #line + 1
  @Factory var printer: DotPrinter
  @Factory(name: "fast") var fast: DotPrinter
}
