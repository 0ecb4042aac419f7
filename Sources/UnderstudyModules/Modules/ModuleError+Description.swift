import Understudy

extension ModuleError: CustomStringConvertible {
  /// The problem, the modules, the sites and the fix, on several lines.
  public var description: String {
    if case .refused(let error) = defect { return text(of: error) }
    return ([headline] + places + ["fix: \(remedy)"]).joined(separator: "\n  ")
  }

  /// The text of the container's refusal, with the line of the configuration.
  private func text(of error: ContainerError) -> String {
    guard error.context.resolvedAt == configuredAt else {
      let site = "\n  configured at \(configuredAt)"
      return error.description.replacing("\n  fix: ", with: "\(site)\n  fix: ", maxReplacements: 1)
    }
    guard error.kind == .containerClosed else { return error.description }
    return error.description(placing: "configured", fix: "configure it before it closes.")
  }

  var headline: String {
    switch defect {
    case .emptySet: "There are no modules in the set."
    case .duplicateModules(let groups):
      groups.count == 1
        ? "Two modules of the set are called \(groups[0][0].name)."
        : "\(groups.count) module names are used more than once in the set."
    case .missingModules(let missing):
      missing.count == 1
        ? "Module \(missing[0].name) is needed but not in the set."
        : "\(missing.count) modules are needed but not in the set."
    case .circular(let paths):
      paths.count == 1
        ? "Module \(paths[0][0].name) depends on itself."
        : "There are \(paths.count) dependency cycles between modules."
    case .nothingReplaced(let strays):
      strays.count == 1
        ? "Module \(strays[0].culprit.name) cannot replace anything: the set has no module with "
          + "this name."
        : "\(strays.count) modules cannot replace anything: the set has no modules with their "
          + "names."
    case .invalid(let invalid):
      invalid.count == 1
        ? "Module \(invalid[0].culprit.name) cannot be prepared: \(invalid[0].defect.text)."
        : "\(invalid.count) modules cannot be prepared."
    case .requiresAsync(let culprits):
      culprits.count == 1
        ? "Module \(culprits[0].name) can only be configured by asynchronous code."
        : "\(culprits.count) modules can only be configured by asynchronous code."
    case .duplicateRegistrations(let clashes):
      clashes.count == 1
        ? "\(clashes[0].key) is registered twice by the modules of one set."
        : "\(clashes.count) keys are registered twice by the modules of one set."
    case .moduleFailed(let culprit, let underlying, _):
      "Module \(culprit.name) failed: \(underlying)"
    case .limitExceeded(let culprit, let limit, _):
      "Module \(culprit.name) was not prepared within \(limit)."
    case .dependencyFailed(let culprit, let dependency, _):
      "Module \(culprit.name) needs \(dependency.name), which failed."
    case .crossed:
      "A module configures a container whose configuration waits for the module's own container."
    case .nested: "A module configures the container that it is being prepared for."
    case .busy: "The container is being configured by asynchronous code, and this call cannot wait."
    case .timedOut(_, let limit):
      "Another thread has been configuring the container for \(limit), so this call stopped "
        + "waiting."
    case .refused(let error): error.description
    }
  }

  private var places: [String] {
    var lines = ["configured at \(configuredAt)"]
    if let containerLabel { lines.append("container: \"\(containerLabel)\"") }
    return lines + details
  }

  private var details: [String] {
    switch defect {
    case .emptySet, .refused: []
    case .duplicateModules(let groups):
      groups.map { group in
        "- \(group[0].name), at \(group.map { "\($0.site)" }.joined(separator: ", "))"
      }
    case .missingModules(let missing): missing.map(\.line)
    case .circular(let paths):
      paths.map { path in
        "- " + path.map { "\($0.name)" }.joined(separator: " → ")
          + " (\(path.dropLast().map { "\($0.site)" }.joined(separator: ", ")))"
      }
    case .nothingReplaced(let strays):
      strays.map { "- \($0.culprit.line)" + didYouMean($0.nearMisses) }
    case .invalid(let invalid): invalid.map { "- \($0.culprit.line): \($0.defect.text)" }
    case .requiresAsync(let culprits): culprits.map { "- \($0.line)" }
    case .duplicateRegistrations(let clashes): clashes.map(\.line)
    case .moduleFailed(let culprit, _, let attempts),
      .limitExceeded(let culprit, _, let attempts):
      ["module at \(culprit.site)"] + attempts.lines
    case .dependencyFailed(let culprit, let dependency, let failure):
      ["module at \(culprit.site)", "\(dependency.name) at \(dependency.site)"]
        + (failure.map { ["its error: \($0)"] } ?? [])
    case .nested(let culprits), .crossed(let culprits), .busy(let culprits),
      .timedOut(let culprits, _):
      ["modules to configure: " + culprits.map { "\($0.name)" }.joined(separator: ", ")]
    }
  }
}

extension ModuleError.ModuleReference {
  fileprivate var line: String { "\(name) at \(site)" }
}

extension ModuleError.Attempts {
  fileprivate var lines: [String] {
    (count > 1 ? ["attempts: \(count)"] : [])
      + (fallback.map { ["its fallback also failed: \($0)"] } ?? [])
  }
}

extension ModuleError.Missing {
  fileprivate var line: String {
    let line = "- \(name), needed by " + neededBy.map(\.line).joined(separator: ", ")
    return line + didYouMean(nearMisses)
  }
}

private func didYouMean(_ names: [Module.Name]) -> String {
  names.isEmpty ? "" : "; did you mean: " + names.map { "\($0)" }.joined(separator: ", ")
}

extension ModuleError.KeyConflict {
  fileprivate var line: String {
    "- \(key), by \(first) at \(firstSite) and by \(second) at \(secondSite)"
  }
}
