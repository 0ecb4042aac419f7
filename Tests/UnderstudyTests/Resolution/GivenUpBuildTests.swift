import TestSupport
import Testing

@testable import Understudy

@Suite(.timeLimit(.minutes(5))) struct `A build that never began` {
  @Test func `is released with its container, though a reset took it off its key`() async throws {
    weak var freed: Container?
    do {
      let container = Container(label: "app")
      freed = container
      container.register(Hall.self) { (_: Resolver) async throws in Hall() }
      let request = Request(Key(Hall.self), site: SourceSite(), chain: nil)
      let step = try container.nextStep(of: request, for: .task, hasWaited: false)
      guard case .build(let build, _) = step else { throw Broken() }
      container.reset()
      let asker = Task {
        await Latch.cancelled()
        _ = await build.wait(starting: {})
      }
      asker.cancel()
      try await patiently { await asker.value }
      let left = container.withCore { $0.extras?.closing.superseded.count ?? 0 }
      #expect(left == 0)
    }
    #expect(freed == nil)
  }
}
