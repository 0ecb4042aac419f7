#if Macros
/// The types that a file of doubles may see by its import of the toolkit and of the container.
/// `Fixtures/Doubles/messages` compares them with the public names.
enum ToolkitTypes {
  static let names: Set<String> = [
    "AnyArgumentMatch", "AnyRegistration", "ArgumentCaptor", "ArgumentMatch", "Call",
    "CallAnswer", "CallPattern", "CallTicket", "Captor", "ClockDate", "Container",
    "ContainerError", "ContainerEvent", "ContainerPreset", "Contract", "Dependencies",
    "Dependency", "DeterministicDoubles", "DoubleMember", "DrawnAnswer", "EnvironmentVariables",
    "ErasedRegistration", "Factory", "FakeClock", "FallbackDouble", "Firewall", "FirstGuess",
    "FixedDate", "ForkSharing", "Gate", "GeneratedDouble", "GeneratedFallback", "HandlerOnly",
    "ImmediateClock", "Implementation", "Implementations", "InMemoryCollection",
    "InMemoryCollectionError", "InMemoryCollectionOperation", "InMemoryKeyValueStore",
    "IncrementingUUID", "Injected", "InjectionReference", "IsolationCheck", "IssueSeverity",
    "Journal", "Key", "Lazy", "LeakCheck", "Lifetime", "LiveAccess", "ManualClock",
    "ManualSequence", "Match", "Matcher", "MemberCalls", "MemberTable", "MockPolicy",
    "ObservationToken", "OptionalMatch", "OrderedCalls", "ParameterizedFactory", "Pool",
    "Provider", "RecordingDouble", "RecordingLogger", "Redacted", "Registration",
    "RegistrationBuilder", "ResetTarget", "Resolver", "ScopeID", "ScopeKind", "ScopeObject",
    "SeededRandomNumberGenerator", "SettableMemberCalls", "SharedRandomNumberGenerator",
    "Snapshot", "SnapshotDifferences", "SourceSite", "Spy", "SpyBase", "SteppingDate", "Stub",
    "StubBase", "StubDefaultProviding", "TemporaryDirectory", "TestClock", "TestDouble",
    "TestFallbacks", "Times", "Unkept", "UnstubbedCall", "ValueMatch", "Verification",
    "VerificationDefaults",
  ]

  /// Whether a module is one of these, whose sources the generator does not read.
  static func isToolkit(_ module: String) -> Bool {
    module == "Understudy" || module == "UnderstudyTesting"
  }
}
#endif
