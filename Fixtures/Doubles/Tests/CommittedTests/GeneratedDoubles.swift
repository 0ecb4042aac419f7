// Doubles that the tests name, generated from the protocols. Edits are overwritten.
// swift-format-ignore-file
// swiftlint:disable all
import UnderstudyTesting
@testable import Shop
import Understudy

nonisolated final class FoyerBoardDouble: Shop::FoyerBoard, UnderstudyTesting::GeneratedDouble, @unchecked Swift::Sendable {
  nonisolated let __0 = UnderstudyTesting::Stub<String, Int, Swift::Never>(generated: "post(_:)", of: "FoyerBoardDouble")
  nonisolated init(fileID: Swift::StaticString = #fileID, filePath: Swift::StaticString = #filePath, line: Swift::UInt = #line, column: Swift::UInt = #column) { self.__isMade(fileID: fileID, filePath: filePath, line: line, column: column) }
  func post(_ a0: String) -> Int {
    switch self.__0.__draw(a0, (@Sendable (String) -> Int).self) {
    case .output(let output): return output
    case .handler(let handler, let ticket):
      defer { self.__0.__end(ticket) }; return handler(a0)
    }
  }
  nonisolated struct On: Swift::Sendable {
    fileprivate let __double: FoyerBoardDouble
    func post(_ a0: UnderstudyTesting::Match<String> = .any) -> UnderstudyTesting::MemberCalls<String, Int, Swift::Never, @Sendable (String) -> Int> { .init(__double.__0, (@Sendable (String) -> Int).self, a0) }
    @_disfavoredOverload func post(_ a0: UnderstudyTesting::ValueMatch<String> = .any) -> UnderstudyTesting::MemberCalls<String, Int, Swift::Never, @Sendable (String) -> Int> { .init(__double.__0, (@Sendable (String) -> Int).self, UnderstudyTesting::Match<String>.__value(a0)) }
  }
  nonisolated var on: On { On(__double: self) }
}
nonisolated enum __FoyerBoardDoubleFallback: UnderstudyTesting::GeneratedFallback { static func fallback() -> any Shop::FoyerBoard { FoyerBoardDouble() } }

nonisolated final class PaymentGatewayDouble: Shop::PaymentGateway, UnderstudyTesting::GeneratedDouble, @unchecked Swift::Sendable {
  nonisolated let __0 = UnderstudyTesting::Stub<(amount: Shop::Money, card: String), Shop::Receipt, Shop::PaymentError>(generated: "charge(_:card:)", of: "PaymentGatewayDouble")
  nonisolated let __1 = UnderstudyTesting::Stub<Shop::Receipt, Swift::Void, any Swift::Error>(generated: "refund(_:)", of: "PaymentGatewayDouble")
  nonisolated let __2 = UnderstudyTesting::Stub<Swift::Void, Int, Swift::Never>(generated: "limit", of: "PaymentGatewayDouble")
  nonisolated let __2s = UnderstudyTesting::Stub<Int, Swift::Void, Swift::Never>(generated: "limit", of: "PaymentGatewayDouble")
  nonisolated init(fileID: Swift::StaticString = #fileID, filePath: Swift::StaticString = #filePath, line: Swift::UInt = #line, column: Swift::UInt = #column) { self.__isMade(fileID: fileID, filePath: filePath, line: line, column: column) }
  nonisolated(nonsending) func charge(_ a0: Shop::Money, card a1: String) async throws(Shop::PaymentError) -> Shop::Receipt {
    switch try await self.__0.__draw((a0, a1), (nonisolated(nonsending) @Sendable (Shop::Money, String) async throws(Shop::PaymentError) -> Shop::Receipt).self) {
    case .output(let output): return output
    case .handler(let handler, let ticket):
      defer { self.__0.__end(ticket) }; do throws(Shop::PaymentError) { return try await handler(a0, a1) } catch { throw self.__0.__failed(ticket, error) }
    }
  }
  func refund(_ a0: Shop::Receipt) throws {
    switch try self.__1.__draw(a0, (@Sendable (Shop::Receipt) throws -> Swift::Void).self) {
    case .output: return
    case .handler(let handler, let ticket):
      defer { self.__1.__end(ticket) }; do { try handler(a0) } catch { throw self.__1.__failed(ticket, error) }
    }
  }
  var limit: Int {
    get {
      switch self.__2.__draw((), (@Sendable () -> Int).self) {
      case .output(let output): return output
      case .handler(let handler, let ticket):
        defer { self.__2.__end(ticket) }; return handler()
      }
    }
    set(value) {
      let drawn = self.__2s.__draw(value, (@Sendable (Int) -> Swift::Void).self)
      self.__2.__keep(value)
      guard case .handler(let handler, let ticket) = drawn else { return }
      defer { self.__2s.__end(ticket) }; handler(value)
    }
  }
  nonisolated final class __Calls0: UnderstudyTesting::MemberCalls<(amount: Shop::Money, card: String), Shop::Receipt, Shop::PaymentError, nonisolated(nonsending) @Sendable (Shop::Money, String) async throws(Shop::PaymentError) -> Shop::Receipt>, @unchecked Swift::Sendable {
    override func answers(fileID: Swift::StaticString = #fileID, line: Swift::UInt = #line, _ handler: nonisolated(nonsending) @escaping @Sendable (Shop::Money, String) async throws(Shop::PaymentError) -> Shop::Receipt) { super.answers(fileID: fileID, line: line, handler) }
  }
  nonisolated struct On: Swift::Sendable {
    fileprivate let __double: PaymentGatewayDouble
    func charge(_ a0: UnderstudyTesting::Match<Shop::Money> = .any, card a1: UnderstudyTesting::Match<String> = .any) -> __Calls0 { .init(__double.__0, (nonisolated(nonsending) @Sendable (Shop::Money, String) async throws(Shop::PaymentError) -> Shop::Receipt).self, a0, a1) }
    @_disfavoredOverload func charge(_ a0: UnderstudyTesting::ValueMatch<Shop::Money> = .any, card a1: UnderstudyTesting::ValueMatch<String> = .any) -> __Calls0 { .init(__double.__0, (nonisolated(nonsending) @Sendable (Shop::Money, String) async throws(Shop::PaymentError) -> Shop::Receipt).self, UnderstudyTesting::Match<Shop::Money>.__value(a0), UnderstudyTesting::Match<String>.__value(a1)) }
    func refund(_ a0: UnderstudyTesting::Match<Shop::Receipt> = .any) -> UnderstudyTesting::MemberCalls<Shop::Receipt, Swift::Void, any Swift::Error, @Sendable (Shop::Receipt) throws -> Swift::Void> { .init(__double.__1, (@Sendable (Shop::Receipt) throws -> Swift::Void).self, a0) }
    @_disfavoredOverload func refund(_ a0: UnderstudyTesting::ValueMatch<Shop::Receipt> = .any) -> UnderstudyTesting::MemberCalls<Shop::Receipt, Swift::Void, any Swift::Error, @Sendable (Shop::Receipt) throws -> Swift::Void> { .init(__double.__1, (@Sendable (Shop::Receipt) throws -> Swift::Void).self, UnderstudyTesting::Match<Shop::Receipt>.__value(a0)) }
    var limit: UnderstudyTesting::SettableMemberCalls<Swift::Void, Int, Swift::Never, @Sendable () -> Int, Int, @Sendable (Int) -> Swift::Void> { .init(__double.__2, (@Sendable () -> Int).self, setter: __double.__2s, (@Sendable (Int) -> Swift::Void).self) }
  }
  nonisolated var on: On { On(__double: self) }
}
nonisolated enum __PaymentGatewayDoubleFallback: UnderstudyTesting::GeneratedFallback { static func fallback() -> any Shop::PaymentGateway { PaymentGatewayDouble() } }

nonisolated enum __PaymentGatewayDoublePaymentError: UnderstudyTesting::GeneratedFallback { static func fallback() -> Shop::PaymentError { .declined } }
