package import Understudy

/// The calls that an adapter makes on its scope for overrides, in this order: `set`, then for each
/// layer `configuring` and `configured`, then, if the test has not failed, `judge`, and then the
/// end.
extension TestScope {
  /// Sets what to verify, for the test or for its suite; a later call takes precedence.
  package func set(_ settings: VerificationSettings, for extent: Extent) {
    overrides.set(settings, for: extent)
  }

  /// Records that a closure begins to fill the container.
  package func configuring(_ container: Container) { container.overrides?.beginConfiguring() }

  /// Records that the closure has filled it.
  ///
  /// - Parameters:
  ///   - origin: the closure's origin, ``OverrideOrigin/test`` or ``OverrideOrigin/suite``.
  ///   - enclosing: the container of the same test whose registrations and instances it shares.
  package func configured(
    _ container: Container,
    by origin: OverrideOrigin,
    around enclosing: Container? = nil
  ) {
    guard let ledger = container.overrides else { return }
    ledger.endConfiguring()
    let layer = ScopeOverrides.Layer(
      origin: origin,
      overrides: ledger,
      container: container.identity,
      around: enclosing?.overrides
    )
    overrides.add(layer)
    usage?.add(layer)
  }

  package func blockEnded(_ block: OverrideBlock) {
    guard !isOver else { return }
    usage?.add(
      .init(origin: .block, overrides: block.overrides, container: block.container)
    )
    // Objects made in the block may resolve it any time before the test ends.
    if block.isHeld { return overrides.hold(block) }
    judge(block, overrides.current)
  }

  /// Verifies the test's preparations, once all of its code has run and before its containers are
  /// closed. Its findings are recorded like any issue.
  ///
  /// Do not call it for a test that has failed: it may have stopped before it used its
  /// preparations.
  ///
  /// - Parameter suites: the objects in which suites keep the registrations they verify themselves,
  ///   the layer of the outermost closure first.
  package func judge(suites: [SuiteOverrides] = []) {
    let state = overrides.take()
    for block in state.held { judge(block, state) }
    var suites = suites[...]
    for layer in state.layers {
      let marks = layer.overrides.takeUnjudged()
      if layer.origin == .suite, extent == .test {
        let suite = suites.popFirst()
        (suite ?? usage?.overridesOfSuite)?.add(marks.filter(\.isFromClosure))
        guard marks.contains(where: \.isUnused) else { continue }
        // The other tests it serves are not awaited; the requester gets the issues of this one.
        if suite == nil { judge(marks.filter(\.isFromClosure), by: .hand, layer, state) }
        judge(marks.filter { !$0.isFromClosure }, by: .hand, layer, state)
      } else if marks.contains(where: \.isUnused) {
        judge(marks.filter(isOwn), by: layer.origin, layer, state)
        judge(marks.filter { !isOwn($0) }, by: .hand, layer, state)
      }
    }
    judgeResolutions(state)
    judgeDoubles()
  }

  /// Passes to suites the uses of a test that is not verified itself, because it failed.
  package func waive(suites: [SuiteOverrides]) {
    _ = (doubles.take(), doubles.takeNoted())
    let layers = overrides.take().layers.filter { $0.origin == .suite }
    for (index, layer) in layers.enumerated() {
      let suite = index < suites.count ? suites[index] : usage?.overridesOfSuite
      suite?.add(layer.overrides.takeUnjudged().filter { $0.isFromClosure && $0.isUsed })
    }
  }

  /// Returns whether a closure of the test itself declares that the test needs the registration.
  ///
  /// Registrations of a function in another file are equipment that many tests share, and of which
  /// none uses everything.
  private func isOwn(_ mark: RegistrationUsage) -> Bool {
    guard mark.isFromClosure else { return false }
    return file.map { $0 == mark.site.fileID } ?? true
  }

  private func judge(_ block: OverrideBlock, _ state: ScopeOverrides.State) {
    let marks = block.overrides.takeUnjudged()
    guard marks.contains(where: \.isUnused) else { return }
    for (origin, isOwn) in [(OverrideOrigin.block, true), (.hand, false)] {
      record(
        marks.filter { self.isOwn($0) == isOwn },
        in: "a withContainer block of \(nameInText)",
        of: block.container,
        state.levels(block.overrides).unusedOverrides(by: origin)
      )
    }
  }

  private func judge(
    _ marks: [RegistrationUsage],
    by origin: OverrideOrigin,
    _ layer: ScopeOverrides.Layer,
    _ state: ScopeOverrides.State
  ) {
    record(
      marks,
      in: "the container of \(nameInText)",
      of: layer.container,
      state.levels(layer.overrides).unusedOverrides(by: origin)
    )
  }

  private func record(
    _ marks: [RegistrationUsage],
    in place: @autoclosure () -> String,
    of container: UInt64,
    _ severity: IssueSeverity
  ) {
    UnusedOverride.record(marks, in: place(), severity, to: self) { key in
      // A container made later is inside, and sees this one's registrations.
      journal.readings(of: key, outside: container).filter { $0.container < container }
    }
  }
}

extension UnusedOverride {
  /// Records an issue for each line whose registrations were all unused.
  static func record(
    _ marks: [RegistrationUsage],
    in place: @autoclosure () -> String,
    _ severity: IssueSeverity,
    to host: any TestHost,
    for request: Request = .test,
    readings: (Key) -> [JournalStore.Reading] = { _ in [] }
  ) {
    // In most tests all are used, and then no groups have to be made.
    guard let weight = ContainerIssue.Severity(severity), marks.contains(where: \.isUnused) else {
      return
    }
    for unused in all(among: marks) {
      let text = unused.text(in: place(), readings: unused.keys.flatMap(readings), for: request)
      host.record(ContainerIssue(text, at: unused.site, severity: weight))
    }
  }
}

extension OutletHost {
  /// For blocks over mocks that belong to no test. Held ones are never verified: there is no end to
  /// wait for.
  package func blockEnded(_ block: OverrideBlock) {
    guard !block.isHeld else { return }
    let levels = VerificationLevels(
      container: (block.overrides as OverrideUsage?).verification,
      process: ProcessVerification.current
    )
    let owner = block.label.map { "container \($0.debugDescription)" } ?? "an unlabelled container"
    UnusedOverride.record(
      block.overrides.takeUnjudged().filter(\.isFromClosure),
      in: "a withContainer block of \(owner)",
      levels.unusedOverrides(by: .block),
      to: self,
      for: .block
    )
  }
}
