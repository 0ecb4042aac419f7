#if Macros
/// Writes the imports of a file of doubles: those of the toolkit and of the protocols' modules, and what
/// the protocols' files import themselves.
///
/// Under `InternalImportsByDefault` an import has to be as accessible as what it is used in, and Swift warns
/// where it is more.
struct ImportRenderer {
  typealias Access = ProtocolDeclaration.Access

  let doubles: [(model: DoubleModel, text: String)]
  let testModule: String
  let access: Access
  let modulesWithImportAccess: Set<String>
  let isDeclared: (String, Set<String>) -> Bool

  func text() -> String {
    var modules: [String: Access] = [:]
    var testable: Set<String> = Set(
      doubles.flatMap(\.model.imports).compactMap(\.testableModule)
    )
    var copied: [ImportLine] = []
    for (model, text) in doubles {
      let access = min(access, model.declaration.access)
      for module in model.modules { modules[module] = max(modules[module] ?? .internal, access) }
      // What other modules see of a double is visible without @testable, which release builds lack; but
      // for a class that is not open.
      if model.superclass != nil || (access == .internal && model.declaration.access < .public) {
        testable.formUnion(model.modules)
      }
      let mayNeed = access > .internal && hasUnknownTypes(model, text)
      copied += model.imports.map { accessible($0, to: mayNeed ? access : .internal) }
    }
    let widest = modules.values.max() ?? .internal
    modules[testModule] = nil
    let own = modules.sorted { $0.key < $1.key }.map { module, access in
      (testable.contains(module) ? "@testable " : "") + "\(access.modifier)import \(module)"
    }
    let taken = modules.keys + ["UnderstudyTesting", testModule]
    let others = copied.filter { line in
      !taken.contains { line.text.hasSuffix("import \($0)") }
    }
    let groups = Dictionary(grouping: others) { $0.condition ?? "" }.sorted { $0.key < $1.key }
    let lines = groups.flatMap { condition, list in
      condition.isEmpty ? texts(of: list) : ["#if \(condition)"] + texts(of: list) + ["#endif"]
    }
    return
      (["\(widest.modifier)import UnderstudyTesting"] + own + lines + uses(of: modules))
      .joined(separator: "\n") + "\n"
  }

  /// Declarations that use the modules whose protocols the doubles alone conform to, which is no use that
  /// Swift counts.
  private func uses(of modules: [String: Access]) -> [String] {
    modules.filter { $0.value > .internal }.sorted { $0.key < $1.key }.flatMap {
      module,
      access -> [String] in
      let models = doubles.map(\.model).filter {
        $0.declaration.module == module && $0.attributes.isEmpty && !$0.name.hasPrefix("`")
          && min(self.access, $0.declaration.access) == access
      }
      func use(of model: DoubleModel) -> String {
        "\(access.modifier)typealias __\(model.name)Protocol = any \(model.protocolName)"
      }
      if let model = models.first(where: { $0.declaration.condition == nil }) {
        return [use(of: model)]
      }
      return models.flatMap { model in
        ["#if \(model.declaration.condition ?? "")", use(of: model), "#endif"]
      }
    }
  }

  /// The lines, each once, as accessible as one of them is.
  private func texts(of lines: [ImportLine]) -> [String] {
    Dictionary(lines.map { ($0.text, $0.access ?? .internal) }, uniquingKeysWith: max)
      .sorted { $0.key < $1.key }
      .map { line, access in line.replacing("import ", with: access.modifier + "import ") }
  }

  private func accessible(_ line: ImportLine, to access: Access) -> ImportLine {
    let unstated = modulesWithImportAccess.contains(line.module) ? Access.internal : .public
    var line = line
    line.access = min(line.access ?? unstated, access)
    return line
  }

  /// Whether a double names types that neither the sources nor the standard library declare, so that an
  /// import has to.
  private func hasUnknownTypes(_ model: DoubleModel, _ text: String) -> Bool {
    let own = model.parameters.map(\.name) + model.members.flatMap { $0.generics.map(\.name) }
    let written = [model.name, model.doorType, model.staticsType]
    let known = model.modules.union(own + written + ["Swift", "UnderstudyTesting"])
      .union(StandardTypes.names)
    return text.typeNames.subtracting(known).contains { !isDeclared($0, model.modules) }
  }
}

extension String {
  /// The capitalized names in Swift source, but for those with something before a `.` or `::`.
  fileprivate var typeNames: Set<String> {
    var names: Set<String> = []
    var name = ""
    var last: Character = " "
    func end() {
      if let first = name.first, first.isUppercase { names.insert(name) }
      name = ""
    }
    for character in self {
      if character.isLetter || character.isNumber || character == "_" {
        if !name.isEmpty || (last != "." && last != ":" && !last.isNumber) {
          name.append(character)
        }
      } else {
        end()
      }
      last = character.isLetter || character.isNumber || character == "_" ? "1" : character
    }
    end()
    return names
  }
}
#endif
