import SeasonModel

/// The registrations of a module.
extension SourceText {
  mutating func addParts(of module: SeasonModule, _ parts: [SeasonPart], in graph: SeasonGraph) {
    let size = SeasonSource.registrationsInFunction
    let groups = stride(from: 0, to: parts.count, by: size).map { start in
      Array(parts[start..<min(start + size, parts.count)])
    }
    let names = groups.indices.map { "\(module.name)Parts\($0 + 1)" }
    add()
    add("/// All \(parts.count) of them.")
    add("@RegistrationBuilder")
    add("func \(module.name)Parts(_ log: BuildLog) -> [any AnyRegistration] {")
    for name in names { add("  \(name)(log)") }
    add("}")
    for (name, group) in zip(names, groups) {
      add()
      add("@RegistrationBuilder")
      add("private func \(name)(_ log: BuildLog) -> [any AnyRegistration] {")
      for part in group { addRegistration(of: part, in: graph) }
      add("}")
    }
  }
}

extension SourceText {
  private mutating func addRegistration(of part: SeasonPart, in graph: SeasonGraph) {
    let arguments = part.arguments(part.dependencies.compactMap { graph[$0] })
    let head = part.registrationHead
    let tail = part.isLive ? "}.live()" : "}"
    guard part.form != .instance else {
      let instance = "instance: \(part.type)(stamp: Stamp(\"\(part.key)\"))"
      return add(2, "Registration(", ["\(part.type).self", instance], ")")
    }
    let line = "  \(head)) { \(part.making)\(arguments.joined(separator: ", "))) \(tail)"
    if !part.isAsynchronous, line.count <= Self.width { return add(line) }
    add("  \(head)) {\(part.isAsynchronous ? " (resolver: Resolver) async throws in" : "")")
    add(4, part.making, arguments, ")")
    add("  \(tail)")
  }
}

extension SeasonPart {
  /// A registration up to what may follow its key.
  fileprivate var registrationHead: String {
    let type = form == .protocol ? "(any \(type))" : type
    let name = name.map { ", name: \"\($0)\"" } ?? ""
    return "Registration(\(type).self\(name)\(manner)"
  }

  private var manner: String {
    switch lifetime {
    case .singleton: ""
    case .transient: form == .factory ? ", with: Int.self" : ", lifetime: .transient"
    case .weak: ", lifetime: .weak"
    case .graph: ", lifetime: .graph"
    case .scoped: ", lifetime: .scoped(.evening)"
    }
  }

  /// The call up to its arguments.
  fileprivate var making: String {
    let effects = isAsynchronous ? "try await " : dependencies.isEmpty ? "" : "try "
    return "\(effects)\(implementation)("
  }

  fileprivate func arguments(_ needs: [SeasonPart]) -> [String] {
    let resolver = isAsynchronous ? "resolver" : "$0"
    let resolved = needs.map { need in
      let name = need.name.map { "name: \"\($0)\"" } ?? ""
      return "\(need.property): \(resolver).resolve(\(name))"
    }
    let number = form == .factory ? ["number: $1"] : []
    return resolved + number + ["stamp: log.stamp(\"\(form == .factory ? type : key)\")"]
  }
}
