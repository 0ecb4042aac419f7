import Understudy

extension ModuleError {
  /// The fix: what to write instead.
  var remedy: String {
    switch defect {
    case .emptySet: "add a module to it: ModuleSet { Module(\"…\") { … } }."
    case .duplicateModules:
      "add each to the set once, nested sets included, or rename one of them."
    case .missingModules(let missing) where missing.count > 1:
      "correct each name, or add the module to the set, or remove it from dependsOn."
    case .missingModules(let missing):
      correction(missing[0].nearMisses) + "add it to the set, or remove it from dependsOn."
    case .nothingReplaced(let strays) where strays.count > 1:
      "give each the name of a module that is in the set, or add it instead of replacing: "
        + "ModuleSet { yourSet; Module(\"…\") { … } }."
    case .nothingReplaced(let strays):
      (strays[0].nearMisses.isEmpty
        ? "give it the name of a module that is in the set, or "
        : correction(strays[0].nearMisses))
        + "add it instead of replacing: "
        + "ModuleSet { yourSet; Module(\"\(strays[0].culprit.name)\") { … } }."
    case .circular:
      "move what both need into a third module; registrations find each other without dependsOn, "
        + "which only orders their preparation."
    case .invalid:
      "allow at least one attempt, a limit above zero, and a back-off that is not negative and "
        + "grows by a factor of at least 1."
    case .requiresAsync: "configure with `await`: try await container.configure(…)."
    case .duplicateRegistrations(let clashes) where clashes.count > 1:
      "for each, remove one, or give it a name, as in "
        + "Registration(\(ContainerError.spellType(of: clashes[0].key)), name: \"…\") { … }"
    case .duplicateRegistrations(let clashes):
      "remove one, or give it a name: "
        + "Registration(\(ContainerError.spellType(of: clashes[0].key)), name: \"…\") { … }"
    case .moduleFailed:
      "correct the module; the next call tries the whole set again. If the app can run without it, "
        + "declare it with importance: .optional."
    case .limitExceeded:
      "find out what it waits for; if it is only slow, raise Module(…, limit: …), which limits each "
        + "attempt; if it is slow at times, give it more attempts (retry:) or a fallback; if the app can "
        + "run without it, declare it with importance: .optional."
    case .dependencyFailed(let culprit, let dependency, _):
      "correct \(dependency.name), whose error is above. If the app can start without it, give "
        + "\(dependency.name) a fallback, or declare \(culprit.name) with importance: .optional, too."
    case .nested:
      "depend on the other modules instead (dependsOn), and add them to the same set."
    case .crossed:
      "do not configure other containers in a module: configure one container after the other."
    case .busy: "configure with `await`, or before the other configuration begins."
    case .timedOut:
      "a module must not wait for a thread that configures the same container; if it is only slow, "
        + "set container.waitTimeout."
    case .refused: ""
    }
  }

  /// The first part of a fix where a name was mistyped.
  private func correction(_ nearMisses: [Module.Name]) -> String {
    nearMisses.first.map { "write \($0) if that is meant, or " } ?? ""
  }
}
