#if Macros
/// Writes the file of a test target's doubles.
struct FileRenderer {
  let models: [DoubleModel]
  let testModule: String
  let access: ProtocolDeclaration.Access
  let modulesWithImportAccess: Set<String>

  func text() -> String {
    var text = """
      // Doubles that the tests name, generated from the protocols. Edits are overwritten.
      // swift-format-ignore-file
      // swiftlint:disable all

      """
    if !models.isEmpty { text += imports }
    for model in models { text += "\n" + DoubleRenderer(model: model).text() }
    return text
  }

  private var imports: String {
    var internals: Set<String> = []
    var modules: Set<String> = []
    var copied: Set<ImportLine> = []
    for model in models {
      modules.formUnion(model.modules)
      // What other modules see of a double is visible without @testable, which release builds lack.
      if model.memberAccess.isEmpty, model.declaration.access < .public {
        internals.formUnion(model.modules)
      }
      copied.formUnion(model.imports)
    }
    modules.remove(testModule)
    let testable = modules.sorted().map { module in
      (internals.contains(module) ? "@testable " : "") + "import \(module)"
    }
    let taken = modules.union(["UnderstudyTesting", testModule])
    let others = copied.filter { line in
      !taken.contains { line.text.hasSuffix("import \($0)") }
    }
    let own = (["import UnderstudyTesting"] + testable).map { accessible($0, to: access) }
    let groups = Dictionary(grouping: others) { $0.condition ?? "" }.sorted { $0.key < $1.key }
    let lines = groups.flatMap { condition, list in
      condition.isEmpty ? texts(of: list) : ["#if \(condition)"] + texts(of: list) + ["#endif"]
    }
    return (own + lines).joined(separator: "\n") + "\n"
  }

  /// The lines, each once, with the access that the members of doubles need for the module's types.
  private func texts(of lines: [ImportLine]) -> [String] {
    let needed = lines.map { line in
      let unstated: ProtocolDeclaration.Access =
        modulesWithImportAccess.contains(line.module) ? .internal : .public
      return (line.text, min(line.access ?? unstated, access))
    }
    return Dictionary(needed, uniquingKeysWith: max).sorted { $0.key < $1.key }
      .map { accessible($0.key, to: $0.value) }
  }

  private func accessible(_ line: String, to access: ProtocolDeclaration.Access) -> String {
    line.replacing("import ", with: access.modifier + "import ")
  }
}
#endif
