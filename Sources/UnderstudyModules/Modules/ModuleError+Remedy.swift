import Understudy

extension ModuleError {
  /// The fix: what to write instead.
  var remedy: String {
    switch defect {
    case .emptySet: "put a module into it: ModuleSet { Module(\"…\") { … } }."
    case .duplicateModules:
      "put each into the set once, also where sets are nested, or give one another name."
    case .missingModules:
      "put it into the set, or take it out of dependsOn."
    case .nothingReplaced:
      "give it the name of a module that is in the set, or add it: ModuleSet { set; module }."
    case .circular:
      "move what both need into a third module; registrations find each other without dependsOn, "
        + "which is only for what has to be prepared before."
    case .invalid:
      "allow at least one attempt, a limit above zero, and a back-off that is not negative and "
        + "grows by a factor of at least 1."
    case .requiresAsync: "configure with `await`: try await container.configure(…)."
    case .duplicateRegistrations(let clashes):
      "remove one, or give it a name: "
        + "Registration(\(ContainerError.spellType(of: clashes[0].key)), name: \"…\") { … }"
    case .moduleFailed:
      "mend the module; the next call tries all of the set again. If the app can do without it, "
        + "declare it: importance: .optional."
    case .limitExceeded:
      "give it more time, more attempts (retry:) or a fallback; if the app can do without it, "
        + "declare it: importance: .optional."
    case .dependencyFailed(_, let dependency):
      "declare it optional as well, or make \(dependency.name) critical or give it a fallback."
    case .nested:
      "depend on the other modules instead (dependsOn), and put them into the same set."
    case .crossed:
      "let modules leave other containers alone: configure the one container and then the other."
    case .busy: "configure with `await`, or before the other configuration begins."
    case .stalled:
      "a module must not wait for a thread that configures the same container; if it is only slow, "
        + "set container.waitLimit."
    case .refused: ""
    }
  }
}
