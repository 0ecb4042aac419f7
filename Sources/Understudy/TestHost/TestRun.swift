import Synchronization

/// Decides what is current without an override in a process that runs tests.
///
/// In production it has no effect: the toolkit is not linked, which is checked once. In a test
/// process the slot of a running method comes first, and the process default is refused, so that no
/// test uses live services by accident. Code that gets neither is an *escape*.
package enum TestRun {
  /// The reason why the process default may be used here, if one was given.
  @TaskLocal package static var reason: String?

  private static let found: (any TestToolkit.Type)? = find()
  private static let begun = Lock<(any TestToolkit.Type)?>(nil)
  private static let hasBegun = Atomic<Bool>(false)
  private static let isAllowed = Atomic<Bool>(false)
  private static let slot = Lock<Container?>(nil)

  /// The toolkit, if this process runs tests and links it.
  package static var toolkit: (any TestToolkit.Type)? {
    if let found { return found }
    guard hasBegun.load(ordering: .acquiring) else { return nil }
    return begun.withLock { $0 }
  }

  /// Records that tests run, if the check of the process could not find that out because it came
  /// before the toolkit was loaded.
  package static func begin(_ toolkit: any TestToolkit.Type) {
    guard self.toolkit == nil else { return }
    begun.withLock { $0 = toolkit }
    hasBegun.store(true, ordering: .releasing)
  }

  /// Finds the toolkit by its name: a test bundle runs no code before its first test, which may be
  /// too late.
  private static func find() -> (any TestToolkit.Type)? {
    guard let toolkit = _typeByName("17UnderstudyTesting7ToolkitO") as? any TestToolkit.Type,
      toolkit.isRunningTests
    else { return nil }
    return toolkit
  }

  /// Allows the whole process to use its default container in tests.
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

  /// Whether code without an override gets the process default.
  static var isDefaultInReach: Bool {
    guard toolkit != nil else { return true }
    return slotContainer == nil && (reason != nil || isAllowed.load(ordering: .relaxed))
  }

  /// The container that is current without an override.
  static func inReach(_ toolkit: any TestToolkit.Type) -> Container {
    if let container = slotContainer { return container }
    if reason != nil || isAllowed.load(ordering: .relaxed) {
      return ProcessDefault.container
    }
    return toolkit.containerOfExitTest ?? .escape
  }
}

extension Container {
  /// The placeholder in a process that runs tests without a current container: it refuses
  /// everything, as an issue.
  static let escape = Container(
    label: nil,
    core: ContainerCore(),
    test: .make(rules: nil, host: TestRun.toolkit?.escapes),
    answersNothing: true,
    standsFor: .escaped
  )

  /// The placeholder for the container of a factory that has returned, in a task that was started
  /// there and has outlived both. While tests run, no other test's container may answer, and the
  /// test must be notified.
  static var gone: Container { TestRun.toolkit == nil ? .unavailable : .escape }
}
