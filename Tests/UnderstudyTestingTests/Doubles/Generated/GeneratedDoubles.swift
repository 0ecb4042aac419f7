// Doubles that the tests name, generated from the protocols. Edits are overwritten.
// swift-format-ignore-file
// swiftlint:disable all
import UnderstudyTesting

nonisolated final class CloakroomDouble: UnderstudyTestingTests::Cloakroom, UnderstudyTesting::GeneratedDouble, @unchecked Swift::Sendable {
  nonisolated let __3 = UnderstudyTesting::Stub<Swift::Void, Int, Swift::Never>(generated: "limit", of: "CloakroomDouble")
  nonisolated let __3s = UnderstudyTesting::Stub<Int, Swift::Void, Swift::Never>(generated: "limit", of: "CloakroomDouble")
  nonisolated let __4 = UnderstudyTesting::Stub<Int, String, Swift::Never>(generated: "subscript(_:)", of: "CloakroomDouble")
  nonisolated let __4s = UnderstudyTesting::Stub<(hook: Int, newValue: String), Swift::Void, Swift::Never>(generated: "subscript(_:newValue:)", of: "CloakroomDouble")
  nonisolated let __5 = UnderstudyTesting::Stub<Peg, String, Swift::Never>(generated: "subscript(_:)", of: "CloakroomDouble")
  nonisolated let __5s = UnderstudyTesting::Stub<(peg: Peg, newValue: String), Swift::Void, Swift::Never>(generated: "subscript(_:newValue:)", of: "CloakroomDouble")
  nonisolated let __6 = UnderstudyTesting::Stub<(cloak: Cloak, for: String?), Int, PaymentError>(generated: "store(_:for:)", of: "CloakroomDouble")
  nonisolated let __7 = UnderstudyTesting::Stub<Swift::Void, Int, Swift::Never>(generated: "price()", of: "CloakroomDouble")
  nonisolated let __8 = UnderstudyTesting::Stub<[String], Swift::Void, Swift::Never>(generated: "sort(_:)", of: "CloakroomDouble")
  nonisolated let __9 = UnderstudyTesting::Stub<Int, UnderstudyTesting::HandlerOnly, Swift::Never>(generated: "token(_:)", of: "CloakroomDouble")
  nonisolated let __table = UnderstudyTesting::MemberTable(of: "CloakroomDouble")
  nonisolated init(fileID: Swift::StaticString = #fileID, filePath: Swift::StaticString = #filePath, line: Swift::UInt = #line, column: Swift::UInt = #column) { self.__isMade(fileID: fileID, filePath: filePath, line: line, column: column) }
  init(hooks a0: Int) {
    let stub = UnderstudyTesting::MemberTable.ofTest(CloakroomDouble.self, named: "CloakroomDouble").member("init(hooks:)", 0, as: (UnderstudyTesting::Stub<Int, Swift::Void, Swift::Never>).self)
    switch stub.__draw(a0, (@Sendable (Int) -> Swift::Void).self) {
    case .output: break
    case .handler(let handler, let ticket):
      defer { stub.__end(ticket) }; handler(a0)
    }
  }
  static var isOpen: Bool {
    get {
      let stub = UnderstudyTesting::MemberTable.ofTest(CloakroomDouble.self, named: "CloakroomDouble").member("isOpen", 1, as: (UnderstudyTesting::Stub<Swift::Void, Bool, Swift::Never>).self)
      switch stub.__draw((), (@Sendable () -> Bool).self) {
      case .output(let output): return output
      case .handler(let handler, let ticket):
        defer { stub.__end(ticket) }; return handler()
      }
    }
    set(value) {
      let stub = UnderstudyTesting::MemberTable.ofTest(CloakroomDouble.self, named: "CloakroomDouble").member("isOpen", 1, as: (UnderstudyTesting::Stub<Swift::Void, Bool, Swift::Never>).self)
      let setter = UnderstudyTesting::MemberTable.ofTest(CloakroomDouble.self, named: "CloakroomDouble").member("isOpen", 1, as: (UnderstudyTesting::Stub<Bool, Swift::Void, Swift::Never>).self)
      let drawn = setter.__draw(value, (@Sendable (Bool) -> Swift::Void).self)
      stub.__keep(value)
      guard case .handler(let handler, let ticket) = drawn else { return }
      defer { setter.__end(ticket) }; handler(value)
    }
  }
  static func + (_ a0: CloakroomDouble, _ a1: Int) -> Int {
    let stub = UnderstudyTesting::MemberTable.ofTest(CloakroomDouble.self, named: "CloakroomDouble").member("+(_:_:)", 2, as: (UnderstudyTesting::Stub<(room: CloakroomDouble, hooks: Int), Int, Swift::Never>).self)
    switch stub.__draw((a0, a1), (@Sendable (CloakroomDouble, Int) -> Int).self) {
    case .output(let output): return output
    case .handler(let handler, let ticket):
      defer { stub.__end(ticket) }; return handler(a0, a1)
    }
  }
  var limit: Int {
    get {
      switch self.__3.__draw((), (@Sendable () -> Int).self) {
      case .output(let output): return output
      case .handler(let handler, let ticket):
        defer { self.__3.__end(ticket) }; return handler()
      }
    }
    set(value) {
      let drawn = self.__3s.__draw(value, (@Sendable (Int) -> Swift::Void).self)
      self.__3.__keep(value)
      guard case .handler(let handler, let ticket) = drawn else { return }
      defer { self.__3s.__end(ticket) }; handler(value)
    }
  }
  subscript(a0: Int) -> String {
    get {
      switch self.__4.__draw(a0, (@Sendable (Int) -> String).self) {
      case .output(let output): return output
      case .handler(let handler, let ticket):
        defer { self.__4.__end(ticket) }; return handler(a0)
      }
    }
    set(value) {
      let drawn = self.__4s.__draw((a0, value), (@Sendable (Int, String) -> Swift::Void).self)
      self.__4.__keep(value, at: a0)
      guard case .handler(let handler, let ticket) = drawn else { return }
      defer { self.__4s.__end(ticket) }; handler(a0, value)
    }
  }
  subscript(a0: Peg) -> String {
    get {
      switch self.__5.__draw(a0, (@Sendable (Peg) -> String).self) {
      case .output(let output): return output
      case .handler(let handler, let ticket):
        defer { self.__5.__end(ticket) }; return handler(a0)
      }
    }
    set(value) {
      let drawn = self.__5s.__draw((a0, value), (@Sendable (Peg, String) -> Swift::Void).self)
      self.__5.__keep(value, at: a0)
      guard case .handler(let handler, let ticket) = drawn else { return }
      defer { self.__5s.__end(ticket) }; handler(a0, value)
    }
  }
  nonisolated(nonsending) func store(_ a0: Cloak, for a1: String?) async throws(PaymentError) -> Int {
    switch try await self.__6.__draw((a0, a1), (nonisolated(nonsending) @Sendable (Cloak, String?) async throws(PaymentError) -> Int).self) {
    case .output(let output): return output
    case .handler(let handler, let ticket):
      defer { self.__6.__end(ticket) }; do throws(PaymentError) { return try await handler(a0, a1) } catch { throw self.__6.__failed(ticket, error) }
    }
  }
  func price() -> Int {
    switch self.__7.__draw((), (@Sendable () -> Int).self) {
    case .output(let output): return output
    case .handler(let handler, let ticket):
      defer { self.__7.__end(ticket) }; return handler()
    }
  }
  func sort(_ a0: inout [String]) {
    switch self.__8.__draw(a0, (@Sendable (inout [String]) -> Swift::Void).self) {
    case .output: return
    case .handler(let handler, let ticket):
      defer { self.__8.__end(ticket) }; handler(&a0)
    }
  }
  func token(_ a0: Int) -> Token {
    switch self.__9.__draw(a0, (@Sendable (Int) -> Token).self) {
    case .output(let output): switch output {}
    case .handler(let handler, let ticket):
      defer { self.__9.__end(ticket) }; return handler(a0)
    }
  }
  func decode<Value>(_ a0: String) throws -> Value {
    let stub = self.__table.member("decode(_:)", 10, Value.self, as: (UnderstudyTesting::Stub<String, Value, any Swift::Error>).self)
    switch try stub.__draw(a0, (@Sendable (String) throws -> Value).self) {
    case .output(let output): return output
    case .handler(let handler, let ticket):
      defer { stub.__end(ticket) }; do { return try handler(a0) } catch { throw stub.__failed(ticket, error) }
    }
  }
  nonisolated final class __Calls6: UnderstudyTesting::MemberCalls<(cloak: Cloak, for: String?), Int, PaymentError, nonisolated(nonsending) @Sendable (Cloak, String?) async throws(PaymentError) -> Int>, @unchecked Swift::Sendable {
    override func answers(fileID: Swift::StaticString = #fileID, line: Swift::UInt = #line, _ handler: nonisolated(nonsending) @escaping @Sendable (Cloak, String?) async throws(PaymentError) -> Int) { super.answers(fileID: fileID, line: line, handler) }
  }
  nonisolated struct On: Swift::Sendable {
    fileprivate let __double: CloakroomDouble
    var limit: UnderstudyTesting::SettableMemberCalls<Swift::Void, Int, Swift::Never, @Sendable () -> Int, Int, @Sendable (Int) -> Swift::Void> { .init(__double.__3, (@Sendable () -> Int).self, setter: __double.__3s, (@Sendable (Int) -> Swift::Void).self) }
    subscript(_ a0: UnderstudyTesting::Match<Int> = .any) -> UnderstudyTesting::SettableMemberCalls<Int, String, Swift::Never, @Sendable (Int) -> String, (hook: Int, newValue: String), @Sendable (Int, String) -> Swift::Void> { .init(__double.__4, (@Sendable (Int) -> String).self, setter: __double.__4s, (@Sendable (Int, String) -> Swift::Void).self, a0) }
    @_disfavoredOverload subscript(_ a0: UnderstudyTesting::ValueMatch<Int> = .any) -> UnderstudyTesting::SettableMemberCalls<Int, String, Swift::Never, @Sendable (Int) -> String, (hook: Int, newValue: String), @Sendable (Int, String) -> Swift::Void> { .init(__double.__4, (@Sendable (Int) -> String).self, setter: __double.__4s, (@Sendable (Int, String) -> Swift::Void).self, UnderstudyTesting::Match<Int>.__value(a0)) }
    subscript(_ a0: UnderstudyTesting::Match<Peg> = .any) -> UnderstudyTesting::SettableMemberCalls<Peg, String, Swift::Never, @Sendable (Peg) -> String, (peg: Peg, newValue: String), @Sendable (Peg, String) -> Swift::Void> { .init(__double.__5, (@Sendable (Peg) -> String).self, setter: __double.__5s, (@Sendable (Peg, String) -> Swift::Void).self, a0) }
    @_disfavoredOverload subscript(_ a0: UnderstudyTesting::ValueMatch<Peg> = .any) -> UnderstudyTesting::SettableMemberCalls<Peg, String, Swift::Never, @Sendable (Peg) -> String, (peg: Peg, newValue: String), @Sendable (Peg, String) -> Swift::Void> { .init(__double.__5, (@Sendable (Peg) -> String).self, setter: __double.__5s, (@Sendable (Peg, String) -> Swift::Void).self, UnderstudyTesting::Match<Peg>.__value(a0)) }
    func store(_ a0: UnderstudyTesting::Match<Cloak> = .any, for a1: UnderstudyTesting::OptionalMatch<String> = .any) -> __Calls6 { .init(__double.__6, (nonisolated(nonsending) @Sendable (Cloak, String?) async throws(PaymentError) -> Int).self, a0, a1) }
    @_disfavoredOverload func store(_ a0: UnderstudyTesting::ValueMatch<Cloak> = .any, for a1: UnderstudyTesting::ValueMatch<(String)?> = .any) -> __Calls6 { .init(__double.__6, (nonisolated(nonsending) @Sendable (Cloak, String?) async throws(PaymentError) -> Int).self, UnderstudyTesting::Match<Cloak>.__value(a0), UnderstudyTesting::OptionalMatch<String>.__value(a1)) }
    func price() -> UnderstudyTesting::MemberCalls<Swift::Void, Int, Swift::Never, @Sendable () -> Int> { .init(__double.__7, (@Sendable () -> Int).self) }
    func sort(_ a0: UnderstudyTesting::Match<[String]> = .any) -> UnderstudyTesting::MemberCalls<[String], Swift::Void, Swift::Never, @Sendable (inout [String]) -> Swift::Void> { .init(__double.__8, (@Sendable (inout [String]) -> Swift::Void).self, a0) }
    @_disfavoredOverload func sort(_ a0: UnderstudyTesting::ValueMatch<[String]> = .any) -> UnderstudyTesting::MemberCalls<[String], Swift::Void, Swift::Never, @Sendable (inout [String]) -> Swift::Void> { .init(__double.__8, (@Sendable (inout [String]) -> Swift::Void).self, UnderstudyTesting::Match<[String]>.__value(a0)) }
    func token(_ a0: UnderstudyTesting::Match<Int> = .any) -> UnderstudyTesting::MemberCalls<Int, UnderstudyTesting::HandlerOnly, Swift::Never, @Sendable (Int) -> Token> { .init(__double.__9, (@Sendable (Int) -> Token).self, a0) }
    @_disfavoredOverload func token(_ a0: UnderstudyTesting::ValueMatch<Int> = .any) -> UnderstudyTesting::MemberCalls<Int, UnderstudyTesting::HandlerOnly, Swift::Never, @Sendable (Int) -> Token> { .init(__double.__9, (@Sendable (Int) -> Token).self, UnderstudyTesting::Match<Int>.__value(a0)) }
    func decode<Value>(_ a0: UnderstudyTesting::Match<String> = .any, as: Value.Type = Value.self) -> UnderstudyTesting::MemberCalls<String, Value, any Swift::Error, @Sendable (String) throws -> Value> { .init(__double.__table.member("decode(_:)", 10, Value.self, as: (UnderstudyTesting::Stub<String, Value, any Swift::Error>).self), (@Sendable (String) throws -> Value).self, a0) }
    @_disfavoredOverload func decode<Value>(_ a0: UnderstudyTesting::ValueMatch<String> = .any, as: Value.Type = Value.self) -> UnderstudyTesting::MemberCalls<String, Value, any Swift::Error, @Sendable (String) throws -> Value> { .init(__double.__table.member("decode(_:)", 10, Value.self, as: (UnderstudyTesting::Stub<String, Value, any Swift::Error>).self), (@Sendable (String) throws -> Value).self, UnderstudyTesting::Match<String>.__value(a0)) }
  }
  nonisolated var on: On { On(__double: self) }
  nonisolated struct Statics: Swift::Sendable {
    func initializer(hooks a0: UnderstudyTesting::Match<Int> = .any) -> UnderstudyTesting::MemberCalls<Int, Swift::Void, Swift::Never, @Sendable (Int) -> Swift::Void> { .init(UnderstudyTesting::MemberTable.ofTest(CloakroomDouble.self, named: "CloakroomDouble").member("init(hooks:)", 0, as: (UnderstudyTesting::Stub<Int, Swift::Void, Swift::Never>).self), (@Sendable (Int) -> Swift::Void).self, a0) }
    @_disfavoredOverload func initializer(hooks a0: UnderstudyTesting::ValueMatch<Int> = .any) -> UnderstudyTesting::MemberCalls<Int, Swift::Void, Swift::Never, @Sendable (Int) -> Swift::Void> { .init(UnderstudyTesting::MemberTable.ofTest(CloakroomDouble.self, named: "CloakroomDouble").member("init(hooks:)", 0, as: (UnderstudyTesting::Stub<Int, Swift::Void, Swift::Never>).self), (@Sendable (Int) -> Swift::Void).self, UnderstudyTesting::Match<Int>.__value(a0)) }
    var isOpen: UnderstudyTesting::SettableMemberCalls<Swift::Void, Bool, Swift::Never, @Sendable () -> Bool, Bool, @Sendable (Bool) -> Swift::Void> { .init(UnderstudyTesting::MemberTable.ofTest(CloakroomDouble.self, named: "CloakroomDouble").member("isOpen", 1, as: (UnderstudyTesting::Stub<Swift::Void, Bool, Swift::Never>).self), (@Sendable () -> Bool).self, setter: UnderstudyTesting::MemberTable.ofTest(CloakroomDouble.self, named: "CloakroomDouble").member("isOpen", 1, as: (UnderstudyTesting::Stub<Bool, Swift::Void, Swift::Never>).self), (@Sendable (Bool) -> Swift::Void).self) }
    func operator0(_ a0: UnderstudyTesting::Match<CloakroomDouble> = .any, _ a1: UnderstudyTesting::Match<Int> = .any) -> UnderstudyTesting::MemberCalls<(room: CloakroomDouble, hooks: Int), Int, Swift::Never, @Sendable (CloakroomDouble, Int) -> Int> { .init(UnderstudyTesting::MemberTable.ofTest(CloakroomDouble.self, named: "CloakroomDouble").member("+(_:_:)", 2, as: (UnderstudyTesting::Stub<(room: CloakroomDouble, hooks: Int), Int, Swift::Never>).self), (@Sendable (CloakroomDouble, Int) -> Int).self, a0, a1) }
    @_disfavoredOverload func operator0(_ a0: UnderstudyTesting::ValueMatch<CloakroomDouble> = .any, _ a1: UnderstudyTesting::ValueMatch<Int> = .any) -> UnderstudyTesting::MemberCalls<(room: CloakroomDouble, hooks: Int), Int, Swift::Never, @Sendable (CloakroomDouble, Int) -> Int> { .init(UnderstudyTesting::MemberTable.ofTest(CloakroomDouble.self, named: "CloakroomDouble").member("+(_:_:)", 2, as: (UnderstudyTesting::Stub<(room: CloakroomDouble, hooks: Int), Int, Swift::Never>).self), (@Sendable (CloakroomDouble, Int) -> Int).self, UnderstudyTesting::Match<CloakroomDouble>.__value(a0), UnderstudyTesting::Match<Int>.__value(a1)) }
  }
  nonisolated static var statics: Statics { Statics() }
}
nonisolated enum __CloakroomDoubleFallback: UnderstudyTesting::GeneratedFallback { static func fallback() -> any UnderstudyTestingTests::Cloakroom { CloakroomDouble() } }
