#if Macros
/// Writes the file of a test target's doubles.
struct FileRenderer {
  let models: [DoubleModel]
  let testModule: String

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
      if model.declaration.access < .public { internals.formUnion(model.modules) }
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
    let unconditional = others.filter { $0.condition == nil }.map(\.text).sorted()
    let conditional = Dictionary(grouping: others.filter { $0.condition != nil }) {
      $0.condition ?? ""
    }
    var lines = ["import UnderstudyTesting"] + testable + unconditional
    for (condition, list) in conditional.sorted(by: { $0.key < $1.key }) {
      lines += ["#if \(condition)"] + list.map(\.text).sorted() + ["#endif"]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
#endif
