import Understudy

extension ModuleError {
  /// The fix: what to write instead.
  var remedy: String {
    switch defect {
    case .emptySet: "add a module to it: ModuleSet { Module(\"…\") { … } }."
    case .duplicateModules:
      "if they are the same module, add it once, nested sets included; otherwise rename one of them."
    case .missingModules(let missing) where missing.count > 1:
      "correct each name, or add the module to the set, or remove it from dependsOn."
    case .missingModules(let missing):
      missing[0].nearMisses.isEmpty
        ? "add \(missing[0].name) to the set, or remove it from dependsOn."
        : "write \(missing[0].nearMisses[0]) in dependsOn if that is meant; otherwise add "
          + "\(missing[0].name) to the set, or remove it from dependsOn."
    case .nothingReplaced(let strays) where strays.count > 1:
      "give each the name of a module that is in the set, or add it instead of replacing: "
        + "ModuleSet { yourSet; Module(\"…\") { … } }."
    case .nothingReplaced(let strays):
      (strays[0].nearMisses.isEmpty
        ? "give it the name of a module that is in the set, or "
        : "write \(strays[0].nearMisses[0]) if that is meant, or ")
        + "add \(strays[0].culprit.name) instead of replacing: "
        + "ModuleSet { yourSet; Module(\"\(strays[0].culprit.name)\") { … } }."
    case .circular:
      "remove one dependsOn from each cycle, of a module that can be prepared without the other: dependsOn "
        + "orders preparations, and registrations find each other without it; otherwise move what "
        + "they share into another module."
    case .invalid(let invalid):
      invalid.map(\.defect.remedy).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        .joined(separator: "; ") + "."
    case .requiresAsync:
      "configure with `await`: try await container.configure(…), or try await "
        + "Container.bootstrap(modules: …)."
    case .duplicateRegistrations(let clashes) where clashes.count > 1:
      "for each, remove one, or give one a name, by which it is resolved, as in "
        + "Registration(\(ContainerError.spellType(of: clashes[0].key)), name: \"…\") { … }"
    case .duplicateRegistrations(let clashes):
      "remove one, or give one a name, by which it is resolved: "
        + "Registration(\(ContainerError.spellType(of: clashes[0].key)), name: \"…\") { … }"
    case .moduleFailed:
      "correct the module; the next configure or bootstrap tries the whole set again. If the app can run without it, "
        + "declare it with importance: .optional."
    case .limitExceeded:
      "find out what it waits for; if it is only slow, raise Module(…, limit: …), which limits each "
        + "attempt; if it is slow at times, give it more attempts (retry:) or a fallback; if the app can "
        + "run without it, declare it with importance: .optional."
    case .dependencyFailed(let culprit, let dependency, _):
      "correct \(dependency.name), whose error is above. If the app can start without it, give "
        + "\(dependency.name) a fallback; if it can start without \(culprit.name), too, declare "
        + "\(culprit.name) with importance: .optional."
    case .nested:
      "depend on the other modules instead (dependsOn), and add them to the same set."
    case .crossed:
      "do not configure other containers in a module: configure one container after the other."
    case .busy: "configure with `await`, or before the other configuration begins."
    case .timedOut:
      "find the module that waits for this thread, and remove that wait; if the other configuration "
        + "is only slow, raise container.waitTimeout."
    case .refused: ""
    }
  }
}
