/// The season as a table that people can read, in lines of at most a hundred characters.
///
/// ```
/// module sales | trade
///   platform; seating
/// SaleDesk | sales | singleton class | live
///   HouseClock; SeatMap
/// ```
extension SeasonGraph {
  /// The lines of the table.
  public var table: [String] {
    modules.flatMap { [$0.line] + wrapped($0.dependencies) }
      + parts.flatMap { [$0.line] + wrapped($0.dependencies) }
  }

  /// Reads a table.
  ///
  /// - Parameter table: what ``table`` gives; it traps on anything else.
  public init(table: String) {
    var modules: [SeasonModule] = []
    var parts: [SeasonPart] = []
    for line in table.split(separator: "\n") {
      if line.hasPrefix("module ") {
        modules.append(SeasonModule(line: line))
      } else if line.hasPrefix("  "), parts.isEmpty {
        modules[modules.count - 1].dependencies += listed(in: line.dropFirst(2))
      } else if line.hasPrefix("  ") {
        parts[parts.count - 1].dependencies += listed(in: line.dropFirst(2))
      } else {
        parts.append(SeasonPart(line: line))
      }
    }
    self.init(modules: modules, parts: parts)
  }
}

extension SeasonModule {
  fileprivate var line: String { "module \(name) | \(layer)" }

  fileprivate init(line: Substring) {
    let fields = line.dropFirst("module ".count).split(separator: " | ")
    self.init(name: String(fields[0]), layer: String(fields[1]), dependencies: [])
  }
}

extension SeasonPart {
  private static let factory = "ParameterizedFactory<Int, "

  fileprivate var line: String {
    let marks = (isAsynchronous ? ["asynchronous"] : []) + (isLive ? ["live"] : [])
    return ([key, module, "\(lifetime.rawValue) \(form.rawValue)"] + marks)
      .joined(separator: " | ")
  }

  fileprivate init(line: Substring) {
    let fields = line.split(separator: " | ")
    let kind = fields[2].split(separator: " ")
    let halves = fields[0].split(separator: "(name: ")
    let isFactory = halves[0].hasPrefix(Self.factory)
    self.init(
      type: String(isFactory ? halves[0].dropFirst(Self.factory.count).dropLast() : halves[0]),
      name: halves.count > 1 ? String(halves[1].dropLast()) : nil,
      module: String(fields[1]),
      lifetime: Lifetime(rawValue: String(kind[0]))!,
      form: Form(rawValue: String(kind[1]))!,
      isAsynchronous: fields.contains("asynchronous"),
      isLive: fields.contains("live")
    )
  }
}

/// As many keys as a line takes.
private func wrapped(_ keys: [String]) -> [String] {
  var lines: [String] = []
  for key in keys {
    if let last = lines.last, last.count + key.count < 95 {
      lines[lines.count - 1] = "\(last); \(key)"
    } else {
      lines.append("  \(key)")
    }
  }
  return lines
}

private func listed(in line: Substring) -> [String] {
  line.split(separator: "; ").map(String.init)
}
