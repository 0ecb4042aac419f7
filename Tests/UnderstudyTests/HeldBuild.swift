import TestSupport
import Understudy

/// A build that a test holds up in its factory, to do something meanwhile.
///
/// ```swift
/// let build = HeldBuild()
/// container.register(Hall.self) { (_: Resolver) async throws in
///   await build.hold()
///   return Hall()
/// }
/// async let hall = container.resolve(Hall.self)
/// await build.started()
/// container.reset()
/// build.end()
/// ```
///
/// Its waits have the limit of a ``Latch``.
final class HeldBuild: Sendable {
  private let isHeld = Latch()
  private let mayEnd = Latch()

  init() {}

  /// For the factory: says that it has got here, and suspends until ``end()``.
  func hold(fileID: StaticString = #fileID, line: UInt = #line) async {
    isHeld.open()
    await mayEnd.wait(fileID: fileID, line: line)
  }

  /// For a synchronous factory: says that it has got here, and blocks its thread until ``end()``.
  func block(fileID: StaticString = #fileID, line: UInt = #line) {
    isHeld.open()
    mayEnd.block(fileID: fileID, line: line)
  }

  /// Returns when the factory is held.
  func started(fileID: StaticString = #fileID, line: UInt = #line) async {
    await isHeld.wait(fileID: fileID, line: line)
  }

  /// Lets the factory continue, now or when it gets there.
  func end() { mayEnd.open() }
}

extension Container {
  /// Registers a hall whose asynchronous factory the test holds up.
  func registerHeldHall(
    named name: String = "Main",
    lifetime: Lifetime<Hall> = .singleton,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> HeldBuild {
    let build = HeldBuild()
    register(Hall.self, lifetime: lifetime) { (_: Resolver) async throws in
      await build.hold(fileID: fileID, line: line)
      return Hall(name: name)
    }
    return build
  }

  /// Registers a hall whose synchronous factory blocks its thread while the test holds it up.
  func registerBlockedHall(
    counting builds: Counter = Counter(),
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> HeldBuild {
    let build = HeldBuild()
    register(Hall.self) {
      builds.add()
      build.block(fileID: fileID, line: line)
      return Hall()
    }
    return build
  }

  /// Registers a printing whose factory the test holds up when it has its mailer.
  func registerHeldPrinting(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> HeldBuild {
    let build = HeldBuild()
    register(Printing.self) { (resolver: Resolver) async throws in
      let mailer = try await resolver.resolve((any Mailer).self)
      await build.hold(fileID: fileID, line: line)
      return Printing(mailer: mailer)
    }
    return build
  }
}
