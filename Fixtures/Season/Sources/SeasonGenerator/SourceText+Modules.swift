import SeasonModel

/// What a module is to the container.
extension SourceText {
  mutating func addModule(_ module: SeasonModule) {
    let names = module.dependencies.map { "\"\($0)\"" }
    let needs = names.isEmpty ? [] : ["dependsOn: [\(names.joined(separator: ", "))]"]
    add()
    add("func \(module.name)Module(_ log: BuildLog) -> Module {")
    if let list = needs.first, list.count + 6 > Self.width {
      addLongModule(module, names)
    } else {
      add(2, "Module(", ["\"\(module.name)\"", "layer: \"\(module.layer)\""] + needs, ") {")
    }
    add("    \(module.name)Parts(log)")
    add("  }")
    add("}")
  }

  private mutating func addLongModule(_ module: SeasonModule, _ names: [String]) {
    add("  Module(")
    add("    \"\(module.name)\",")
    add("    layer: \"\(module.layer)\",")
    add("    dependsOn: [")
    for name in names { add("      \(name),") }
    add("    ]")
    add("  ) {")
  }
}
