#if DEBUG
  import Testing
  import Understudy
  import UnderstudyLaunch
  import UnderstudyModules
  import UnderstudyTesting

  /// What the guide to launch overrides says of them.
  @Suite struct LaunchOverridesTests {
    @Test func `what a test passes at the launch reaches the app's container`() throws {
      let sent = try launchWithDeclinedCards().launchEnvironment
      let container = Container(label: "theatre")
      container.register((any CardSlot).self) { BankSlot() }
      try container.applyLaunchOverrides(DeclinedCards.self, in: sent)

      let error = #expect(throws: Declined.self) {
        try container.resolve((any CardSlot).self).read()
      }
      #expect(error?.reason == "stolen")
      #expect(sent[LaunchOverrides.variable]?.contains("stolen") == true)
    }

    @Test func `an unknown override is reported as the guide shows`() throws {
      let sent = [
        LaunchOverrides.variable: #"[{"name": "DeclinedCard", "value": {"reason": "stolen"}}]"#
      ]
      let error = #expect(throws: LaunchOverrideError.self) {
        try Container(label: "theatre").applyLaunchOverrides(DeclinedCards.self, in: sent)
      }
      #expect(
        error?.description == """
          The launch overrides in UNDERSTUDY_LAUNCH_OVERRIDES were not applied.
          - There is no override DeclinedCard. The app knows DeclinedCards. Did you mean DeclinedCards?
            fix: use DeclinedCards if that is meant; otherwise pass the type to applyLaunchOverrides(…), and build the app and the test from the same version of the code.
          """
      )
    }

    // In a process of its own, because it publishes a default.
    @Test func `the app starts without overrides`() async {
      await #expect(processExitsWith: .success) {
        let number = try withProcessDefault(because: "the start of the app is what is tested") {
          try openTheatre().resolve((any CardSlot).self).read()
        }
        #expect(number == "42")
      }
    }

    @Test func `a start of its own takes overrides, too`() async {
      await #expect(processExitsWith: .success) {
        try await withProcessDefault(because: "the start of the app is what is tested") {
          let container = try await theatreStart().result()
          #expect(try await container.resolve((any CardSlot).self).read() == "42")
        }
      }
    }
  }
#endif
