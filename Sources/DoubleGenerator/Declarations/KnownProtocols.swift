#if Macros
import SwiftParser
import SwiftSyntax

/// What the generator knows of the standard library's protocols, whose sources it does not see.
enum KnownProtocols {
  /// Protocols without requirements that a class has to fulfil in its body.
  static let empty: Set<String> = [
    "Sendable", "SendableMetatype", "AnyObject", "Error", "LocalizedError", "CustomNSError",
    "Copyable", "Escapable", "Any", "NSObjectProtocol", "ObservableObject", "Observable",
  ]

  /// Members that a double has by its identity, and the operator that stands for each.
  static let identities: [String: [String]] = [
    "Equatable": [equality],
    "Hashable": [
      equality,
      "nonisolated func hash(into hasher: inout Swift::Hasher) "
        + "{ hasher.combine(Swift::ObjectIdentifier(self)) }",
    ],
    "Comparable": [
      equality,
      "nonisolated static func < (left: DOUBLE, right: DOUBLE) -> Swift::Bool "
        + "{ Swift::ObjectIdentifier(left) < Swift::ObjectIdentifier(right) }",
    ],
    "Encodable": [encoding],
    "Decodable": [decoding],
    "Codable": [encoding, decoding],
    "CustomStringConvertible": [
      #"nonisolated var description: Swift::String { "DOUBLE" }"#
    ],
    "CustomDebugStringConvertible": [
      #"nonisolated var debugDescription: Swift::String { "DOUBLE" }"#
    ],
  ]

  private static let equality =
    "nonisolated static func == (left: DOUBLE, right: DOUBLE) -> Swift::Bool { left === right }"
  private static let encoding =
    "nonisolated func encode(to encoder: any Swift::Encoder) throws {}"
  private static let decoding =
    "nonisolated convenience init(from decoder: any Swift::Decoder) throws { self.init() }"

  /// Protocols that are read like those of any source.
  private static let text = """
    public protocol Identifiable<ID> { associatedtype ID: Hashable; var id: ID { get } }
    public protocol IteratorProtocol<Element> { associatedtype Element; mutating func next() -> Element? }
    public protocol Sequence<Element> { associatedtype Element where Element == Iterator.Element; associatedtype Iterator: IteratorProtocol; func makeIterator() -> Iterator }
    public protocol AsyncIteratorProtocol<Element> { associatedtype Element; mutating func next() async throws -> Element? }
    public protocol AsyncSequence<Element> { associatedtype Element where Element == AsyncIterator.Element; associatedtype AsyncIterator: AsyncIteratorProtocol; func makeAsyncIterator() -> AsyncIterator }
    public protocol Clock<Duration>: Sendable { associatedtype Duration where Duration == Instant.Duration; associatedtype Instant: InstantProtocol; var now: Instant { get }; var minimumResolution: Instant.Duration { get }; func sleep(until deadline: Instant, tolerance: Instant.Duration?) async throws }
    public protocol RawRepresentable<RawValue> { associatedtype RawValue; init?(rawValue: RawValue); var rawValue: RawValue { get } }
    """

  static let declarations: [ProtocolDeclaration] = Parser.parse(source: text).statements
    .compactMap { $0.item.as(ProtocolDeclSyntax.self) }
    .map {
      ProtocolDeclaration(
        name: $0.name.text,
        module: "Swift",
        scope: [],
        syntax: $0,
        imports: [],
        condition: nil,
        access: .public,
        path: "",
        isBuiltIn: true
      )
    }
}
#endif
