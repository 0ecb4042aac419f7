public import Understudy
public import UnderstudyTesting
public import XCTest

#if canImport(ObjectiveC)
  import ObjectiveC
#endif

extension XCTestCase {
  /// Runs a test method with a container of its own, for classes that cannot inherit from
  /// ``ContainerTestCase``.
  ///
  /// ```swift
  /// override func invokeTest() { isolated { super.invokeTest() } }
  /// ```
  ///
  /// The container is current for set-up, method, tear-down and tear-down blocks, synchronous or
  /// not, and for work they start on other threads. Then it is closed; before returning, this waits
  /// up to a minute for builds in progress and for clean-up hooks, and not at all if there are
  /// none.
  ///
  /// In a method that already has a container, from its base class or from ``ContainerObserver``,
  /// it adds a layer: instances built there are shared, and registrations made here take
  /// precedence. The leak checks of both are then combined, and the outer call runs them.
  ///
  /// - Parameters:
  ///   - policy: what happens on resolving a key that is not registered, or is live; without one
  ///     the enclosing container's applies, and without that an unregistered key is an error for
  ///     the caller and a live one is as ``LiveAccess`` says.
  ///   - leakCheck: the check to run when the method has ended; without one, there is none. Objects
  ///     that the test case object itself still holds then are exempt.
  ///   - configure: registers what the method needs; if it throws, the method fails and does not
  ///     run. After `XCTSkip` the method does not run either, and counts as passed: XCTest marks a
  ///     method as skipped only if set-up or the method itself throws.
  ///   - invoke: runs the method with its set-up and tear-down.
  public func isolated(
    _ policy: MockPolicy? = nil,
    checkingLeaks leakCheck: LeakCheck? = nil,
    configure: (Container) throws -> Void = { _ in },
    invoke: () -> Void
  ) {
    isolated(policy, checkingLeaks: leakCheck, over: nil, within: ClosingLimits()) { container in
      do {
        try container.fill(configure)
        invoke()
      } catch let skip as XCTSkip {
        StandardError.write("\(name) : Test skipped - \(skip.message ?? "no reason given")")
      } catch {
        fail(
          "\(name) did not run, because its container could not be configured: \(error)"
            + "\n  fix: correct the closure of isolated(configure:), which threw this error; to leave the "
            + "method out, throw XCTSkip(\"…\") there."
        )
      }
    }
  }

  /// - Parameters:
  ///   - leakCheck: the check to run when the method has ended.
  ///   - fixture: the fixture that the class shares.
  ///   - limits: the time limits for the end.
  func isolated(
    _ policy: MockPolicy?,
    checkingLeaks leakCheck: LeakCheck? = nil,
    over fixture: ClassFixture?,
    within limits: ClosingLimits,
    body: (Container) -> Void
  ) {
    guard
      let (ended, isInTime) = draining({
        run(policy, leakCheck, over: fixture, within: limits, body)
      })
    else { return }
    // Nothing here holds a container any more. A scope that has not ended may still hold objects.
    if isInTime { ended.recordLeaksHere() }
    ended.reportUsage()
  }

  /// - Returns: the scope, if it has ended here, and whether that was in time.
  private func run(
    _ policy: MockPolicy?,
    _ leakCheck: LeakCheck?,
    over fixture: ClassFixture?,
    within limits: ClosingLimits,
    _ body: (Container) -> Void
  ) -> (scope: TestScope, isInTime: Bool)? {
    switch RunObserver.shared.take(self) {
    case .again(let outer):
      if let leakCheck { outer?.scope.checkLeaks(leakCheck, sparing: self) }
      let around = Container.override ?? outer?.container ?? Container.current
      let layer = around.layer(policy, of: self, outer?.scope)
      outer?.keep(layer)
      MethodIsolation.occupy(layer, body)
      return nil
    case .first(let observed):
      if let leakCheck { observed?.scope.checkLeaks(leakCheck, sparing: self) }
      let isolation =
        observed
        ?? MethodIsolation(of: self, policy: policy, over: fixture, checkingLeaks: leakCheck)
      if observed == nil { RunObserver.shared.isolate(self, with: isolation) }
      observed?.beTaken()
      fixture?.recordKept()
      let container =
        observed.map { $0.container.layer(policy, of: self, $0.scope) } ?? isolation.container
      MethodIsolation.occupy(container, body)
      let isInTime = isolation.end(self, within: limits)
      observed?.giveBackSlot()
      RunObserver.shared.release(self)
      return (isolation.scope, isInTime)
    }
  }

  /// Runs the body, and drains an autorelease pool after it.
  private func draining<Result>(_ body: () -> Result) -> Result {
    #if canImport(ObjectiveC)
      autoreleasepool(invoking: body)
    #else
      body()
    #endif
  }
}

extension Container {
  /// Lets a closure fill the container, and reports the closure's registrations to its scope.
  func fill(_ configure: (Container) throws -> Void) rethrows {
    let scope = host as? TestScope
    scope?.configuring(self)
    try configure(self)
    // It serves all methods of the class, each of which need not use everything.
    scope?.configured(self, by: .suite)
  }

  fileprivate func layer(_ policy: MockPolicy?, of method: XCTestCase, _ scope: TestScope?)
    -> Container
  {
    guard let scope else { return self }
    return layer(rules: policy?.rules, label: method.name, host: scope)
  }
}
