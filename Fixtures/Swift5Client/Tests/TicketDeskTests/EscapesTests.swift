import Dispatch
import Foundation
import Testing
import Understudy

/// Bound closures go where bare ones do, in Swift 5 mode too.
@Suite struct EscapesTests {
  let container = Container(label: "desk")

  private func labels(_ send: (@escaping @Sendable () -> Void) -> Void) async -> String? {
    await withCheckedContinuation { continuation in
      send { continuation.resume(returning: Container.current.label) }
    }
  }

  @Test func `from queues, threads and operations they see their container`() async {
    let operations = OperationQueue()
    let seen = [
      await labels { look in DispatchQueue.global().async(execute: container.bind { look() }) },
      await labels { look in
        DispatchQueue.global().async(execute: DispatchWorkItem(block: container.bind { look() }))
      },
      await labels { look in Thread.detachNewThread(container.bind { look() }) },
      await labels { look in Thread(block: container.bind { look() }).start() },
      await labels { look in operations.addOperation(container.bind { look() }) },
      await labels { look in
        operations.addOperation(BlockOperation(block: container.bind { look() }))
      },
      await labels { look in
        Timer(timeInterval: 600, repeats: false, block: container.bind { _ in look() }).fire()
      },
      await labels { look in
        DispatchQueue.main.async(execute: container.bind(on: MainActor.self) { look() })
      },
      await labels { look in container.detached { look() } },
    ]
    #expect(seen == Array(repeating: "desk", count: seen.count))
  }

  @Test func `from streams and cancellations they see their container`() async throws {
    let seats = AsyncStream<String>(unfolding: container.bind { await label() })
    let rows = AsyncThrowingStream<String, any Error>(
      unfolding: container.bind { try await checkedLabel() }
    )
    let seen = [
      await labels { look in
        let (_, continuation) = AsyncStream.makeStream(of: Int.self)
        continuation.onTermination = container.bind { _ in look() }
        continuation.finish()
      },
      await seats.first { _ in true },
      try await rows.first { _ in true },
      try await container.detached { try await checkedLabel() }.value,
    ]
    #expect(seen == Array(repeating: "desk", count: seen.count))
    await withTaskCancellationHandler(
      operation: {},
      onCancel: container.bind { Issue.record("not cancelled") }
    )
  }
}

private func label() async -> String? { Container.current.label }
private func checkedLabel() async throws -> String? { Container.current.label }
