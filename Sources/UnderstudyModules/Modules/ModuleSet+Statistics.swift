import Understudy

extension ModuleSet {
  /// Counts modules and registrations, by layer and in total.
  ///
  /// The closures of the modules run, to list their registrations; no factory does.
  ///
  /// ```swift
  /// print(try app.statistics(environment: .production))
  /// ```
  ///
  /// - Parameter environment: the environment that the modules receive.
  /// - Returns: the numbers, by layer and in total.
  /// - Throws: ``ModuleError`` for asynchronous modules and for one that throws, as one does that
  ///   resolves something: there is no container here. ``Container/moduleReport`` counts those,
  ///   too.
  /// - Complexity: O(n) in the number of registrations.
  public func statistics(
    environment: AppEnvironment = .production,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ModuleError) -> ModuleStatistics {
    let site = SourceSite(fileID: fileID, line: line)
    let asynchronous = modules.filter(\.isAsynchronous).map(ModuleError.ModuleReference.init)
    guard asynchronous.isEmpty else {
      throw ModuleError(.requiresAsync(asynchronous), at: site, in: nil)
    }
    var statistics = ModuleStatistics()
    for module in modules {
      statistics.add(try module.counts(environment, at: site), in: module.layer)
    }
    return statistics
  }
}

extension Module {
  fileprivate func counts(
    _ environment: AppEnvironment,
    at site: SourceSite
  ) throws(ModuleError) -> ModuleStatistics.Counts {
    guard case .immediate(let registrations) = source else { return .init() }
    do {
      return .init(
        of: try registrations(ModuleContext(environment: environment, module: name))
      )
    } catch {
      let attempts = ModuleError.Attempts(count: 1, fallback: nil)
      let defect = ModuleError.Defect.moduleFailed(.init(self), underlying: error, attempts)
      throw ModuleError(defect, at: site, in: nil)
    }
  }
}
