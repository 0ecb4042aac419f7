/// Whether one object leads to another, as far as its properties show.
struct ObjectPath {
  /// The type of the other one, as names of types contain it.
  private let name: String
  /// The objects that may still be looked at; beyond that, any may lead there.
  private var left = 200

  /// - Returns: whether the object holds one of the other's type, or a property for it, such as an injected one.
  static func leads(from object: Any, to other: Any) -> Bool {
    var path = ObjectPath(name: "\(type(of: other))")
    return path.leads(from: object, depth: 4)
  }

  private init(name: String) { self.name = name }

  private mutating func leads(from object: Any, depth: Int) -> Bool {
    left -= 1
    if left < 0 || isNamed(in: "\(type(of: object))") { return true }
    guard depth > 0 else { return false }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children where leads(from: child.value, depth: depth - 1) { return true }
      mirror = current.superclassMirror
    }
    return false
  }

  private func isNamed(in type: String) -> Bool {
    if name.contains("<") { return type.contains(name) }
    return type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
  }
}
