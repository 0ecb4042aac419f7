import Understudy

extension ModuleError {
  /// The fix: what to write instead.
  var remedy: String {
    switch defect {
    case .emptySet: "add a module to it: ModuleSet { Module(\"…\") { … } }."
    case .duplicateModules:
      "add each to the set once, nested sets included, or rename one of them."
    case .missingModules:
      "add it to the set, or remove it from dependsOn."
    case .nothingReplaced:
      "give it the name of a module that is in the set, or add it: ModuleSet { set; module }."
    case .circular:
      "move what both need into a third module; registrations find each other without dependsOn, "
        + "which only orders their preparation."
    case .invalid:
      "allow at least one attempt, a limit above zero, and a back-off that is not negative and "
        + "grows by a factor of at least 1."
    case .requiresAsync: "configure with `await`: try await container.configure(…)."
    case .duplicateRegistrations(let clashes):
      "remove one, or give it a name: "
        + "Registration(\(ContainerError.spellType(of: clashes[0].key)), name: \"…\") { … }"
    case .moduleFailed:
      "correct the module; the next call tries the whole set again. If the app can run without it, "
        + "declare it with importance: .optional."
    case .limitExceeded:
      "give it more time, more attempts (retry:) or a fallback; if the app can run without it, "
        + "declare it with importance: .optional."
    case .dependencyFailed(let culprit, let dependency):
      "declare \(culprit.name) optional as well, make \(dependency.name) critical, or give "
        + "\(dependency.name) a fallback."
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
}
