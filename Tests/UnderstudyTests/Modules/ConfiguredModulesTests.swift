import TestSupport
import Testing
import Understudy
import UnderstudyModules

@Suite struct `The configured modules of a container` {
  let container = Container(label: "app")
  let set = ModuleSet { Module("hall") { Registration(Hall.self) { Hall() } } }

  @Test(.tags(.rowM3)) func `are taken over by a fork, and by no child`() throws {
    try container.configure(set)
    let fork = container.fork()
    #expect(try fork.configure(set)["hall"]?.state == .already)
    let child = Container(label: "evening", parent: container)
    #expect(child.moduleReport == nil)
    #expect(try child.configure(set)["hall"]?.state == .configured)
    // A fork's own are its own.
    try fork.configure(ModuleSet { Module("seats", dependsOn: ["hall"]) { [] } })
    #expect(fork.moduleReport?.order == ["hall", "seats"])
    #expect(container.moduleReport?.order == ["hall"])
  }

  @Test func `are restored with a snapshot`() throws {
    let empty = container.snapshot()
    try container.configure(set)
    let full = container.snapshot()
    try container.restore(empty)
    #expect(container.moduleReport == nil)
    #expect(try container.resolveIfRegistered(Hall.self) == nil)
    try container.restore(full)
    #expect(try container.configure(set)["hall"]?.state == .already)
    #expect(try container.resolve(Hall.self).name == "Main")
  }

  @Test func `are removed with the registrations, and kept with a reset of instances`() throws {
    try container.configure(set)
    container.reset()
    #expect(try container.configure(set)["hall"]?.state == .already)
    container.reset(.everything)
    #expect(container.moduleReport == nil)
    #expect(try container.configure(set)["hall"]?.state == .configured)
    #expect(try container.resolve(Hall.self).name == "Main")
  }

  @Test func `stay as they are in a frozen container`() throws {
    try container.configure(set)
    container.freeze()
    #expect(try container.configure(set)["hall"]?.state == .already)
    let asked = Recorder<Module.Name>()
    let error = #expect(throws: ModuleError.self) {
      try container.configure(ModuleSet { asking("seats", asked) })
    }
    #expect(error?.kind == .refused)
    #expect(error?.containerError?.kind == .containerFrozen)
    #expect(asked.all.isEmpty)
    #expect(try container.fork().configure(ModuleSet { asking("seats", asked) }).order == ["seats"])
  }

  @Test func `are named for registrations that they make after they have frozen the container`()
    throws
  {
    let error = #expect(throws: ModuleError.self) {
      try container.configure(
        ModuleSet {
          Module("seats") {
            container.freeze()
            return [Registration(Seat.self) { Seat() }]
          }
        }
      )
    }
    #expect(error?.description.hasPrefix("The registration of Seat was refused") == true)
  }

  @Test func `are none where no container is current`() {
    let error = #expect(throws: ModuleError.self) { try Container.current.configure(set) }
    #expect(error?.containerError?.kind == .containerUnavailable)
  }

  @Test func `include an optional module that failed, as an issue of its test, at its line`()
    throws
  {
    let host = IssueCollector()
    let container = Container(label: "test", rules: nil, host: host)
    let set = ModuleSet {
      Module("posters", importance: .optional, line: 7) { () throws in throw Broken() }
    }
    try container.configure(set)
    #expect(host.issues.map(\.site.line) == [7])
    #expect(host.issues.map(\.severity) == [.warning])
    #expect(host.issues.first?.message.hasPrefix("Module posters failed: Broken()") == true)
  }

  @Test func `may keep a context, which uses the container and does not keep it`() throws {
    let kept = Recorder<ModuleContext>()
    weak var freed: Container?
    do {
      let container = Container(label: "app")
      try container.configure(
        ModuleSet {
          Module("hall") { context in
            kept.add(context)
            Registration(Hall.self) { [context] in Hall(name: "\(context.environment)") }
          }
        }
      )
      #expect(try kept.all[0].resolve(Hall.self) === container.resolve(Hall.self))
      freed = container
    }
    #expect(freed == nil)
    let error = #expect(throws: ContainerError.self) { try kept.all[0].resolve(Hall.self) }
    #expect(error?.kind == .containerUnavailable)
  }
}
