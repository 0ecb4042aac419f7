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
  /// not, and for what they start on other threads. Then it is closed; on the way out this waits for
  /// what is being built and for clean-up hooks, up to a minute, and for nothing if there is
  /// nothing.
  ///
  /// Called in a method that has a container already, through a class above it or through
  /// ``ContainerObserver``, it makes a layer of it: what is built there is shared, what is registered
  /// here counts. Then the leak checks of both add up, and the outer call makes them.
  ///
  /// - Parameters:
  ///   - policy: what happens on asking for something that is not registered, or is live; without one
  ///     the enclosing container's holds, and without that an unregistered key is an error for the caller
  ///     and what is live is as ``LiveAccess`` says.
  ///   - leakCheck: what is looked for when the method has ended; without one, nothing is. What the
  ///     test case object itself still holds then is spared.
  ///   - configure: registers what the method needs; what it throws fails the method, which then
  ///     does not run. After `XCTSkip` the method does not run either, and counts as passed: XCTest
  ///     marks as skipped what throws in set-up or in the method itself.
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
            + "\n  fix: mend what its closure throws."
        )
      }
    }
  }

  /// - Parameters:
  ///   - leakCheck: what is looked for when the method has ended.
  ///   - fixture: what the class shares.
  ///   - limits: how long the end waits.
  func isolated(
    _ policy: MockPolicy?,
    checkingLeaks leakCheck: LeakCheck? = nil,
    over fixture: ClassFixture?,
    within limits: ClosingLimits,
    body: (Container) -> Void
  ) {
    let ended = draining { run(policy, leakCheck, over: fixture, within: limits, body) }
    // Now nothing here holds a container any more.
    ended?.recordLeaksHere()
  }

  /// - Returns: the scope, if it has ended here and in time; what has not holds what it likes.
  private func run(
    _ policy: MockPolicy?,
    _ leakCheck: LeakCheck?,
    over fixture: ClassFixture?,
    within limits: ClosingLimits,
    _ body: (Container) -> Void
  ) -> TestScope? {
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
      return isInTime ? isolation.scope : nil
    }
  }

  /// Runs the body, and releases what it leaves to a pool.
  private func draining<Result>(_ body: () -> Result) -> Result {
    #if canImport(ObjectiveC)
      autoreleasepool(invoking: body)
    #else
      body()
    #endif
  }
}

extension Container {
  /// Lets a closure fill it, and its scope know what the closure has registered.
  func fill(_ configure: (Container) throws -> Void) rethrows {
    let scope = sink as? TestScope
    scope?.configuring(self)
    try configure(self)
    // It serves all methods of the class, of which one need not use everything.
    scope?.configured(self, by: .suite)
  }

  fileprivate func layer(_ policy: MockPolicy?, of method: XCTestCase, _ scope: TestScope?)
    -> Container
  {
    guard let scope else { return self }
    return layer(rules: policy?.rules, label: method.name, sink: scope)
  }
}
