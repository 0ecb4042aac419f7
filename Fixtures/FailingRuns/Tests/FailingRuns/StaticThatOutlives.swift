import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

/// An object in a static keeps the double of a test that has ended. The call of the next test has no answer,
/// and nothing can stand in: the run ends, and does not wait for ever.
@Suite(
  .serialized,
  .container {
    $0.waitTimeout = .seconds(1)
    $0.register(TillStub(), as: (any Till).self)
  }
)
struct StaticThatOutlives {
  @Test func first() async throws {
    let till = try await Container.current.resolve(TillStub.self)
    till.sells.returns(Sale(seat: "A1"))
    _ = try await Seller.shared.sell()
  }

  @Test func second() async throws { _ = try await Seller.shared.sell() }

  /// Not on the task of the test, which waits for it all the same.
  @Test func third() async throws {
    let sale = Container.current.detached { try? await Seller.shared.sell() }
    _ = try await sale.value
  }
}

private struct Sale: Sendable { let seat: String }
private enum TillError: Error { case empty }

private protocol Till: Sendable {
  func sell() async throws(TillError) -> Sale
}

private struct TillStub: Till, TestDouble {
  let sells = Stub<Void, Sale, TillError>()

  func sell() async throws(TillError) -> Sale { try await sells.call() }
}

private final class Seller: Sendable {
  static let shared = Seller()

  let till = Injected<any Till>()

  func sell() async throws -> Sale { try await till().sell() }
}
