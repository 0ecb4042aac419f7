/// The registered keys that a lookup of a missing key may have meant.
package struct NearMisses {
  /// The names registered for the same type, sorted; `(unnamed)` for none.
  let names: [String]
  /// The closest keys, best first; at most three.
  let keys: [Key]

  init(of wanted: Key, among known: [Key]) {
    names = known.filter { $0.isFor(wanted.type) }.map { $0.name ?? "(unnamed)" }.sorted()
    let wantedName = wanted.description.lowercased()
    let limit = max(2, wantedName.count / 3)
    keys =
      known
      .map { (key: $0, distance: Self.distance($0, from: wanted, lowercased: wantedName)) }
      .filter { $0.distance <= limit }
      .sorted { ($0.distance, $0.key.description) < ($1.distance, $1.key.description) }
      .prefix(3)
      .map(\.key)
  }

  /// Whether what is registered for a key may have been meant to replace another one.
  static func isDouble(_ key: Key, for live: Key) -> Bool {
    key.isFor(live.type) || (key.name == live.name && conforms(key.type, to: live.type))
  }

  private static func distance(_ key: Key, from wanted: Key, lowercased text: String) -> Int {
    if key.isFor(wanted.type) { return 0 }
    // Type inference made `T?` of an intended `T`.
    if let optional = wanted.type as? any IndirectInjection.Type, key.isFor(optional.target) {
      return key.name == wanted.name ? -1 : 0
    }
    if key.name == wanted.name {
      if conforms(key.type, to: wanted.type) { return 0 }
      // `MailerSpy`, where only its protocol is registered.
      if conforms(wanted.type, to: key.type) { return 1 }
    }
    let known = key.description.lowercased()
    // A closure that makes something else.
    if let result = wanted.resultOfClosure, key.resultOfClosure != result { return .max }
    // `SMTPMailer` for `Mailer`: registered by its own type instead of the protocol.
    if min(known.count, text.count) > 2, known.contains(text) || text.contains(known) { return 1 }
    return editDistance(Array(text.utf8), Array(known.utf8))
  }

  /// Whether instances of a type also have another type: a protocol, or a superclass.
  ///
  /// A protocol whose name the runtime cannot find, such as a private one, counts as not satisfied.
  static func conforms(_ type: any Any.Type, to other: any Any.Type) -> Bool {
    guard type != other, let name = _mangledTypeName(other) else { return false }
    // The metatype of conforming types, `any P.Type`, and not that of the protocol, `(any P).Type`.
    guard let metatype = _typeByName(name + "Xp") ?? _typeByName(name + "m") else { return false }
    func has<Metatype>(_: Metatype.Type) -> Bool { type as Any is Metatype }
    return _openExistential(metatype, do: has)
  }

  /// The Levenshtein distance. O(n · m).
  package static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (leftIndex, leftByte) in left.enumerated() {
      var diagonal = row[0]
      row[0] = leftIndex + 1
      for (rightIndex, rightByte) in right.enumerated() {
        let substituted = diagonal + (leftByte == rightByte ? 0 : 1)
        diagonal = row[rightIndex + 1]
        row[rightIndex + 1] = min(substituted, diagonal + 1, row[rightIndex] + 1)
      }
    }
    return row[right.count]
  }
}
