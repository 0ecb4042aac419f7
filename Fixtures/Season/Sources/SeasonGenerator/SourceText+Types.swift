import SeasonModel

/// The types of parts.
extension SourceText {
  mutating func addType(of part: SeasonPart, in graph: SeasonGraph) {
    add()
    if part.form == .protocol, part.name == nil {
      add("protocol \(part.type): Part {}")
      add()
    }
    let isStruct = part.form == .struct || part.form == .instance
    let needs = part.dependencies.compactMap { graph[$0] }
    add("\(isStruct ? "struct" : "final class") \(part.implementation): \(part.superpart) {")
    for need in needs { add("  let \(need.property): \(need.spelledType)") }
    if part.form == .factory { add("  let number: Int") }
    add("  let stamp: Stamp")
    if !isStruct { addInitializer(of: part, needs) }
    add()
    let parts = needs.filter { $0.form != .factory }.map(\.property)
    addParts(parts)
    add("}")
  }

  private mutating func addParts(_ parts: [String]) {
    let list = "[\(parts.joined(separator: ", "))]"
    let line = "  var parts: [any Part] { \(list) }"
    // A list may not use the last columns: there has to be room for a comma.
    guard line.count > Self.width - 1 else { return add(line) }
    add("  var parts: [any Part] {")
    if list.count + 4 < Self.width {
      add("    \(list)")
    } else {
      add("    [")
      for part in parts { add("      \(part),") }
      add("    ]")
    }
    add("  }")
  }

  private mutating func addInitializer(of part: SeasonPart, _ needs: [SeasonPart]) {
    var properties = needs.map { ($0.property, $0.spelledType) }
    if part.form == .factory { properties.append(("number", "Int")) }
    properties.append(("stamp", "Stamp"))
    add()
    add(2, "init(", properties.map { "\($0): \($1)" }, ") {")
    for (name, _) in properties { add("    self.\(name) = \(name)") }
    add("  }")
  }
}

extension SeasonPart {
  /// The class or struct that is made.
  var implementation: String {
    guard form == .protocol else { return type }
    let maker = ModulePlan.all.first { $0.name == module }!.maker
    return (name?.capitalised ?? "") + maker + type
  }

  /// What it is declared to be.
  var superpart: String { form == .protocol ? type : "Part" }

  /// Its type as code says it.
  var spelledType: String {
    switch form {
    case .class, .struct, .instance: type
    case .protocol: "any \(type)"
    case .factory: "ParameterizedFactory<Int, \(type)>"
    }
  }

  /// What those who need it call it.
  var property: String {
    name.map { $0 + type } ?? type.uncapitalised + (form == .factory ? "s" : "")
  }
}
