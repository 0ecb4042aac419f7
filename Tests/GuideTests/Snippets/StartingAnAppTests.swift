import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// snippet: without a bootstrap
struct CurtainCall: Sendable {
  var bows = 3
}

extension Dependencies {
  var curtainCall: Dependency<CurtainCall> { Dependency(default: { CurtainCall() }) }
}

struct Finale {
  @Injected(\.curtainCall) var call
}
// end snippet

// snippet: tests of the app
struct LightsSpy: StageLights, TestDouble {
  let dims = Stub<Void, String, Never>(default: "It is dark.")

  func dim() -> String { dims.call() }
}

@Suite(
  .container {
    $0.register { playhouse() }
    $0.register(LightsSpy(), as: (any StageLights).self)
  }
)
struct EveningTests {
  @Test func `an evening begins in the dark`() throws {
    #expect(Evening().begin() == "It is dark.")
    try Container.current[LightsSpy.self].dims.verify()
  }
}

@Test func `everything in the playhouse can be built`() async throws {
  try await Container(label: "playhouse") { playhouse() }.validate()
}
// end snippet

// snippet: a test of the start
@Test func `the playhouse opens`() async {
  await #expect(processExitsWith: .success) {
    try withProcessDefault(because: "the start is what this test is about") {
      try openPlayhouse()
    }
  }
}
// end snippet

/// What the guide to starting an app says, each in a process of its own, which has no default yet.
@Suite struct `The start of an app` {
  @Test func `serves requests, each in its scope`() async {
    await #expect(processExitsWith: .success) {
      try await withProcessDefault(because: "the start is what this test is about") {
        let (requests, sending) = AsyncStream<PageRequest>.makeStream()
        for id in 1...2 { sending.yield(PageRequest(id: id, path: "/\(id)")) }
        sending.finish()
        try await servePages(requests)
        #expect(throws: ContainerError.self) { try Container.current[PageRequest.self] }
      }
    }
  }

  @Test func `may be missing`() async {
    await #expect(processExitsWith: .success) {
      try withProcessDefault(because: "the missing start is what this test is about") {
        #expect(Finale().call.bows == 3)
        let missing = #expect(throws: ContainerError.self) {
          try Container.current[(any StageLights).self]
        }
        #expect(missing?.description.contains("try Container.bootstrap {") == true)

        Container.current.register((any StageLights).self) { DimmerRack() }
        #expect(Evening().begin() == "The lights go down.")

        let refused = #expect(throws: ContainerError.self) { try openPlayhouse() }
        #expect(refused?.kind == .bootstrapRefused)
        try Container.bootstrap(replacing: true) { playhouse() }
      }
    }
  }

  @Test func `happens once`() async {
    await #expect(processExitsWith: .success) {
      try withProcessDefault(because: "the second start is what this test is about") {
        try openPlayhouse()
        let refused = #expect(throws: ContainerError.self) { try openPlayhouse() }
        #expect(refused?.kind == .bootstrapRefused)
      }
    }
  }

  @Test func `reports all that cannot be built, and publishes nothing`() async {
    await #expect(processExitsWith: .success) {
      try withProcessDefault(because: "a failed start is what this test is about") {
        let failed = #expect(throws: ContainerError.self) {
          try Container.bootstrap(validating: true) {
            Registration(String.self) { "\(try $0.resolve(Int.self))" }
          }
        }
        #expect(failed?.kind == .validationFailed)
        try openPlayhouse()
      }
    }
  }
}
