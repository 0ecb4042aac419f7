import TestSupport
import Testing
import Understudy
import UnderstudyModules

@Suite struct `Environments` {
  let container = Container(label: "app")

  @Test(
    .tags(.rowM6),
    arguments: [
      (["APP_ENVIRONMENT": "staging"], AppEnvironment.staging),
      (["APP_ENVIRONMENT": " QA\n", "XCODE_RUNNING_FOR_PREVIEWS": "1"], AppEnvironment("qa")),
      (["APP_ENVIRONMENT": " ", "XCODE_RUNNING_FOR_PREVIEWS": "1"], .preview),
      (["XCODE_RUNNING_FOR_PREVIEWS": "0"], .development),
      (["XCTestConfigurationFilePath": "/tmp/a"], .testing),
      (["XCTestBundlePath": ""], .testing),
      (["XCTestSessionIdentifier": "7"], .testing),
      (["HOME": "/root"], .development),
      ([:], .development),
    ]
  )
  func `are detected from environment variables`(
    _ variables: [String: String],
    _ environment: AppEnvironment
  ) {
    #expect(AppEnvironment.detected(in: variables, otherwise: .development) == environment)
  }

  @Test(arguments: [
    (["app", "-APP_ENVIRONMENT", " Staging"], AppEnvironment.staging),
    (["-APP_ENVIRONMENT", "staging", "-APP_ENVIRONMENT", "qa"], AppEnvironment("qa")),
    (["app", "-APP_ENVIRONMENT"], .preview),
    (["app", "APP_ENVIRONMENT", "staging"], .preview),
    ([], .preview),
  ])
  func `a launch argument names the environment before any variable does`(
    _ arguments: [String],
    _ environment: AppEnvironment
  ) {
    let variables = ["APP_ENVIRONMENT": "preview"]
    #expect(AppEnvironment.detected(in: variables, arguments: arguments) == environment)
  }

  @Test(
    .tags(.rowU2),
    arguments: [
      (["XCODE_RUNNING_FOR_PREVIEWS": "1"], true, false),
      (["XCODE_RUNNING_FOR_PREVIEWS": "1", "APP_ENVIRONMENT": "production"], true, false),
      (["XCODE_RUNNING_FOR_PREVIEWS": "0"], false, false),
      (["XCTestConfigurationFilePath": "/tmp/a"], false, true),
      (["XCTestBundlePath": "", "APP_ENVIRONMENT": "production"], false, true),
      (["XCTestSessionIdentifier": "7", "XCODE_RUNNING_FOR_PREVIEWS": "1"], true, true),
      (["HOME": "/root"], false, false),
      ([:], false, false),
    ]
  )
  func `previews and test processes are detected, whatever environment the app passes for`(
    _ variables: [String: String],
    _ isPreview: Bool,
    _ isTest: Bool
  ) {
    #expect(AppEnvironment.isRunningPreview(in: variables) == isPreview)
    #expect(AppEnvironment.isRunningTests(in: variables) == isTest)
  }

  @Test(.tags(.rowM6)) func `are production without variables, and are detected only on request`()
    throws
  {
    #expect(AppEnvironment.detected(in: [:]) == .production)
    #expect(try container.configure(ModuleSet { Module("hall") { [] } }).environment == .production)
  }

  @Test(.tags(.scenario30)) func `are passed to modules, and registered`() throws {
    let set = ModuleSet {
      Module("mailing") { context in
        if context.environment == .production {
          Registration((any Mailer).self) { SMTPMailer(host: "live") }
        } else {
          Registration((any Mailer).self) { SMTPMailer(host: "\(context.environment)") }
        }
      }
      Module("hall") {
        Registration(Hall.self) { Hall(name: try $0.resolve(AppEnvironment.self).rawValue) }
      }
    }
    for environment in [AppEnvironment.staging, "qa"] {
      let container = Container()
      try container.configure(set, environment: environment)
      #expect(try container.resolve((any Mailer).self).route == environment.rawValue)
      #expect(try container.resolve(Hall.self).name == environment.rawValue)
    }
    try container.configure(set)
    #expect(try container.resolve((any Mailer).self).route == "live")
  }

  @Test(.tags(.rowT9, .scenario30))
  func `are overridden in a test, with the instances built from them`() throws {
    try container.configure(
      ModuleSet {
        Module("hall") {
          Registration(Hall.self) { Hall(name: try $0.resolve(AppEnvironment.self).rawValue) }
          Registration(Seat.self) { Seat() }
        }
      }
    )
    let hall = try container.resolve(Hall.self)
    let name = try withContainer(container) {
      try withContainer {
        $0.register(AppEnvironment.self, instance: .testing)
      } operation: {
        try Container.current.resolve(Hall.self).name
      }
    }
    #expect(name == "testing")
    #expect(hall.name == "production")
    #expect(try container.resolve(Hall.self) === hall)
  }

  @Test(.tags(.scenario30)) func `that are registered already are given to modules`() throws {
    container.register(AppEnvironment.self, instance: .testing)
    let child = Container(label: "evening", parent: container)
    let seen = Recorder<AppEnvironment>()
    let set = ModuleSet { Module("hall") { seen.add($0.environment) } }
    for container in [container.fork(), child] {
      #expect(try container.configure(set).environment == .testing)
    }
    #expect(seen.all == [.testing, .testing])
    // One that is there is not registered again: nothing that was built from it would stay.
    #expect(child.inspect().own.isEmpty)
  }

  @Test(.tags(.scenario30), arguments: [true, false])
  func `that a factory makes are given to modules, and stay`(
    _ isSingleton: Bool
  ) throws {
    if isSingleton {
      container.register(AppEnvironment.self) { .staging }
    } else {
      container.register(AppEnvironment.self, lifetime: .transient) { .staging }
    }
    let child = Container(label: "evening", parent: container)
    let seen = Recorder<AppEnvironment>()
    for container in [child, container] {
      let set = ModuleSet { Module("hall") { seen.add($0.environment) } }
      #expect(try container.configure(set).environment == .staging)
      #expect(try container.resolve(AppEnvironment.self) == .staging)
    }
    #expect(seen.all == [.staging, .staging])
    #expect(child.inspect().own.isEmpty)
    container.register(AppEnvironment.self, instance: .preview)
    #expect(try child.resolve(AppEnvironment.self) == .preview)

    // A child's own comes before its parent's.
    child.register(AppEnvironment.self) { .development }
    let report = try child.configure(ModuleSet { Module("seats") { [] } })
    #expect(report.environment == .development)
  }

  @Test(.tags(.scenario30)) func `that cannot be made are an error before anything runs`() throws {
    container.register(AppEnvironment.self) { throw Broken() }
    let seen = Recorder<AppEnvironment>()
    let set = ModuleSet { Module("hall") { seen.add($0.environment) } }
    let error = #expect(throws: ModuleError.self) { try container.configure(set) }
    #expect(error?.kind == .refused)
    #expect(error?.containerError?.underlying is Broken)
    #expect(seen.all.isEmpty)
    #expect(try container.configure(set, environment: .testing).environment == .testing)
  }

  @Test func `are replaced by another environment on a later call`() throws {
    try container.configure(ModuleSet { Module("hall") { [] } }, environment: .staging)
    let report = try container.configure(
      ModuleSet { Module("seats") { [] } },
      environment: .preview
    )
    #expect(report.environment == .preview)
    #expect(try container.resolve(AppEnvironment.self) == .preview)
  }
}
