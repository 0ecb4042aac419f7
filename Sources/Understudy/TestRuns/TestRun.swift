import Synchronization

/// What is in reach where no override is, in a process that runs tests.
///
/// In production nothing of this counts: the toolkit is not linked, and one look has shown it. In a
/// test process the slot of a running method comes first, and the process default is refused: live
/// services must not be had by accident. Code that gets neither is an *escape*.
package enum TestRun {
  /// Why the process default may be used here, if somebody has said so.
  @TaskLocal package static var reason: String?

  private static let found: (any TestToolkit.Type)? = find()
  private static let begun = Lock<(any TestToolkit.Type)?>(nil)
  private static let hasBegun = Atomic<Bool>(false)
  private static let isAllowed = Atomic<Bool>(false)
  private static let slot = Lock<Container?>(nil)

  /// The toolkit, if this process runs tests with it.
  package static var toolkit: (any TestToolkit.Type)? {
    if let found { return found }
    guard hasBegun.load(ordering: .acquiring) else { return nil }
    return begun.withLock { $0 }
  }

  /// Tells that tests run, where a look into the process could not: it came before the toolkit was
  /// loaded.
  package static func begin(_ toolkit: any TestToolkit.Type) {
    guard self.toolkit == nil else { return }
    begun.withLock { $0 = toolkit }
    hasBegun.store(true, ordering: .releasing)
  }

  /// By its name: nothing of a test bundle runs before its first test, which may be too late.
  private static func find() -> (any TestToolkit.Type)? {
    guard let toolkit = _typeByName("17UnderstudyTesting7ToolkitO") as? any TestToolkit.Type,
      toolkit.isRunningTests
    else { return nil }
    return toolkit
  }

  /// Lets the whole process use its default container in tests.
  package static func allowDefault() { isAllowed.store(true, ordering: .relaxed) }

  /// The container of the running method, for a framework that runs one at a time.
  package static var slotContainer: Container? { slot.withLock { $0 } }

  /// Puts a container into the slot and returns the one before.
  @discardableResult
  package static func fillSlot(_ container: Container?) -> Container? {
    slot.withLock { slot in
      let previous = slot
      slot = container
      return previous
    }
  }

  /// Whether code without a current override gets the process default.
  static var isDefaultInReach: Bool {
    guard toolkit != nil else { return true }
    return slotContainer == nil && (reason != nil || isAllowed.load(ordering: .relaxed))
  }

  /// What code gets that has no override in reach.
  static func inReach(_ toolkit: any TestToolkit.Type) -> Container {
    if let container = slotContainer { return container }
    if reason != nil || isAllowed.load(ordering: .relaxed) {
      return ProcessDefault.container
    }
    return toolkit.containerOfExitTest ?? .escape
  }
}

extension Container {
  /// Stands where tests run and no container is in reach: it refuses everything, as an issue.
  static let escape = Container(
    label: nil,
    core: ContainerCore(),
    rules: nil,
    sink: TestRun.toolkit?.escapes,
    answersNothing: true,
    standsFor: .escaped
  )

  /// Stands in for the container of a factory that has returned, in a task that was started there and
  /// has outlived both. Where tests run no other test's container may answer, and one has to know.
  static var gone: Container { TestRun.toolkit == nil ? .unavailable : .escape }
}
