extension Container {
  /// Takes in what the modules of a configuration register, all of it at once or nothing.
  ///
  /// - Returns: the report.
  func publish(
    _ outcomes: ModuleOutcomes,
    of configuration: ModuleConfiguration
  ) throws(ModuleError) -> ModuleReport {
    let report = outcomes.report(of: configuration)
    var registrations = outcomes.registrations(of: configuration)
    if !registrations.contains(where: { $0.key == Key(AppEnvironment.self) }) {
      registrations = configuration.environmentRegistration + registrations
    }
    do {
      try take(registrations, at: configuration.site) { core in
        core.modules = core.modules?.adding(report) ?? ConfiguredModules(report)
      }
    } catch {
      throw configuration.error(.refused(error))
    }
    tell(ofFailuresIn: report)
    return report
  }

  /// A test is told of an optional module that failed; an app reads the report.
  private func tell(ofFailuresIn report: ModuleReport) {
    guard let sink else { return }
    for failure in report.failures.compactMap(\.failure) {
      let site = failure.moduleSite ?? failure.configuredAt
      sink.record(ContainerIssue(failure.description, at: site, severity: .warning))
    }
  }
}
