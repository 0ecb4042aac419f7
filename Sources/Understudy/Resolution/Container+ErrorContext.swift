/// What an error knows of its request, its container and its test.
extension Container {
  func context(
    _ request: Request,
    registeredAt site: SourceSite? = nil,
    declaredAt: SourceSite? = nil,
    path: [Key]? = nil,
    isUnmarked: Bool = false,
    lentAt: [SourceSite]? = nil,
    cycle: ContainerError.Cycle? = nil,
    scope: ScopeKind? = nil,
    isDeclared: Bool = false,
    live: ContainerError.Context.Live? = nil,
    lackedKey: Bool = false
  ) -> ContainerError.Context {
    ContainerError.Context(
      key: request.key,
      path: path ?? request.chain.path(to: request.key),
      container: label,
      resolvedAt: request.site,
      askedAt: request.chain?.outermost.site.site,
      registeredAt: site,
      isUnmarked: isUnmarked,
      declaredAt: declaredAt,
      test: testContainer(lackedKey: lackedKey),
      lentAt: lentAt,
      cycle: cycle,
      scope: scope,
      isDeclared: isDeclared,
      live: live
    )
  }

  /// The error context for an instance that was built from something live: that is the key that
  /// failed.
  func context(_ request: Request, _ trace: LiveTrace) -> ContainerError.Context {
    ContainerError.Context(
      key: trace.path.last,
      path: request.chain.path(to: request.key) + trace.path.dropFirst(),
      container: label,
      resolvedAt: request.site,
      askedAt: request.chain?.outermost.site.site,
      registeredAt: trace.site,
      isUnmarked: trace.look.mark == nil,
      builtFromIt: request.key,
      test: testContainer(),
      live: trace.path.last.flatMap(record(for:)).map(live)
    )
  }

  /// The error context for code that has escaped from its test.
  func escape(_ request: Request) -> ContainerError.Context {
    ContainerError.Context(
      key: request.key,
      path: request.chain.path(to: request.key),
      container: label,
      resolvedAt: request.site,
      askedAt: request.chain?.outermost.site.site,
      escape: refusedEscape
    )
  }

  /// The request that escaped code made here.
  var refusedEscape: ContainerError.Context.Escape {
    .init(
      refusedDefault: ProcessDefault.published.map { $0.label ?? "unlabelled" },
      isOfTest: Ambient.current == nil && IssueOutlet.processHost?.isInTestWithoutContainer == true,
      isUnderXCTest: IssueOutlet.processHost?.framework == .xcTest
    )
  }

  /// What the error for a live registration says of it.
  func live(_ record: RegistrationRecord) -> ContainerError.Context.Live {
    // A test that registers the live one as well knows of both.
    let similar = record.usage == nil ? registrationOfTest(similarTo: record.key) : nil
    return .init(
      isOnMainActor: record.place == .mainActor,
      similar: similar.map { ($0.key, $0.site) }
    )
  }

  /// What the test has registered for a key that it may have taken for the given one.
  private func registrationOfTest(similarTo key: Key) -> RegistrationUsage? {
    var container: Container? = self
    while let current = container {
      let similar = current.overrides?.resolvedMarks.last {
        $0.key != key && !$0.isReplaced && NearMisses.isDouble($0.key, for: key)
      }
      if let similar { return similar }
      container = current.parent
    }
    return nil
  }

  /// What is known of this container, if it is a test's.
  func testContainer(
    isEmpty: Bool = false,
    lackedKey: Bool = false
  ) -> ContainerError.Context.TestContainer? {
    guard host?.nameOfTest != nil else { return nil }
    let current = Container.override
    // What is registered in an ancestor, a scope gets as well.
    let isCurrent = current.map { $0 === self || descends(from: $0) }
    return .init(isEmpty: isEmpty, isCurrent: isCurrent ?? false, lackedKey: lackedKey)
  }

  /// Returns the process default if it has the key, which a test does not get from there.
  func owner(inDefaultOf key: Key) -> ContainerError.Context.DefaultOwner? {
    guard TestRun.toolkit != nil, let other = ProcessDefault.existing, other !== self,
      let record = other.records.first(where: { $0.key == key })
    else { return nil }
    return .init(label: other.label ?? "unlabelled", site: record.site.site)
  }
}
