public import SeasonModel

/// Writes a season as Swift.
public struct SeasonSource: Sendable {
  /// How many registrations stand in one function: the compiler's time grows faster than they do.
  static let registrationsInFunction = 25

  private let graph: SeasonGraph
  private let seed: UInt64

  /// - Parameter seed: what the season was drawn from, for the head of each file.
  public init(_ graph: SeasonGraph, seed: UInt64) {
    self.graph = graph
    self.seed = seed
  }

  /// A file for each module, and one with the table of all.
  public var files: [GeneratedFile] { graph.modules.map(file(of:)) + [table] }

  private var head: [String] {
    [
      "// Drawn and written by `generate --seed \(seed)`: what is changed here is lost with the next run.",
      "",
    ]
  }

  private func file(of module: SeasonModule) -> GeneratedFile {
    let parts = graph.parts.filter { $0.module == module.name }
    var source = SourceText()
    for line in head { source.add(line) }
    source.add("internal import Understudy")
    source.add("internal import UnderstudyModules")
    for part in parts where part.name == nil || part.form == .protocol {
      source.addType(of: part, in: graph)
    }
    source.addModule(module)
    source.addParts(of: module, parts, in: graph)
    return GeneratedFile(name: "\(module.name.capitalised)Module.swift", text: source.text)
  }

  private var table: GeneratedFile {
    var source = SourceText()
    for line in head { source.add(line) }
    source.add("public import SeasonModel")
    source.add()
    source.add("/// What there is in the season, and what needs what.")
    source.add("public let seasonGraph = SeasonGraph(")
    source.add("  table: \"\"\"")
    for line in graph.table { source.add("    \(line)") }
    source.add("    \"\"\"")
    source.add(")")
    return GeneratedFile(name: "SeasonGraph.swift", text: source.text)
  }
}

extension String {
  var capitalised: String { prefix(1).uppercased() + dropFirst() }
  var uncapitalised: String { prefix(1).lowercased() + dropFirst() }
}
