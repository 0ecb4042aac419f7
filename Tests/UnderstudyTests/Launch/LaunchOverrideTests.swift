#if DEBUG
  import Testing
  import Understudy
  import UnderstudyLaunch

  private struct Route: LaunchOverride {
    var host: String

    var registrations: [any AnyRegistration] {
      Registration((any Mailer).self) { SMTPMailer(host: host) }
    }
  }

  private struct Halls: LaunchOverride {
    static var launchName: String { "halls" }
    var names: [String]

    var registrations: [any AnyRegistration] {
      for name in names { Registration(Hall.self, name: name) { Hall(name: name) } }
    }
  }

  private struct OtherRoute: LaunchOverride {
    var registrations: [any AnyRegistration] {
      Registration((any Mailer).self) { SMTPMailer(host: "other") }
    }
  }

  @Suite struct LaunchOverrideTests {
    private let container = Container(label: "app")

    init() {
      container.register((any Mailer).self) { SMTPMailer(host: "live") }
    }

    private func problems(of text: String) -> String? {
      do {
        _ = try container.fork().applyLaunchOverrides(
          Route.self,
          Halls.self,
          in: [LaunchOverrides.variable: text]
        )
        return nil
      } catch {
        return error.description
      }
    }

    @Test func `overrides arrive with their values, and replace what the app has`() throws {
      let sent = LaunchOverrides(Route(host: "\"test\"\n"), Halls(names: ["Main", "Küche"]))
      let applied = try container.applyLaunchOverrides(
        Halls.self,
        Route.self,
        in: sent.environment()
      )

      #expect(applied == ["Route", "halls"])
      #expect(try container.resolve((any Mailer).self).route == "\"test\"\n")
      #expect(try container.resolve(Hall.self, name: "Küche").name == "Küche")
    }

    @Test func `an app without the variable changes nothing`() throws {
      #expect(try container.applyLaunchOverrides(Route.self, in: [:]) == [])
      #expect(try container.applyLaunchOverrides(Route.self) == [])
      #expect(try container.resolve((any Mailer).self).route == "live")
    }

    @Test func `one wrong override leaves all out, and each problem is listed`() throws {
      let sent = """
        [{"name": "Route", "value": {"host": "test"}}, {"name": "Routes", "value": {}},
        {"name": "halls", "value": {"names": "Main"}}, {"name": "Route", "value": {}}]
        """
      let error = #expect(throws: LaunchOverrideError.self) {
        try container.applyLaunchOverrides(
          Route.self,
          Halls.self,
          in: [LaunchOverrides.variable: sent]
        )
      }

      #expect(error?.problems.count == 4)
      let text = "\(try #require(error))"
      for line in [
        "The launch overrides in UNDERSTUDY_LAUNCH_OVERRIDES were not applied.",
        "- There is no override Routes. The app knows Route, halls. Did you mean Route?",
        "- The value of halls cannot be decoded: names: ",
        "- The value of Route cannot be decoded: ",
        "- Two overrides are called Route.",
        "  fix: use Route if that is meant; otherwise pass the type to applyLaunchOverrides(…)",
      ] {
        #expect(text.contains(line), "\(line)\n\(text)")
      }
      #expect(try container.resolve((any Mailer).self).route == "live")
    }

    @Test(arguments: ["", "{}", "[1]", #"[{"value": {}}]"#, #"[{"name": "Route""#])
    func `a variable that is no list of overrides is refused`(text: String) throws {
      let problem = try #require(problems(of: text))
      #expect(problem.contains("- The variable does not hold a list of overrides: "))
      #expect(problem.contains("fix: set it in the test: app.launchEnvironment.merge("))
    }

    @Test func `an override without a value is refused`() throws {
      let problem = try #require(problems(of: #"[{"name": "Route"}]"#))
      #expect(problem.contains("- The value of Route cannot be decoded: "))
    }

    @Test func `two overrides of one key leave the container as it was`() throws {
      let sent = try LaunchOverrides(Route(host: "test"), OtherRoute()).environment()
      let error = #expect(throws: LaunchOverrideError.self) {
        try container.applyLaunchOverrides(Route.self, OtherRoute.self, in: sent)
      }

      guard case .refused(.duplicateRegistration)? = error?.problems.first else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(try container.resolve((any Mailer).self).route == "live")
    }

    @Test func `one name is used once, on either side`() throws {
      #expect(throws: LaunchOverrideError.self) {
        try LaunchOverrides(Route(host: "a"), Route(host: "b")).environment()
      }
      let sent = try LaunchOverrides().environment()
      #expect(throws: LaunchOverrideError.self) {
        try container.applyLaunchOverrides(Route.self, Route.self, in: sent)
      }
    }

    @Test func `a closed container refuses overrides`() async throws {
      await container.close()
      let sent = try LaunchOverrides(Route(host: "test")).environment()
      let error = #expect(throws: LaunchOverrideError.self) {
        try container.applyLaunchOverrides(Route.self, in: sent)
      }
      guard case .refused(.containerClosed)? = error?.problems.first else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }
#else
  import Testing
  import Understudy
  import UnderstudyLaunch

  private struct Route: LaunchOverride {
    var host: String

    var registrations: [any AnyRegistration] {
      Registration((any Mailer).self) { SMTPMailer(host: host) }
    }
  }

  @Test func `a release build takes no launch overrides`() throws {
    let container = Container(label: "app")
    let sent = try LaunchOverrides(Route(host: "test")).environment()

    #expect(try container.applyLaunchOverrides(Route.self, in: sent) == [])
    #expect(try container.resolveIfRegistered((any Mailer).self) == nil)
  }
#endif
