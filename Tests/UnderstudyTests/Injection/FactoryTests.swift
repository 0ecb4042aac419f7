import Testing
import Understudy

@Suite struct `Factories as properties` {
  let container = Container(label: "app")

  @Test func `each read of a factory property makes another instance`() throws {
    container.register(DotPrinter.self, lifetime: .transient) { DotPrinter() }
    container.register(DotPrinter.self, name: "fast", lifetime: .transient) { DotPrinter() }
    let owner = withContainer(container) { PrinterOwner() }
    let (first, second) = (owner.printer, owner.printer)
    #expect(first !== second)
    let (third, fourth) = (owner.fast, try owner.$fast.make())
    #expect(third !== fourth)
  }

  @Test func `a factory property keeps the container it was made under`() throws {
    container.register(Hall.self, lifetime: .transient) { Hall(name: "app") }
    let halls = withContainer(container) { Factory<Hall>() }
    let other = Container()
    other.register(Hall.self) { Hall(name: "other") }
    #expect(try withContainer(other) { try halls.make().name } == "app")
  }

  @Test func `a factory property sees overrides, and makes asynchronous instances by await`()
    async throws
  {
    container.register(Hall.self) { (_: Resolver) async throws in Hall(name: "async") }
    let halls = withContainer(container) { Factory<Hall>() }
    #expect(try await halls.make().name == "async")
    container.register(Hall.self, lifetime: .transient) { Hall(name: "new") }
    #expect(try await halls.make().name == "new")
  }

  @Test func `a missing factory property reports its declaration and traps`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let owner = withContainer(Container(label: "empty")) { PrinterOwner() }
      _ = owner.printer
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("DotPrinter of PrinterOwner could not be made."))
    #expect(text.contains("FactoryTests.swift:\(PrinterOwner.line)"))
  }
}

// MARK: - Fixtures

private class PrinterOwner {
  static let line = #line + 1
  @Factory var printer: DotPrinter
  @Factory(name: "fast") var fast: DotPrinter
}
