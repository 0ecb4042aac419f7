// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UnderstudyTesting

// A protocol with one member of each kind, and its double as the generator writes it: what the library
// promises to generated code is tested without the generator.

struct Token: ~Copyable { var number: Int }
final class Cloak {  // not `Sendable`
  var label: String
  init(label: String) { self.label = label }
}

protocol Cloakroom {
  init(hooks: Int)
  static var isOpen: Bool { get set }
  var limit: Int { get set }
  subscript(hook: Int) -> String { get set }
  func store(_ cloak: Cloak, for name: String?) async throws(PaymentError) -> Int
  func price() -> Int
  func sort(_ names: inout [String])
  func token(_ number: Int) -> Token
  func decode<Value>(_ text: String) throws -> Value
}

final class CloakroomDouble: Cloakroom, UnderstudyTesting::GeneratedDouble,
  @unchecked Swift::Sendable
{
  let __0 = UnderstudyTesting::Stub<(cloak: Cloak, for: String?), Int, PaymentError>(
    generated: "store(_:for:)",
    of: "CloakroomDouble"
  )
  let __1 = UnderstudyTesting::Stub<Void, Int, Never>(generated: "price()", of: "CloakroomDouble")
  let __2 = UnderstudyTesting::Stub<Void, Int, Never>(generated: "limit", of: "CloakroomDouble")
  let __3 = UnderstudyTesting::Stub<Int, Void, Never>(generated: "limit", of: "CloakroomDouble")
  let __4 = UnderstudyTesting::Stub<Int, String, Never>(
    generated: "subscript(_:)",
    of: "CloakroomDouble"
  )
  let __5 = UnderstudyTesting::Stub<(hook: Int, newValue: String), Void, Never>(
    generated: "subscript(_:newValue:)",
    of: "CloakroomDouble"
  )
  let __6 = UnderstudyTesting::Stub<[String], Void, Never>(
    generated: "sort(_:)",
    of: "CloakroomDouble"
  )
  let __7 = UnderstudyTesting::Stub<Int, UnderstudyTesting::HandlerOnly, Never>(
    generated: "token(_:)",
    of: "CloakroomDouble"
  )
  let __table = UnderstudyTesting::MemberTable(of: "CloakroomDouble")

  typealias __H0 = (Cloak, String?) async throws(PaymentError) -> Int
  typealias __H1 = () -> Int
  typealias __H3 = (Int) -> Void
  typealias __H4 = (Int) -> String
  typealias __H5 = (Int, String) -> Void
  typealias __H6 = (inout [String]) -> Void
  typealias __H7 = (Int) -> Token

  init(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.__isMade(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  private static var __statics: UnderstudyTesting::MemberTable {
    .ofTest(Self.self, named: "CloakroomDouble")
  }

  fileprivate static var __s0: UnderstudyTesting::Stub<Int, Void, Never> {
    __statics.member("init(hooks:)", as: UnderstudyTesting::Stub<Int, Void, Never>.self)
  }
  fileprivate static var __s1: UnderstudyTesting::Stub<Void, Bool, Never> {
    __statics.member("isOpen", as: UnderstudyTesting::Stub<Void, Bool, Never>.self)
  }
  fileprivate static var __s2: UnderstudyTesting::Stub<Bool, Void, Never> {
    __statics.member("isOpen", as: UnderstudyTesting::Stub<Bool, Void, Never>.self)
  }

  init(hooks a0: Int) {
    switch Self.__s0.__draw(a0, ((Int) -> Void).self) {
    case .output: break
    case .handler(let handler, let ticket):
      defer { Self.__s0.__end(ticket) }
      handler(a0)
    }
  }

  static var isOpen: Bool {
    get {
      switch __s1.__draw((), (() -> Bool).self) {
      case .output(let output): return output
      case .handler(let handler, let ticket):
        defer { __s1.__end(ticket) }
        return handler()
      }
    }
    set {
      switch __s2.__draw(newValue, ((Bool) -> Void).self) {
      case .output: break
      case .handler(let handler, let ticket):
        defer { __s2.__end(ticket) }
        handler(newValue)
      }
      __s1.__keep(newValue)
    }
  }

  var limit: Int {
    get {
      switch self.__2.__draw((), __H1.self) {
      case .output(let output): return output
      case .handler(let handler, let ticket):
        defer { self.__2.__end(ticket) }
        return handler()
      }
    }
    set {
      switch self.__3.__draw(newValue, __H3.self) {
      case .output: break
      case .handler(let handler, let ticket):
        defer { self.__3.__end(ticket) }
        handler(newValue)
      }
      self.__2.__keep(newValue)
    }
  }

  subscript(a0: Int) -> String {
    get {
      switch self.__4.__draw(a0, __H4.self) {
      case .output(let output): return output
      case .handler(let handler, let ticket):
        defer { self.__4.__end(ticket) }
        return handler(a0)
      }
    }
    set {
      switch self.__5.__draw((a0, newValue), __H5.self) {
      case .output: break
      case .handler(let handler, let ticket):
        defer { self.__5.__end(ticket) }
        handler(a0, newValue)
      }
      self.__4.__keep(newValue, at: a0)
    }
  }

  func store(_ a0: Cloak, for a1: String?) async throws(PaymentError) -> Int {
    switch try await self.__0.__draw((a0, a1), __H0.self) {
    case .output(let output): return output
    case .handler(let handler, let ticket):
      defer { self.__0.__end(ticket) }
      do { return try await handler(a0, a1) } catch { throw self.__0.__failed(ticket, error) }
    }
  }

  func price() -> Int {
    switch self.__1.__draw((), __H1.self) {
    case .output(let output): return output
    case .handler(let handler, let ticket):
      defer { self.__1.__end(ticket) }
      return handler()
    }
  }

  func sort(_ a0: inout [String]) {
    switch self.__6.__draw(a0, __H6.self) {
    case .output: break
    case .handler(let handler, let ticket):
      defer { self.__6.__end(ticket) }
      handler(&a0)
    }
  }

  func token(_ a0: Int) -> Token {
    switch self.__7.__draw(a0, __H7.self) {
    case .output(let never): switch never {}
    case .handler(let handler, let ticket):
      defer { self.__7.__end(ticket) }
      return handler(a0)
    }
  }

  func decode<Value>(_ a0: String) throws -> Value {
    let member = self.__table.member(
      "decode(_:)",
      Value.self,
      as: UnderstudyTesting::Stub<String, Value, any Swift::Error>.self
    )
    switch try member.__draw(a0, ((String) throws -> Value).self) {
    case .output(let output): return output
    case .handler(let handler, let ticket):
      defer { member.__end(ticket) }
      do { return try handler(a0) } catch { throw member.__failed(ticket, error) }
    }
  }

  final class __Calls0: UnderstudyTesting::MemberCalls<
    (cloak: Cloak, for: String?), Int, PaymentError, __H0
  >, @unchecked Swift::Sendable
  {
    override func answers(
      fileID: StaticString = #fileID,
      line: UInt = #line,
      _ handler: @escaping __H0
    ) { super.answers(fileID: fileID, line: line, handler) }
  }

  struct On {
    fileprivate let __double: CloakroomDouble

    var limit: UnderstudyTesting::SettableMemberCalls<Void, Int, Never, __H1, Int, __H3> {
      .init(__double.__2, __H1.self, setter: __double.__3, __H3.self)
    }

    subscript(a0: UnderstudyTesting::Match<Int>)
      -> UnderstudyTesting::SettableMemberCalls<
        Int, String, Never, __H4, (hook: Int, newValue: String), __H5
      >
    { .init(__double.__4, __H4.self, setter: __double.__5, __H5.self, a0) }

    func store(
      _ a0: UnderstudyTesting::Match<Cloak> = .any,
      for a1: UnderstudyTesting::OptionalMatch<String> = .any
    ) -> __Calls0 {
      .init(__double.__0, __H0.self, a0, a1)
    }

    func price() -> UnderstudyTesting::MemberCalls<Void, Int, Never, __H1> {
      .init(__double.__1, __H1.self)
    }

    func sort(
      _ a0: UnderstudyTesting::Match<[String]> = .any
    ) -> UnderstudyTesting::MemberCalls<[String], Void, Never, __H6> {
      .init(__double.__6, __H6.self, a0)
    }

    func token(
      _ a0: UnderstudyTesting::Match<Int> = .any
    ) -> UnderstudyTesting::MemberCalls<Int, UnderstudyTesting::HandlerOnly, Never, __H7> {
      .init(__double.__7, __H7.self, a0)
    }

    func decode<Value>(
      _ a0: UnderstudyTesting::Match<String> = .any,
      as: Value.Type = Value.self
    ) -> UnderstudyTesting::MemberCalls<
      String, Value, any Swift::Error, (String) throws -> Value
    > {
      .init(
        __double.__table.member(
          "decode(_:)",
          Value.self,
          as: UnderstudyTesting::Stub<String, Value, any Swift::Error>.self
        ),
        ((String) throws -> Value).self,
        a0
      )
    }
  }
  var on: On { On(__double: self) }

  struct StaticOn {
    var isOpen:
      UnderstudyTesting::SettableMemberCalls<
        Void, Bool, Never, () -> Bool, Bool, (Bool) -> Void
      >
    {
      .init(
        CloakroomDouble.__s1,
        (() -> Bool).self,
        setter: CloakroomDouble.__s2,
        ((Bool) -> Void).self
      )
    }

    func initializer(
      hooks a0: UnderstudyTesting::Match<Int> = .any
    ) -> UnderstudyTesting::MemberCalls<Int, Void, Never, (Int) -> Void> {
      .init(CloakroomDouble.__s0, ((Int) -> Void).self, a0)
    }
  }
  static var on: StaticOn { StaticOn() }
}
