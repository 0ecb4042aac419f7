extension Key {
  /// Whether its type is a closure that can be registered as an instance.
  var isClosure: Bool { closure?.attributes.contains("@Sendable") == true }

  /// The name of what a closure of its type returns; `nil` if it is none.
  var resultOfClosure: Substring? { closure?.result }

  /// The type's name without its parameters, if it is that of a closure.
  private var closure: (attributes: String, result: Substring)? {
    let name = Key.readableName(of: type)
    // An arrow within brackets is that of a type argument, an element or a parameter.
    var (depth, attributes) = (0, "")
    for index in name.indices {
      switch name[index] {
      case ">" where name[..<index].last == "-":
        if depth == 0 { return (attributes, name[name.index(after: index)...]) }
      case "<", "(", "[": depth += 1
      case ">", ")", "]": depth -= 1
      case let character: if depth == 0 { attributes.append(character) }
      }
    }
    return nil
  }
}
