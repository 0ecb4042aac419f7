import Testing

@testable import Understudy

@Suite struct `An operation with a limit` {
  @Test func `holds nothing any more when it has its result`() async {
    for _ in 0..<20_000 {
      let box = await run()
      guard box.object == nil else { return #expect(box.object == nil) }
    }
  }

  private func run() async -> WeakBox {
    let object = Playbill()
    let box = WeakBox(object: object)
    await withLimit(.seconds(600)) { [object] in
      withExtendedLifetime(object) {}
    } orElse: {
    }
    return box
  }
}

// MARK: - Fixtures

private final class Playbill: Sendable {}
private struct WeakBox { weak var object: Playbill? }
