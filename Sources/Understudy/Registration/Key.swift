/// What a registration is found by: a type as the caller writes it, and an optional name.
///
/// `(any Mailer).self` and `SMTPMailer.self` are two keys, so are `Repository<Seat>` and
/// `Repository<Ticket>`, and so are one type under two names. Where a type is passed in a variable,
/// registering and resolving go by the type of that: a `Stage.Type` stands for `Stage`, whatever
/// subclass it holds.
///
/// ```swift
/// let backup = Key((any Mailer).self, name: "backup")
/// print(backup)  // Mailer(name: backup)
/// ```
///
/// - Complexity: making and comparing are O(1); the first hash of a named key is O(name).
public struct Key: Hashable, Sendable, CustomStringConvertible {
  /// The type as it was written at the call.
  public let type: any Any.Type
  /// The name, or `nil` for the unnamed registration of the type.
  public let name: String?
  /// Well-mixed bits: equal keys have equal ones.
  package let bits: UInt

  /// Makes a key.
  ///
  /// - Parameters:
  ///   - type: the type as registrations and resolves spell it, protocols as `(any P).self`.
  ///   - name: tells registrations of one type apart; `nil` and `""` differ.
  public init(_ type: any Any.Type, name: String? = nil) {
    self.type = type
    self.name = name
    bits = Key.bits(of: type, name: name)
  }

  /// A key with bits of the caller's choice, for tests of what happens when they collide.
  init(_ type: any Any.Type, name: String?, bits: UInt) {
    self.type = type
    self.name = name
    self.bits = bits
  }

  /// The same as the initializer, for places where a leading dot reads better.
  public static func of(_ type: any Any.Type, name: String? = nil) -> Key {
    Key(type, name: name)
  }

  /// Whether this key stands for the type, under whatever name.
  public func isFor(_ type: any Any.Type) -> Bool { self.type == type }

  @inline(__always)
  static func bits(of type: any Any.Type, name: String?) -> UInt {
    // Metadata pointers differ in their low and middle bits; the multiplication spreads them over
    // the high ones, and the fold brings those down to where tables look.
    let spread = UInt(bitPattern: ObjectIdentifier(type)) &* 0x9E37_79B9_7F4A_7C15
    let folded = spread ^ (spread >> 32)
    guard let name else { return folded }
    return folded ^ UInt(bitPattern: name.hashValue)
  }

  public static func == (left: Key, right: Key) -> Bool {
    left.bits == right.bits && left.type == right.type && left.name == right.name
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(bits) }

  public var description: String {
    let type = Key.readableName(of: type)
    return name.map { "\(type)(name: \($0))" } ?? type
  }

  /// `Mailer` for `any Mailer`, `Repository<Seat>` for a specialisation.
  static func readableName(of type: any Any.Type) -> String { String(describing: type) }
}
