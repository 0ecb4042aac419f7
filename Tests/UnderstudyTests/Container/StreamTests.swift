import TestSupport
import Testing
import Understudy

/// Without `bind` the override is lost there, with it it is held.
@Suite(.tags(.scenario27), .timeLimit(.minutes(5))) struct `Escapes to asynchronous streams` {
  @Test func `the termination handler of a stream keeps the container, and gets its reason`()
    async throws
  {
    let lost = try await Lookout.sent { lookout in
      let (_, continuation) = AsyncStream.makeStream(of: Seat.self)
      continuation.onTermination = { lookout("\($0)") }
      startThread { continuation.finish() }
    }
    let held = try await Lookout.sent { lookout in
      let (_, continuation) = AsyncStream.makeStream(of: Seat.self)
      continuation.onTermination = Container.current.bind { lookout("\($0)") }
      startThread { continuation.finish() }
    }
    expect(lost: lost, held: held, heard: "finished")
  }

  @Test func `the termination handler of a throwing stream keeps the container`() async throws {
    let lost = try await Lookout.sent { lookout in
      let (_, continuation) = AsyncThrowingStream<Seat, any Error>.makeStream()
      continuation.onTermination = { _ in lookout() }
      startThread { continuation.finish(throwing: Broken()) }
    }
    let held = try await Lookout.sent { lookout in
      let (_, continuation) = AsyncThrowingStream<Seat, any Error>.makeStream()
      continuation.onTermination = Container.current.bind { _ in lookout() }
      startThread { continuation.finish(throwing: Broken()) }
    }
    expect(lost: lost, held: held)
  }

  @Test func `a stream's unfolding closure keeps the container for a reader elsewhere`()
    async throws
  {
    let lost = try await Lookout.sent { lookout in
      let seats = AsyncStream { () async -> Seat? in
        lookout()
        return Seat(number: 1)
      }
      await Task.detached { #expect(await seats.first { _ in true }?.number == 1) }.value
    }
    let held = try await Lookout.sent { lookout in
      let seats = AsyncStream(
        unfolding: Container.current.bind { () async -> Seat? in
          lookout()
          return Seat(number: 1)
        }
      )
      await Task.detached { #expect(await seats.first { _ in true }?.number == 1) }.value
    }
    expect(lost: lost, held: held)
  }

  @Test func `a throwing stream's unfolding closure keeps the container for a reader elsewhere`()
    async throws
  {
    let lost = try await Lookout.sent { lookout in
      let seats = AsyncThrowingStream { () async throws -> Seat? in
        lookout()
        throw Broken()
      }
      let reader = Task.detached { try await seats.first { _ in true } }
      await #expect(throws: Broken.self) { try await reader.value }
    }
    let held = try await Lookout.sent { lookout in
      let seats = AsyncThrowingStream(
        unfolding: Container.current.bind { () async throws -> Seat? in
          lookout()
          throw Broken()
        }
      )
      let reader = Task.detached { try await seats.first { _ in true } }
      await #expect(throws: Broken.self) { try await reader.value }
    }
    expect(lost: lost, held: held)
  }
}
