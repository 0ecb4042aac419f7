package import Understudy

/// What an adapter tells its scope about overrides, in this order: `set`, then for each layer
/// `configuring` and `configured`, then, if the test has not failed, `judge`, and then the end.
extension TestScope {
  /// Says what to verify, for the test or for the suite it is in; a later word counts.
  package func set(_ settings: VerificationSettings, for extent: Extent) {
    overrides.set(settings, for: extent)
  }

  /// A closure begins to fill the container.
  package func configuring(_ container: Container) { container.overrides?.beginConfiguring() }

  /// The closure has filled it.
  ///
  /// - Parameter origin: whose closure it was, ``OverrideOrigin/test`` or ``OverrideOrigin/suite``.
  package func configured(_ container: Container, by origin: OverrideOrigin) {
    guard let ledger = container.overrides else { return }
    ledger.endConfiguring()
    overrides.add(.init(origin: origin, overrides: ledger, container: container.identity))
  }

  package func blockEnded(_ block: OverrideBlock) {
    guard !isOver else { return }
    // What was made in the block may ask for it any time before the test ends.
    if block.isHeld { return overrides.hold(block) }
    judge(block, overrides.current)
  }

  /// Judges what the test has prepared, once all of its code has run and before its containers are
  /// closed. What it finds is recorded like any issue.
  ///
  /// Not for a test that has failed: it may have stopped before it came to what it prepared.
  ///
  /// - Parameter suite: where suites keep what they will judge themselves, the layer of the outermost
  ///   closure first.
  package func judge(suites: [SuiteOverrides] = []) {
    let state = overrides.take()
    for block in state.held { judge(block, state) }
    var suites = suites[...]
    for layer in state.layers {
      let marks = layer.overrides.takeUnjudged()
      if layer.origin == .suite, extent == .test {
        let suite = suites.popFirst()
        suite?.add(marks.filter(\.isFromClosure))
        guard marks.contains(where: \.isUnused) else { continue }
        // Nobody waits for the other tests it serves; whoever asks for it is told of this one.
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

  /// Gives suites what a test has used that is not judged itself, because it failed.
  package func waive(suites: [SuiteOverrides]) {
    _ = (doubles.take(), doubles.takeNoted())
    let layers = overrides.take().layers.filter { $0.origin == .suite }
    for (layer, suite) in zip(layers, suites) {
      suite.add(layer.overrides.takeUnjudged().filter { $0.isFromClosure && $0.isUsed })
    }
  }

  /// Whether a closure of the test itself says that the test needs it.
  ///
  /// What a function in another file registers is equipment that many tests share, and of which none
  /// uses everything.
  private func isOwn(_ mark: OverrideMark) -> Bool {
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
    _ marks: [OverrideMark],
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
    _ marks: [OverrideMark],
    in place: @autoclosure () -> String,
    of container: UInt64,
    _ severity: Verification.Severity
  ) {
    UnusedOverride.record(marks, in: place(), severity, to: self) { key in
      // A container made later is inside, and sees what is registered here.
      journal.readings(of: key, outside: container).filter { $0.container < container }
    }
  }
}

extension UnusedOverride {
  /// Records an issue for each line whose registrations were all in vain.
  static func record(
    _ marks: [OverrideMark],
    in place: @autoclosure () -> String,
    _ severity: Verification.Severity,
    to sink: any IssueSink,
    readings: (Key) -> [JournalStore.Reading] = { _ in [] }
  ) {
    // In most tests all are used, and then nothing has to be put together.
    guard let weight = ContainerIssue.Severity(severity), marks.contains(where: \.isUnused) else {
      return
    }
    for unused in all(among: marks) {
      let text = unused.text(in: place(), readings: unused.keys.flatMap(readings))
      sink.record(ContainerIssue(text, at: unused.site, severity: weight))
    }
  }
}

extension OutletSink {
  /// For blocks over mocks that belong to no test. Held ones are judged by nobody: there is no end
  /// that could be waited for.
  package func blockEnded(_ block: OverrideBlock) {
    guard !block.isHeld else { return }
    let levels = VerificationLevels(
      container: (block.overrides as OverrideLedger?).verification,
      process: VerificationDefaults.current
    )
    UnusedOverride.record(
      block.overrides.takeUnjudged().filter(\.isFromClosure),
      in: "a withContainer block of \(block.label ?? "an unlabelled container")",
      levels.unusedOverrides(by: .block),
      to: self
    )
  }
}
