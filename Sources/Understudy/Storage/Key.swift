/// Identifies a registration: a type as the caller writes it, and an optional name.
///
/// `(any Mailer).self` and `SMTPMailer.self` are two keys, so are `Repository<Seat>` and
/// `Repository<Ticket>`, and so are one type under two names. If the type is passed in a variable,
/// the variable's type counts for registering and resolving: a `Stage.Type` stands for `Stage`,
/// whatever subclass it holds.
///
/// ```swift
/// let backup = Key.of((any Mailer).self, name: "backup")
/// print(backup)  // Mailer(name: backup)
/// ```
///
/// - Complexity: making and comparing are O(1); the first hash of a named key is O(name).
public struct Key: Hashable, Sendable, CustomStringConvertible {
  /// The type as it is written at the call.
  public let type: any Any.Type
  /// The name, or `nil` for the unnamed registration of the type.
  public let name: String?
  /// Well-mixed bits: equal keys have equal ones.
  package let bits: UInt

  /// Makes a key, as ``of(_:name:)`` does.
  @usableFromInline
  package init(_ type: any Any.Type, name: String? = nil) {
    self.type = type
    self.name = name
    bits = Key.bits(of: type, name: name)
  }

  /// Makes a key with the given bits, to test collisions.
  init(_ type: any Any.Type, name: String?, bits: UInt) {
    self.type = type
    self.name = name
    self.bits = bits
  }

  /// Makes a key.
  ///
  /// - Parameters:
  ///   - type: the type as registrations and resolves spell it, protocols as `(any P).self`.
  ///   - name: distinguishes registrations of one type; `nil` and `""` differ.
  public static func of(_ type: any Any.Type, name: String? = nil) -> Key {
    Key(type, name: name)
  }

  /// Whether this key is for the type, under any name.
  package func isFor(_ type: any Any.Type) -> Bool { self.type == type }

  @inline(__always)
  static func bits(of type: any Any.Type, name: String?) -> UInt {
    // Metadata pointers differ in their low and middle bits; the multiplication spreads them over
    // the high bits, and the fold moves those down to the bits that tables use.
    let spread = UInt(bitPattern: ObjectIdentifier(type)) &* 0x9E37_79B9_7F4A_7C15
    let folded = spread ^ (spread >> 32)
    guard let name else { return folded }
    return folded ^ UInt(bitPattern: name.hashValue)
  }

  public static func == (left: Key, right: Key) -> Bool {
    left.bits == right.bits && left.type == right.type && left.name == right.name
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(bits) }

  /// The type, with the name in parentheses if there is one.
  public var description: String {
    let type = Key.readableName(of: type)
    return name.map { "\(type)(name: \($0))" } ?? type
  }

  /// The type's name in texts: `Mailer` for `any Mailer`, `Repository<Seat>` for a specialisation.
  ///
  /// It is that of `String(describing:)`, which first asks whether the metatype describes itself:
  /// each such question scans the conformances of the whole process, once for each type.
  static func readableName(of type: any Any.Type) -> String {
    withArguments(_typeName(type, qualified: false))
  }

  /// Writes `any Clock<Duration>` for the runtime's `any Clock<Self.Clock.Duration == Duration>`.
  private static func withArguments(_ name: String) -> String {
    guard name.contains(" == ") else { return name }
    let parts = name.split(separator: "Self.", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { text, part in
      text += part.firstRange(of: " == ").map { part[$0.upperBound...] } ?? "Self." + part
    }
  }
}
