#if Macros
/// Writes a double.
struct DoubleRenderer {
  let model: DoubleModel

  /// The type alone.
  var declaration: String {
    let first = (model.attributes + [model.access + head + " {"]).joined(separator: "\n")
    return first + "\n" + body.indented(by: 2) + "\n}\n"
  }

  func text() -> String {
    var text = declaration
    if !model.declaration.scope.isEmpty {
      let scope = model.qualified(model.declaration.scope)
      text = "extension \(scope) {\n\(text.trimmed.indented(by: 2))\n}\n"
    }
    if model.hidesDoor { text += freeDoor }
    if let fallback { text += fallback }
    guard let condition = model.declaration.condition else { return text }
    return "#if \(condition)\n\(text)#endif\n"
  }

  private var isolation: String {
    if let isolation = model.isolation { return isolation + " " }
    // A subclass is isolated like its superclass.
    return model.superclass == nil && !model.isActor ? "nonisolated " : ""
  }

  private var head: String {
    let conformance = model.isolation == nil ? "" : "nonisolated "
    let double = conformance + "UnderstudyTesting::GeneratedDouble"
    let suffix = "\(model.whereClause)"
    if model.isActor {
      return "actor \(model.name)\(model.genericClause): \(model.protocolName), \(double)"
        + suffix
    }
    let parents = [
      model.superclass, conformance + model.protocolName, double,
      "@unchecked Swift::Sendable",
    ]
    return "\(isolation)final class \(model.name)\(model.genericClause): "
      + parents.compactMap { $0 }.joined(separator: ", ") + suffix
  }

  private var body: String {
    let access = model.memberAccess
    var parts = model.bound.map { "\(access)typealias \($0.name) = \($0.type)" }
    let stubs = StubRenderer(model: model)
    parts += grouped(model.members) { stubs.storage(of: $0) }
    let nonisolated = model.isolation == nil ? "nonisolated " : ""
    if model.instanceMembers.contains(where: \.isInTable) {
      parts.append(
        "\(nonisolated)let __table = UnderstudyTesting::MemberTable(of: \"\(model.reportedName)\")"
      )
    }
    parts.append(initializer)
    parts += model.requiredInitializers.map { model.memberAccess + $0 }
    parts += model.identities.map { model.memberAccess + $0 }
    let witnesses = WitnessRenderer(model: model)
    parts += grouped(model.members) { [witnesses.text(of: $0)] }
    parts += doors
    return parts.joined(separator: "\n")
  }

  /// The initializer, which notes the line that makes the double.
  private var initializer: String {
    let isolation = model.isActor || model.superclass != nil ? "" : "nonisolated "
    let first = model.superclass == nil ? "" : "super.init(); "
    let made = """
      \(isolation)\(model.memberAccess)init(fileID: Swift::StaticString = #fileID, \
      filePath: Swift::StaticString = #filePath, line: Swift::UInt = #line, \
      column: Swift::UInt = #column) { \
      \(first)self.__isMade(fileID: fileID, filePath: filePath, line: line, column: column) }
      """
    guard model.requiresPlainInitializer else { return made }
    // Swift takes none with default arguments for the protocol's.
    return model.superclass == nil
      ? "\(isolation)\(model.memberAccess)init() {}"
      : "\(model.memberAccess)\(model.plainInitializerModifier)init() { super.init() }"
  }

  private var doors: [String] {
    let renderer = DoorRenderer(model: model)
    let isolation = model.isolation.map { $0 + " " } ?? "nonisolated "
    var parts = grouped(model.members) { [renderer.callsClass(of: $0)].compactMap { $0 } }
    if !model.instanceMembers.isEmpty {
      let members = grouped(model.instanceMembers) { renderer.texts(of: $0) }
      let lines = ["fileprivate let __double: \(model.name)\(model.genericArguments)"] + members
      parts.append(door(model.doorType, isolation, lines + tags(model.instanceMembers)))
      if !model.hidesDoor {
        let isNonisolated = model.isolation == nil ? "nonisolated " : ""
        parts.append(
          "\(isNonisolated)\(model.memberAccess)var on: \(model.doorType) { \(model.doorType)(__double: self) }"
        )
      }
    }
    if !model.typeMembers.isEmpty {
      let members = grouped(model.typeMembers) { renderer.texts(of: $0) }
      let type = model.staticsType
      parts.append(door(type, isolation, members + tags(model.typeMembers)))
      let isNonisolated = model.isolation == nil ? "nonisolated " : ""
      parts.append(
        "\(isNonisolated)\(model.memberAccess)static var \(model.staticsName): \(type) { \(type)() }"
      )
    }
    return parts
  }

  private func door(_ name: String, _ isolation: String, _ lines: [String]) -> String {
    "\(isolation)\(model.memberAccess)struct \(name): Swift::Sendable {\n"
      + lines.joined(separator: "\n").indented(by: 2) + "\n}"
  }

  /// The types of arguments that tell overloads apart.
  private func tags(_ members: [Member]) -> [String] {
    let tags = members.flatMap(\.tags)
    let access = "nonisolated \(model.memberAccess)"
    return (tags.contains(.async) ? ["\(access)enum __Async { case async }"] : [])
      + (tags.contains(.inOut) ? ["\(access)enum __InOut { case `inout` }"] : [])
  }

  /// The lines of members, those under one condition within its `#if`.
  private func grouped(_ members: [Member], _ lines: (Member) -> [String]) -> [String] {
    var parts: [String] = []
    var condition: String?
    for member in members {
      let own = lines(member)
      if own.isEmpty { continue }
      if member.condition != condition {
        if condition != nil { parts.append("#endif") }
        if let new = member.condition { parts.append("#if \(new)") }
        condition = member.condition
      }
      parts += own
    }
    if condition != nil { parts.append("#endif") }
    return parts
  }

  private var freeDoor: String {
    let isolation = model.isolation ?? "nonisolated"
    let type = model.qualifiedName + model.genericArguments
    return """
      \(isolation) \(model.memberAccess)func on\(model.genericClause)(_ double: \(type)) -> \(type).\(model.doorType)\
      \(model.whereClause) {
        \(type).\(model.doorType)(__double: double)
      }

      """
  }

  /// What stands in where a container has no registration, for doubles that need no types.
  private var fallback: String? {
    guard model.declaration.scope.isEmpty, model.parameters.isEmpty, model.isCopyable,
      model.isolation == nil, model.superclass == nil, !model.name.hasPrefix("`")
    else { return nil }
    let attributes = model.attributes.map { $0 + "\n" }.joined()
    return """
      \(attributes)nonisolated \(model.memberAccess)enum __\(model.name)Fallback: \
      UnderstudyTesting::GeneratedFallback { \
      \(model.memberAccess)static func fallback() -> any \(model.protocolName) { \(model.name)() } }

      """
  }
}

extension String {
  /// The text without the line break at its end.
  fileprivate var trimmed: String { hasSuffix("\n") ? String(dropLast()) : self }
}
#endif
