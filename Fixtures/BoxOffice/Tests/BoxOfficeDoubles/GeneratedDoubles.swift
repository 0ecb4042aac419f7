// Doubles that the tests name, generated from the protocols. Edits are overwritten.
// swift-format-ignore-file
// swiftlint:disable all
package import UnderstudyTesting
package import BoxOffice
package import BoxOfficeWindow
package import Foundation
import Synchronization
package typealias __AuditLogDoubleProtocol = any BoxOffice::AuditLog
package typealias __AccessLogDoubleProtocol = any BoxOfficeWindow::AccessLog

package nonisolated final class AuditLogDouble: BoxOffice::AuditLog, UnderstudyTesting::GeneratedDouble, @unchecked Swift::Sendable {
  nonisolated let __0 = UnderstudyTesting::Stub<BoxOffice::AuditEntry, Swift::Void, any Swift::Error>(generated: "append(_:)", of: "AuditLogDouble")
  nonisolated package init(fileID: Swift::StaticString = #fileID, filePath: Swift::StaticString = #filePath, line: Swift::UInt = #line, column: Swift::UInt = #column) { self.__isMade(fileID: fileID, filePath: filePath, line: line, column: column) }
  nonisolated(nonsending) package func append(_ a0: BoxOffice::AuditEntry) async throws {
    switch try await self.__0.__draw(a0, (nonisolated(nonsending) @Sendable (BoxOffice::AuditEntry) async throws -> Swift::Void).self) {
    case .output: return
    case .handler(let handler, let ticket):
      defer { self.__0.__end(ticket) }; do { try await handler(a0) } catch { throw self.__0.__failed(ticket, error) }
    }
  }
  nonisolated package struct On: Swift::Sendable {
    fileprivate let __double: AuditLogDouble
    package func append(_ a0: UnderstudyTesting::Match<BoxOffice::AuditEntry> = .any) -> UnderstudyTesting::MemberCalls<BoxOffice::AuditEntry, Swift::Void, any Swift::Error, nonisolated(nonsending) @Sendable (BoxOffice::AuditEntry) async throws -> Swift::Void> { .init(__double.__0, (nonisolated(nonsending) @Sendable (BoxOffice::AuditEntry) async throws -> Swift::Void).self, a0) }
    @_disfavoredOverload package func append(_ a0: UnderstudyTesting::ValueMatch<BoxOffice::AuditEntry> = .any) -> UnderstudyTesting::MemberCalls<BoxOffice::AuditEntry, Swift::Void, any Swift::Error, nonisolated(nonsending) @Sendable (BoxOffice::AuditEntry) async throws -> Swift::Void> { .init(__double.__0, (nonisolated(nonsending) @Sendable (BoxOffice::AuditEntry) async throws -> Swift::Void).self, UnderstudyTesting::Match<BoxOffice::AuditEntry>.__value(a0)) }
  }
  nonisolated package var on: On { On(__double: self) }
}
nonisolated package enum __AuditLogDoubleFallback: UnderstudyTesting::GeneratedFallback { package static func fallback() -> any BoxOffice::AuditLog { AuditLogDouble() } }

package nonisolated final class BookingStoreDouble: BoxOffice::BookingStore, UnderstudyTesting::GeneratedDouble, @unchecked Swift::Sendable {
  nonisolated let __0 = UnderstudyTesting::Stub<BoxOffice::Booking, Swift::Void, any Swift::Error>(generated: "insert(_:)", of: "BookingStoreDouble")
  nonisolated let __1 = UnderstudyTesting::Stub<BoxOffice::Booking.ID, BoxOffice::Booking?, any Swift::Error>(generated: "find(_:)", of: "BookingStoreDouble")
  nonisolated let __2 = UnderstudyTesting::Stub<(booking: BoxOffice::Booking, from: BoxOffice::Booking.Status), Swift::Void, any Swift::Error>(generated: "update(_:from:)", of: "BookingStoreDouble")
  nonisolated let __3 = UnderstudyTesting::Stub<Date, [BoxOffice::Booking], any Swift::Error>(generated: "lapsedHolds(at:)", of: "BookingStoreDouble")
  nonisolated package init(fileID: Swift::StaticString = #fileID, filePath: Swift::StaticString = #filePath, line: Swift::UInt = #line, column: Swift::UInt = #column) { self.__isMade(fileID: fileID, filePath: filePath, line: line, column: column) }
  nonisolated(nonsending) package func insert(_ a0: BoxOffice::Booking) async throws {
    switch try await self.__0.__draw(a0, (nonisolated(nonsending) @Sendable (BoxOffice::Booking) async throws -> Swift::Void).self) {
    case .output: return
    case .handler(let handler, let ticket):
      defer { self.__0.__end(ticket) }; do { try await handler(a0) } catch { throw self.__0.__failed(ticket, error) }
    }
  }
  nonisolated(nonsending) package func find(_ a0: BoxOffice::Booking.ID) async throws -> BoxOffice::Booking? {
    switch try await self.__1.__draw(a0, (nonisolated(nonsending) @Sendable (BoxOffice::Booking.ID) async throws -> BoxOffice::Booking?).self) {
    case .output(let output): return output
    case .handler(let handler, let ticket):
      defer { self.__1.__end(ticket) }; do { return try await handler(a0) } catch { throw self.__1.__failed(ticket, error) }
    }
  }
  nonisolated(nonsending) package func update(_ a0: BoxOffice::Booking, from a1: BoxOffice::Booking.Status) async throws {
    switch try await self.__2.__draw((a0, a1), (nonisolated(nonsending) @Sendable (BoxOffice::Booking, BoxOffice::Booking.Status) async throws -> Swift::Void).self) {
    case .output: return
    case .handler(let handler, let ticket):
      defer { self.__2.__end(ticket) }; do { try await handler(a0, a1) } catch { throw self.__2.__failed(ticket, error) }
    }
  }
  nonisolated(nonsending) package func lapsedHolds(at a0: Date) async throws -> [BoxOffice::Booking] {
    switch try await self.__3.__draw(a0, (nonisolated(nonsending) @Sendable (Date) async throws -> [BoxOffice::Booking]).self) {
    case .output(let output): return output
    case .handler(let handler, let ticket):
      defer { self.__3.__end(ticket) }; do { return try await handler(a0) } catch { throw self.__3.__failed(ticket, error) }
    }
  }
  nonisolated package struct On: Swift::Sendable {
    fileprivate let __double: BookingStoreDouble
    package func insert(_ a0: UnderstudyTesting::Match<BoxOffice::Booking> = .any) -> UnderstudyTesting::MemberCalls<BoxOffice::Booking, Swift::Void, any Swift::Error, nonisolated(nonsending) @Sendable (BoxOffice::Booking) async throws -> Swift::Void> { .init(__double.__0, (nonisolated(nonsending) @Sendable (BoxOffice::Booking) async throws -> Swift::Void).self, a0) }
    @_disfavoredOverload package func insert(_ a0: UnderstudyTesting::ValueMatch<BoxOffice::Booking> = .any) -> UnderstudyTesting::MemberCalls<BoxOffice::Booking, Swift::Void, any Swift::Error, nonisolated(nonsending) @Sendable (BoxOffice::Booking) async throws -> Swift::Void> { .init(__double.__0, (nonisolated(nonsending) @Sendable (BoxOffice::Booking) async throws -> Swift::Void).self, UnderstudyTesting::Match<BoxOffice::Booking>.__value(a0)) }
    package func find(_ a0: UnderstudyTesting::Match<BoxOffice::Booking.ID> = .any) -> UnderstudyTesting::MemberCalls<BoxOffice::Booking.ID, BoxOffice::Booking?, any Swift::Error, nonisolated(nonsending) @Sendable (BoxOffice::Booking.ID) async throws -> BoxOffice::Booking?> { .init(__double.__1, (nonisolated(nonsending) @Sendable (BoxOffice::Booking.ID) async throws -> BoxOffice::Booking?).self, a0) }
    @_disfavoredOverload package func find(_ a0: UnderstudyTesting::ValueMatch<BoxOffice::Booking.ID> = .any) -> UnderstudyTesting::MemberCalls<BoxOffice::Booking.ID, BoxOffice::Booking?, any Swift::Error, nonisolated(nonsending) @Sendable (BoxOffice::Booking.ID) async throws -> BoxOffice::Booking?> { .init(__double.__1, (nonisolated(nonsending) @Sendable (BoxOffice::Booking.ID) async throws -> BoxOffice::Booking?).self, UnderstudyTesting::Match<BoxOffice::Booking.ID>.__value(a0)) }
    package func update(_ a0: UnderstudyTesting::Match<BoxOffice::Booking> = .any, from a1: UnderstudyTesting::Match<BoxOffice::Booking.Status> = .any) -> UnderstudyTesting::MemberCalls<(booking: BoxOffice::Booking, from: BoxOffice::Booking.Status), Swift::Void, any Swift::Error, nonisolated(nonsending) @Sendable (BoxOffice::Booking, BoxOffice::Booking.Status) async throws -> Swift::Void> { .init(__double.__2, (nonisolated(nonsending) @Sendable (BoxOffice::Booking, BoxOffice::Booking.Status) async throws -> Swift::Void).self, a0, a1) }
    @_disfavoredOverload package func update(_ a0: UnderstudyTesting::ValueMatch<BoxOffice::Booking> = .any, from a1: UnderstudyTesting::ValueMatch<BoxOffice::Booking.Status> = .any) -> UnderstudyTesting::MemberCalls<(booking: BoxOffice::Booking, from: BoxOffice::Booking.Status), Swift::Void, any Swift::Error, nonisolated(nonsending) @Sendable (BoxOffice::Booking, BoxOffice::Booking.Status) async throws -> Swift::Void> { .init(__double.__2, (nonisolated(nonsending) @Sendable (BoxOffice::Booking, BoxOffice::Booking.Status) async throws -> Swift::Void).self, UnderstudyTesting::Match<BoxOffice::Booking>.__value(a0), UnderstudyTesting::Match<BoxOffice::Booking.Status>.__value(a1)) }
    package func lapsedHolds(at a0: UnderstudyTesting::Match<Date> = .any) -> UnderstudyTesting::MemberCalls<Date, [BoxOffice::Booking], any Swift::Error, nonisolated(nonsending) @Sendable (Date) async throws -> [BoxOffice::Booking]> { .init(__double.__3, (nonisolated(nonsending) @Sendable (Date) async throws -> [BoxOffice::Booking]).self, a0) }
    @_disfavoredOverload package func lapsedHolds(at a0: UnderstudyTesting::ValueMatch<Date> = .any) -> UnderstudyTesting::MemberCalls<Date, [BoxOffice::Booking], any Swift::Error, nonisolated(nonsending) @Sendable (Date) async throws -> [BoxOffice::Booking]> { .init(__double.__3, (nonisolated(nonsending) @Sendable (Date) async throws -> [BoxOffice::Booking]).self, UnderstudyTesting::Match<Date>.__value(a0)) }
  }
  nonisolated package var on: On { On(__double: self) }
}
nonisolated package enum __BookingStoreDoubleFallback: UnderstudyTesting::GeneratedFallback { package static func fallback() -> any BoxOffice::BookingStore { BookingStoreDouble() } }

package nonisolated final class FoyerBoardDouble: BoxOffice::FoyerBoard, UnderstudyTesting::GeneratedDouble, @unchecked Swift::Sendable {
  nonisolated let __0 = UnderstudyTesting::Stub<String, Swift::Void, Swift::Never>(generated: "show(_:)", of: "FoyerBoardDouble")
  nonisolated package init(fileID: Swift::StaticString = #fileID, filePath: Swift::StaticString = #filePath, line: Swift::UInt = #line, column: Swift::UInt = #column) { self.__isMade(fileID: fileID, filePath: filePath, line: line, column: column) }
  package func show(_ a0: String) {
    switch self.__0.__draw(a0, (@Sendable (String) -> Swift::Void).self) {
    case .output: return
    case .handler(let handler, let ticket):
      defer { self.__0.__end(ticket) }; handler(a0)
    }
  }
  nonisolated package struct On: Swift::Sendable {
    fileprivate let __double: FoyerBoardDouble
    package func show(_ a0: UnderstudyTesting::Match<String> = .any) -> UnderstudyTesting::MemberCalls<String, Swift::Void, Swift::Never, @Sendable (String) -> Swift::Void> { .init(__double.__0, (@Sendable (String) -> Swift::Void).self, a0) }
    @_disfavoredOverload package func show(_ a0: UnderstudyTesting::ValueMatch<String> = .any) -> UnderstudyTesting::MemberCalls<String, Swift::Void, Swift::Never, @Sendable (String) -> Swift::Void> { .init(__double.__0, (@Sendable (String) -> Swift::Void).self, UnderstudyTesting::Match<String>.__value(a0)) }
  }
  nonisolated package var on: On { On(__double: self) }
}
nonisolated package enum __FoyerBoardDoubleFallback: UnderstudyTesting::GeneratedFallback { package static func fallback() -> any BoxOffice::FoyerBoard { FoyerBoardDouble() } }

package nonisolated final class HouseClockDouble: BoxOffice::HouseClock, UnderstudyTesting::GeneratedDouble, @unchecked Swift::Sendable {
  nonisolated let __0 = UnderstudyTesting::Stub<Swift::Void, Date, Swift::Never>(generated: "now()", of: "HouseClockDouble")
  nonisolated package init(fileID: Swift::StaticString = #fileID, filePath: Swift::StaticString = #filePath, line: Swift::UInt = #line, column: Swift::UInt = #column) { self.__isMade(fileID: fileID, filePath: filePath, line: line, column: column) }
  package func now() -> Date {
    switch self.__0.__draw((), (@Sendable () -> Date).self) {
    case .output(let output): return output
    case .handler(let handler, let ticket):
      defer { self.__0.__end(ticket) }; return handler()
    }
  }
  nonisolated package struct On: Swift::Sendable {
    fileprivate let __double: HouseClockDouble
    package func now() -> UnderstudyTesting::MemberCalls<Swift::Void, Date, Swift::Never, @Sendable () -> Date> { .init(__double.__0, (@Sendable () -> Date).self) }
  }
  nonisolated package var on: On { On(__double: self) }
}
nonisolated package enum __HouseClockDoubleFallback: UnderstudyTesting::GeneratedFallback { package static func fallback() -> any BoxOffice::HouseClock { HouseClockDouble() } }

package nonisolated final class MailerDouble: BoxOffice::Mailer, UnderstudyTesting::GeneratedDouble, @unchecked Swift::Sendable {
  nonisolated let __0 = UnderstudyTesting::Stub<(letter: BoxOffice::Letter, to: String), Swift::Void, BoxOffice::MailError>(generated: "send(_:to:)", of: "MailerDouble")
  nonisolated package init(fileID: Swift::StaticString = #fileID, filePath: Swift::StaticString = #filePath, line: Swift::UInt = #line, column: Swift::UInt = #column) { self.__isMade(fileID: fileID, filePath: filePath, line: line, column: column) }
  nonisolated(nonsending) package func send(_ a0: BoxOffice::Letter, to a1: String) async throws(BoxOffice::MailError) {
    switch try await self.__0.__draw((a0, a1), (nonisolated(nonsending) @Sendable (BoxOffice::Letter, String) async throws(BoxOffice::MailError) -> Swift::Void).self) {
    case .output: return
    case .handler(let handler, let ticket):
      defer { self.__0.__end(ticket) }; do throws(BoxOffice::MailError) { try await handler(a0, a1) } catch { throw self.__0.__failed(ticket, error) }
    }
  }
  nonisolated package final class __Calls0: UnderstudyTesting::MemberCalls<(letter: BoxOffice::Letter, to: String), Swift::Void, BoxOffice::MailError, nonisolated(nonsending) @Sendable (BoxOffice::Letter, String) async throws(BoxOffice::MailError) -> Swift::Void>, @unchecked Swift::Sendable {
    package override func answers(fileID: Swift::StaticString = #fileID, line: Swift::UInt = #line, _ handler: nonisolated(nonsending) @escaping @Sendable (BoxOffice::Letter, String) async throws(BoxOffice::MailError) -> Swift::Void) { super.answers(fileID: fileID, line: line, handler) }
  }
  nonisolated package struct On: Swift::Sendable {
    fileprivate let __double: MailerDouble
    package func send(_ a0: UnderstudyTesting::Match<BoxOffice::Letter> = .any, to a1: UnderstudyTesting::Match<String> = .any) -> __Calls0 { .init(__double.__0, (nonisolated(nonsending) @Sendable (BoxOffice::Letter, String) async throws(BoxOffice::MailError) -> Swift::Void).self, a0, a1) }
    @_disfavoredOverload package func send(_ a0: UnderstudyTesting::ValueMatch<BoxOffice::Letter> = .any, to a1: UnderstudyTesting::ValueMatch<String> = .any) -> __Calls0 { .init(__double.__0, (nonisolated(nonsending) @Sendable (BoxOffice::Letter, String) async throws(BoxOffice::MailError) -> Swift::Void).self, UnderstudyTesting::Match<BoxOffice::Letter>.__value(a0), UnderstudyTesting::Match<String>.__value(a1)) }
  }
  nonisolated package var on: On { On(__double: self) }
}
nonisolated package enum __MailerDoubleFallback: UnderstudyTesting::GeneratedFallback { package static func fallback() -> any BoxOffice::Mailer { MailerDouble() } }

package nonisolated final class PriceListDouble: BoxOffice::PriceList, UnderstudyTesting::GeneratedDouble, @unchecked Swift::Sendable {
  nonisolated let __0 = UnderstudyTesting::Stub<BoxOffice::PriceCategory, BoxOffice::Money, Swift::Never>(generated: "price(of:)", of: "PriceListDouble")
  nonisolated package init(fileID: Swift::StaticString = #fileID, filePath: Swift::StaticString = #filePath, line: Swift::UInt = #line, column: Swift::UInt = #column) { self.__isMade(fileID: fileID, filePath: filePath, line: line, column: column) }
  package func price(of a0: BoxOffice::PriceCategory) -> BoxOffice::Money {
    switch self.__0.__draw(a0, (@Sendable (BoxOffice::PriceCategory) -> BoxOffice::Money).self) {
    case .output(let output): return output
    case .handler(let handler, let ticket):
      defer { self.__0.__end(ticket) }; return handler(a0)
    }
  }
  nonisolated package struct On: Swift::Sendable {
    fileprivate let __double: PriceListDouble
    package func price(of a0: UnderstudyTesting::Match<BoxOffice::PriceCategory> = .any) -> UnderstudyTesting::MemberCalls<BoxOffice::PriceCategory, BoxOffice::Money, Swift::Never, @Sendable (BoxOffice::PriceCategory) -> BoxOffice::Money> { .init(__double.__0, (@Sendable (BoxOffice::PriceCategory) -> BoxOffice::Money).self, a0) }
    @_disfavoredOverload package func price(of a0: UnderstudyTesting::ValueMatch<BoxOffice::PriceCategory> = .any) -> UnderstudyTesting::MemberCalls<BoxOffice::PriceCategory, BoxOffice::Money, Swift::Never, @Sendable (BoxOffice::PriceCategory) -> BoxOffice::Money> { .init(__double.__0, (@Sendable (BoxOffice::PriceCategory) -> BoxOffice::Money).self, UnderstudyTesting::Match<BoxOffice::PriceCategory>.__value(a0)) }
  }
  nonisolated package var on: On { On(__double: self) }
}
nonisolated package enum __PriceListDoubleFallback: UnderstudyTesting::GeneratedFallback { package static func fallback() -> any BoxOffice::PriceList { PriceListDouble() } }

package nonisolated final class SeatMapDouble: BoxOffice::SeatMap, UnderstudyTesting::GeneratedDouble, @unchecked Swift::Sendable {
  nonisolated let __0 = UnderstudyTesting::Stub<(seats: [BoxOffice::Seat], of: BoxOffice::Performance.ID, for: BoxOffice::Booking.ID, until: Date), Swift::Void, any Swift::Error>(generated: "hold(_:of:for:until:)", of: "SeatMapDouble")
  nonisolated let __1 = UnderstudyTesting::Stub<(seats: [BoxOffice::Seat], of: BoxOffice::Performance.ID, to: BoxOffice::Booking.ID), Swift::Void, any Swift::Error>(generated: "sell(_:of:to:)", of: "SeatMapDouble")
  nonisolated let __2 = UnderstudyTesting::Stub<BoxOffice::Booking.ID, Swift::Void, any Swift::Error>(generated: "release(_:)", of: "SeatMapDouble")
  nonisolated let __3 = UnderstudyTesting::Stub<BoxOffice::Performance.ID, Int, any Swift::Error>(generated: "freeSeats(of:)", of: "SeatMapDouble")
  nonisolated package init(fileID: Swift::StaticString = #fileID, filePath: Swift::StaticString = #filePath, line: Swift::UInt = #line, column: Swift::UInt = #column) { self.__isMade(fileID: fileID, filePath: filePath, line: line, column: column) }
  nonisolated(nonsending) package func hold(_ a0: [BoxOffice::Seat], of a1: BoxOffice::Performance.ID, for a2: BoxOffice::Booking.ID, until a3: Date) async throws {
    switch try await self.__0.__draw((a0, a1, a2, a3), (nonisolated(nonsending) @Sendable ([BoxOffice::Seat], BoxOffice::Performance.ID, BoxOffice::Booking.ID, Date) async throws -> Swift::Void).self) {
    case .output: return
    case .handler(let handler, let ticket):
      defer { self.__0.__end(ticket) }; do { try await handler(a0, a1, a2, a3) } catch { throw self.__0.__failed(ticket, error) }
    }
  }
  nonisolated(nonsending) package func sell(_ a0: [BoxOffice::Seat], of a1: BoxOffice::Performance.ID, to a2: BoxOffice::Booking.ID) async throws {
    switch try await self.__1.__draw((a0, a1, a2), (nonisolated(nonsending) @Sendable ([BoxOffice::Seat], BoxOffice::Performance.ID, BoxOffice::Booking.ID) async throws -> Swift::Void).self) {
    case .output: return
    case .handler(let handler, let ticket):
      defer { self.__1.__end(ticket) }; do { try await handler(a0, a1, a2) } catch { throw self.__1.__failed(ticket, error) }
    }
  }
  nonisolated(nonsending) package func release(_ a0: BoxOffice::Booking.ID) async throws {
    switch try await self.__2.__draw(a0, (nonisolated(nonsending) @Sendable (BoxOffice::Booking.ID) async throws -> Swift::Void).self) {
    case .output: return
    case .handler(let handler, let ticket):
      defer { self.__2.__end(ticket) }; do { try await handler(a0) } catch { throw self.__2.__failed(ticket, error) }
    }
  }
  nonisolated(nonsending) package func freeSeats(of a0: BoxOffice::Performance.ID) async throws -> Int {
    switch try await self.__3.__draw(a0, (nonisolated(nonsending) @Sendable (BoxOffice::Performance.ID) async throws -> Int).self) {
    case .output(let output): return output
    case .handler(let handler, let ticket):
      defer { self.__3.__end(ticket) }; do { return try await handler(a0) } catch { throw self.__3.__failed(ticket, error) }
    }
  }
  nonisolated package struct On: Swift::Sendable {
    fileprivate let __double: SeatMapDouble
    package func hold(_ a0: UnderstudyTesting::Match<[BoxOffice::Seat]> = .any, of a1: UnderstudyTesting::Match<BoxOffice::Performance.ID> = .any, for a2: UnderstudyTesting::Match<BoxOffice::Booking.ID> = .any, until a3: UnderstudyTesting::Match<Date> = .any) -> UnderstudyTesting::MemberCalls<(seats: [BoxOffice::Seat], of: BoxOffice::Performance.ID, for: BoxOffice::Booking.ID, until: Date), Swift::Void, any Swift::Error, nonisolated(nonsending) @Sendable ([BoxOffice::Seat], BoxOffice::Performance.ID, BoxOffice::Booking.ID, Date) async throws -> Swift::Void> { .init(__double.__0, (nonisolated(nonsending) @Sendable ([BoxOffice::Seat], BoxOffice::Performance.ID, BoxOffice::Booking.ID, Date) async throws -> Swift::Void).self, a0, a1, a2, a3) }
    @_disfavoredOverload package func hold(_ a0: UnderstudyTesting::ValueMatch<[BoxOffice::Seat]> = .any, of a1: UnderstudyTesting::ValueMatch<BoxOffice::Performance.ID> = .any, for a2: UnderstudyTesting::ValueMatch<BoxOffice::Booking.ID> = .any, until a3: UnderstudyTesting::ValueMatch<Date> = .any) -> UnderstudyTesting::MemberCalls<(seats: [BoxOffice::Seat], of: BoxOffice::Performance.ID, for: BoxOffice::Booking.ID, until: Date), Swift::Void, any Swift::Error, nonisolated(nonsending) @Sendable ([BoxOffice::Seat], BoxOffice::Performance.ID, BoxOffice::Booking.ID, Date) async throws -> Swift::Void> { .init(__double.__0, (nonisolated(nonsending) @Sendable ([BoxOffice::Seat], BoxOffice::Performance.ID, BoxOffice::Booking.ID, Date) async throws -> Swift::Void).self, UnderstudyTesting::Match<[BoxOffice::Seat]>.__value(a0), UnderstudyTesting::Match<BoxOffice::Performance.ID>.__value(a1), UnderstudyTesting::Match<BoxOffice::Booking.ID>.__value(a2), UnderstudyTesting::Match<Date>.__value(a3)) }
    package func sell(_ a0: UnderstudyTesting::Match<[BoxOffice::Seat]> = .any, of a1: UnderstudyTesting::Match<BoxOffice::Performance.ID> = .any, to a2: UnderstudyTesting::Match<BoxOffice::Booking.ID> = .any) -> UnderstudyTesting::MemberCalls<(seats: [BoxOffice::Seat], of: BoxOffice::Performance.ID, to: BoxOffice::Booking.ID), Swift::Void, any Swift::Error, nonisolated(nonsending) @Sendable ([BoxOffice::Seat], BoxOffice::Performance.ID, BoxOffice::Booking.ID) async throws -> Swift::Void> { .init(__double.__1, (nonisolated(nonsending) @Sendable ([BoxOffice::Seat], BoxOffice::Performance.ID, BoxOffice::Booking.ID) async throws -> Swift::Void).self, a0, a1, a2) }
    @_disfavoredOverload package func sell(_ a0: UnderstudyTesting::ValueMatch<[BoxOffice::Seat]> = .any, of a1: UnderstudyTesting::ValueMatch<BoxOffice::Performance.ID> = .any, to a2: UnderstudyTesting::ValueMatch<BoxOffice::Booking.ID> = .any) -> UnderstudyTesting::MemberCalls<(seats: [BoxOffice::Seat], of: BoxOffice::Performance.ID, to: BoxOffice::Booking.ID), Swift::Void, any Swift::Error, nonisolated(nonsending) @Sendable ([BoxOffice::Seat], BoxOffice::Performance.ID, BoxOffice::Booking.ID) async throws -> Swift::Void> { .init(__double.__1, (nonisolated(nonsending) @Sendable ([BoxOffice::Seat], BoxOffice::Performance.ID, BoxOffice::Booking.ID) async throws -> Swift::Void).self, UnderstudyTesting::Match<[BoxOffice::Seat]>.__value(a0), UnderstudyTesting::Match<BoxOffice::Performance.ID>.__value(a1), UnderstudyTesting::Match<BoxOffice::Booking.ID>.__value(a2)) }
    package func release(_ a0: UnderstudyTesting::Match<BoxOffice::Booking.ID> = .any) -> UnderstudyTesting::MemberCalls<BoxOffice::Booking.ID, Swift::Void, any Swift::Error, nonisolated(nonsending) @Sendable (BoxOffice::Booking.ID) async throws -> Swift::Void> { .init(__double.__2, (nonisolated(nonsending) @Sendable (BoxOffice::Booking.ID) async throws -> Swift::Void).self, a0) }
    @_disfavoredOverload package func release(_ a0: UnderstudyTesting::ValueMatch<BoxOffice::Booking.ID> = .any) -> UnderstudyTesting::MemberCalls<BoxOffice::Booking.ID, Swift::Void, any Swift::Error, nonisolated(nonsending) @Sendable (BoxOffice::Booking.ID) async throws -> Swift::Void> { .init(__double.__2, (nonisolated(nonsending) @Sendable (BoxOffice::Booking.ID) async throws -> Swift::Void).self, UnderstudyTesting::Match<BoxOffice::Booking.ID>.__value(a0)) }
    package func freeSeats(of a0: UnderstudyTesting::Match<BoxOffice::Performance.ID> = .any) -> UnderstudyTesting::MemberCalls<BoxOffice::Performance.ID, Int, any Swift::Error, nonisolated(nonsending) @Sendable (BoxOffice::Performance.ID) async throws -> Int> { .init(__double.__3, (nonisolated(nonsending) @Sendable (BoxOffice::Performance.ID) async throws -> Int).self, a0) }
    @_disfavoredOverload package func freeSeats(of a0: UnderstudyTesting::ValueMatch<BoxOffice::Performance.ID> = .any) -> UnderstudyTesting::MemberCalls<BoxOffice::Performance.ID, Int, any Swift::Error, nonisolated(nonsending) @Sendable (BoxOffice::Performance.ID) async throws -> Int> { .init(__double.__3, (nonisolated(nonsending) @Sendable (BoxOffice::Performance.ID) async throws -> Int).self, UnderstudyTesting::Match<BoxOffice::Performance.ID>.__value(a0)) }
  }
  nonisolated package var on: On { On(__double: self) }
}
nonisolated package enum __SeatMapDoubleFallback: UnderstudyTesting::GeneratedFallback { package static func fallback() -> any BoxOffice::SeatMap { SeatMapDouble() } }

package nonisolated final class TicketPrinterDouble: BoxOffice::TicketPrinter, UnderstudyTesting::GeneratedDouble, @unchecked Swift::Sendable {
  nonisolated let __0 = UnderstudyTesting::Stub<BoxOffice::Ticket, Swift::Void, BoxOffice::TicketPrinterError>(generated: "print(_:)", of: "TicketPrinterDouble")
  nonisolated let __1 = UnderstudyTesting::Stub<Swift::Void, Swift::Void, BoxOffice::TicketPrinterError>(generated: "reset()", of: "TicketPrinterDouble")
  nonisolated package init(fileID: Swift::StaticString = #fileID, filePath: Swift::StaticString = #filePath, line: Swift::UInt = #line, column: Swift::UInt = #column) { self.__isMade(fileID: fileID, filePath: filePath, line: line, column: column) }
  package func print(_ a0: BoxOffice::Ticket) throws(BoxOffice::TicketPrinterError) {
    switch try self.__0.__draw(a0, (@Sendable (BoxOffice::Ticket) throws(BoxOffice::TicketPrinterError) -> Swift::Void).self) {
    case .output: return
    case .handler(let handler, let ticket):
      defer { self.__0.__end(ticket) }; do throws(BoxOffice::TicketPrinterError) { try handler(a0) } catch { throw self.__0.__failed(ticket, error) }
    }
  }
  package func reset() throws(BoxOffice::TicketPrinterError) {
    switch try self.__1.__draw((), (@Sendable () throws(BoxOffice::TicketPrinterError) -> Swift::Void).self) {
    case .output: return
    case .handler(let handler, let ticket):
      defer { self.__1.__end(ticket) }; do throws(BoxOffice::TicketPrinterError) { try handler() } catch { throw self.__1.__failed(ticket, error) }
    }
  }
  nonisolated package final class __Calls0: UnderstudyTesting::MemberCalls<BoxOffice::Ticket, Swift::Void, BoxOffice::TicketPrinterError, @Sendable (BoxOffice::Ticket) throws(BoxOffice::TicketPrinterError) -> Swift::Void>, @unchecked Swift::Sendable {
    package override func answers(fileID: Swift::StaticString = #fileID, line: Swift::UInt = #line, _ handler: @escaping @Sendable (BoxOffice::Ticket) throws(BoxOffice::TicketPrinterError) -> Swift::Void) { super.answers(fileID: fileID, line: line, handler) }
  }
  nonisolated package final class __Calls1: UnderstudyTesting::MemberCalls<Swift::Void, Swift::Void, BoxOffice::TicketPrinterError, @Sendable () throws(BoxOffice::TicketPrinterError) -> Swift::Void>, @unchecked Swift::Sendable {
    package override func answers(fileID: Swift::StaticString = #fileID, line: Swift::UInt = #line, _ handler: @escaping @Sendable () throws(BoxOffice::TicketPrinterError) -> Swift::Void) { super.answers(fileID: fileID, line: line, handler) }
  }
  nonisolated package struct On: Swift::Sendable {
    fileprivate let __double: TicketPrinterDouble
    package func print(_ a0: UnderstudyTesting::Match<BoxOffice::Ticket> = .any) -> __Calls0 { .init(__double.__0, (@Sendable (BoxOffice::Ticket) throws(BoxOffice::TicketPrinterError) -> Swift::Void).self, a0) }
    @_disfavoredOverload package func print(_ a0: UnderstudyTesting::ValueMatch<BoxOffice::Ticket> = .any) -> __Calls0 { .init(__double.__0, (@Sendable (BoxOffice::Ticket) throws(BoxOffice::TicketPrinterError) -> Swift::Void).self, UnderstudyTesting::Match<BoxOffice::Ticket>.__value(a0)) }
    package func reset() -> __Calls1 { .init(__double.__1, (@Sendable () throws(BoxOffice::TicketPrinterError) -> Swift::Void).self) }
  }
  nonisolated package var on: On { On(__double: self) }
}
nonisolated package enum __TicketPrinterDoubleFallback: UnderstudyTesting::GeneratedFallback { package static func fallback() -> any BoxOffice::TicketPrinter { TicketPrinterDouble() } }

package nonisolated final class AccessLogDouble: BoxOfficeWindow::AccessLog, UnderstudyTesting::GeneratedDouble, @unchecked Swift::Sendable {
  nonisolated let __0 = UnderstudyTesting::Stub<BoxOfficeWindow::AccessEntry, Swift::Void, Swift::Never>(generated: "append(_:)", of: "AccessLogDouble")
  nonisolated package init(fileID: Swift::StaticString = #fileID, filePath: Swift::StaticString = #filePath, line: Swift::UInt = #line, column: Swift::UInt = #column) { self.__isMade(fileID: fileID, filePath: filePath, line: line, column: column) }
  nonisolated(nonsending) package func append(_ a0: BoxOfficeWindow::AccessEntry) async {
    switch await self.__0.__draw(a0, (nonisolated(nonsending) @Sendable (BoxOfficeWindow::AccessEntry) async -> Swift::Void).self) {
    case .output: return
    case .handler(let handler, let ticket):
      defer { self.__0.__end(ticket) }; await handler(a0)
    }
  }
  nonisolated package struct On: Swift::Sendable {
    fileprivate let __double: AccessLogDouble
    package func append(_ a0: UnderstudyTesting::Match<BoxOfficeWindow::AccessEntry> = .any) -> UnderstudyTesting::MemberCalls<BoxOfficeWindow::AccessEntry, Swift::Void, Swift::Never, nonisolated(nonsending) @Sendable (BoxOfficeWindow::AccessEntry) async -> Swift::Void> { .init(__double.__0, (nonisolated(nonsending) @Sendable (BoxOfficeWindow::AccessEntry) async -> Swift::Void).self, a0) }
    @_disfavoredOverload package func append(_ a0: UnderstudyTesting::ValueMatch<BoxOfficeWindow::AccessEntry> = .any) -> UnderstudyTesting::MemberCalls<BoxOfficeWindow::AccessEntry, Swift::Void, Swift::Never, nonisolated(nonsending) @Sendable (BoxOfficeWindow::AccessEntry) async -> Swift::Void> { .init(__double.__0, (nonisolated(nonsending) @Sendable (BoxOfficeWindow::AccessEntry) async -> Swift::Void).self, UnderstudyTesting::Match<BoxOfficeWindow::AccessEntry>.__value(a0)) }
  }
  nonisolated package var on: On { On(__double: self) }
}
nonisolated package enum __AccessLogDoubleFallback: UnderstudyTesting::GeneratedFallback { package static func fallback() -> any BoxOfficeWindow::AccessLog { AccessLogDouble() } }

nonisolated enum __MailerDoubleMailError: UnderstudyTesting::GeneratedFallback { static func fallback() -> BoxOffice::MailError { .undeliverable } }
nonisolated enum __TicketPrinterDoubleTicketPrinterError: UnderstudyTesting::GeneratedFallback { static func fallback() -> BoxOffice::TicketPrinterError { .jammed } }
