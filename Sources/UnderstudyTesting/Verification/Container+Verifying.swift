public import Understudy

extension Container {
  /// Verifies now the registrations made in this container and the resolves.
  ///
  /// It covers registrations of closures and of the test's own code alike. Those verified here are
  /// not verified again when the test ends.
  ///
  /// ```swift
  /// container.register((any Mailer).self, instance: mailer)
  /// try container.resolve(BoxOffice.self).sell(seat)
  /// container.verify()
  /// ```
  ///
  /// - Parameters:
  ///   - checks: the checks to run; by default ``Verification/unusedOverrides`` and
  ///     ``Verification/unusedAnswers``.
  ///   - severity: the severity of the issues found. An unused override or answer is an issue at
  ///     the line that made it, an undeclared resolve or a call of a double one at this line. A
  ///     double's own setting takes precedence.
  ///   - types: the types that may be resolved, under any name, without a registration by the test.
  /// - Complexity: O(number of registrations made here); with
  ///   ``Verification/undeclaredResolutions``, also of keys resolved in the whole test.
  public func verify(
    _ checks: Verification...,
    severity: IssueSeverity = .error,
    declaring types: [any Any.Type] = [],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let overrides, let host else { return recordNoCount(at: site) }
    let asked = Set(
      checks.isEmpty ? [.unusedOverrides, .unusedAnswers] : checks.flatMap(\.each)
    )
    let place = "container \"\(label ?? "unlabelled")\""
    if asked.contains(.unusedOverrides) {
      UnusedOverride.record(
        Array(overrides.takeUnjudged()),
        in: place,
        severity,
        to: host,
        for: .call
      ) { key in
        journalStore?.readings(of: key, outside: identity).filter { $0.container < identity } ?? []
      }
    }
    judgeMembers(asked, severity, at: site, to: host)
    guard asked.contains(.undeclaredResolutions),
      let weight = ContainerIssue.Severity(severity), let journalStore,
      let found = UndeclaredResolutions(
        among: journalStore.tallies,
        declared: Optional(overrides).verification.declared
          .union(types.map { ObjectIdentifier($0) })
      )
    else { return }
    let subject = "Container \"\(label ?? "unlabelled")\" or another container of its test"
    let text = found.text(in: subject, askedBy: "container.verify(.undeclaredResolutions")
    host.record(ContainerIssue(text, at: site, severity: weight))
  }

  /// Sets the verification of this container, and of forks made of it from now on.
  ///
  /// It is the innermost level: it takes precedence over those of the test, the suite and the
  /// process.
  ///
  /// ```swift
  /// try withContainer {
  ///   $0.setVerification(.unusedOverrides, severity: .ignore)  // every spy, needed or not
  ///   $0.register((any Mailer).self, instance: MailerSpy())
  /// } operation: {
  ///   try BoxOffice().sell(seat)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - check: a check to set; those that are not named stay unchanged.
  ///   - more: further checks to set.
  ///   - severity: the severity of the issues found.
  ///   - types: the types that may be resolved, under any name, without a registration by the test.
  public func setVerification(
    _ check: Verification,
    _ more: Verification...,
    severity: IssueSeverity,
    declaring types: [any Any.Type] = [],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let site = SourceSite(fileID: fileID, line: line)
    guard isInReach(to: "set verification", at: site) else { return }
    guard let overrides else { return recordNoCount(at: site) }
    overrides.settings = VerificationSettings(
      [check] + more,
      severity: severity,
      declaring: types,
      at: site
    ).over(Optional(overrides).verification)
    guard let scope = host as? TestScope else { return }
    for member in stubMembers { scope.follow(member) }
  }

  private func judgeMembers(
    _ checks: Set<Verification>,
    _ severity: IssueSeverity,
    at site: SourceSite,
    to host: any TestHost
  ) {
    let asked = Verification.ofDoubles.filter(checks.contains)
    guard !asked.isEmpty else { return }
    let levels = VerificationLevels(
      container: VerificationSettings(asked, severity: severity, at: site)
    )
    for member in stubMembers { member.judge(levels) { host.record($0) } }
  }

  private func recordNoCount(at site: SourceSite) {
    let text =
      "Container \"\(label ?? "unlabelled")\" does not track what is used, so nothing can be "
      + "verified.\n  fix: verify a mock container, Container.mock(…), or Container.current in a test "
      + "with .container or in a ContainerTestCase."
    NearestHost.record(ContainerIssue(text, at: site))
  }
}
