import Foundation
import TestSupport
import Testing

@testable import Understudy
@testable import UnderstudyInsight
@testable import UnderstudyModules

@Suite struct `Health of a container` {
  private let container = Container(label: "box office")

  @Test func `a fresh container is healthy, and so are its child, fork and scope`() throws {
    #expect(container.health().description == "Container \"box office\" is healthy.")
    #expect(container.health().status == .healthy && container.health().findings.isEmpty)
    #expect(Container(parent: container).health().status == .healthy)
    #expect(container.fork().health().status == .healthy)
    #expect(try container.openScope("visit", id: 1).health().status == .healthy)
    #expect(Container().health().description == "An unlabelled container is healthy.")
  }

  @Test func `a closed container and a missing one are critical`() async {
    await container.close()
    #expect(
      container.health().description == """
        Container "box office" is critical, 1 finding:
          critical: The container is closed, so nothing resolves.
            fix: use another one, or close() this one later.
        """
    )
    #expect(
      Container.unavailable.health().description == """
        An unlabelled container is critical, 1 finding:
          critical: No container is current here, so nothing resolves.
            fix: set one with Container.bootstrap, or run the code inside withContainer.
        """
    )
  }

  @Test func `a closing container has an issue`() async throws {
    let seen = Recorder<ContainerHealth>()
    container.register {
      Registration(Hall.self) { Hall() }.onClose { [unowned container] _ in
        seen.add(container.health())
      }
    }
    _ = try await container.resolve(Hall.self)
    await container.close()
    #expect(seen.all.map(\.status) == [.issues])
    #expect(
      seen.all.first?.description == """
        Container "box office" has issues, 1 finding:
          issue: The container is closing: existing instances still resolve, but nothing new is \
        built.
            fix: wait until close() returns, and use another container.
        """
    )
  }

  @Test func `refused keys are critical`() throws {
    container.freeze()
    container.register(Hall.self) { Hall() }
    let first = try #require(container.health().findings.first)
    #expect(first.kind == .poisonedKeys && first.keys == [Key(Hall.self)])
    #expect(
      first.description == """
        critical: Every use of 1 key is refused: The registration of Hall was refused: \
        container "box office" is frozen.
          fix: correct the registration; validate() lists each refused key with its line.
        """
    )
    for number in 0..<6 { container.register(Hall.self, name: "\(number)") { Hall() } }
    #expect(
      container.health().findings[0].reason.hasSuffix(
        " Refused keys: Hall, Hall(name: 0), Hall(name: 1), Hall(name: 2), Hall(name: 3) "
          + "and 2 more."
      )
    )
  }

  @Test func `a key that is registered again and again is an issue`() {
    for line: UInt in 1...4 { container.register(Hall.self, line: line) { Hall() } }
    #expect(container.health().status == .healthy)
    container.register(Hall.self, line: 5) { Hall() }
    #expect(
      container.health().findings.map(\.description) == [
        """
        issue: 1 key was registered repeatedly, on more than 3 lines: Hall.
          fix: register each once; replace it temporarily in withContainer or in a scope; \
        audit() lists the lines.
        """
      ]
    )
  }

  @Test func `a failed module is an issue`() throws {
    _ = try container.configure(
      ModuleSet { Module("print", importance: .optional) { _ throws in throw Broken() } }
    )
    #expect(
      container.health().findings.map(\.description) == [
        """
        issue: 1 optional module could not be configured: print.
          fix: moduleReport says why; configure it again, or give it a fallback.
        """
      ]
    )
  }

  @Test func `too many of anything is an issue, and the maximum itself is none`() async throws {
    var thresholds = HealthThresholds.default
    (thresholds.releasedWeakInstances, thresholds.openChildren, thresholds.openScopes) = (1, 1, 1)
    (thresholds.buildsInFlight, thresholds.waitingCleanups) = (1, 1)
    var children: [Container] = []
    let goes = Latch()
    let began = Crowd(of: 2)
    async let halls = withTaskGroup(of: Void.self) { [container] group in
      for await number in began.turns(goes, container) {
        group.addTask { _ = try? await container.resolve(Hall.self, name: "slow \(number)") }
      }
    }
    await began.assembled()
    for number in 0..<2 {
      if number == 1 { #expect(kinds(thresholds) == [.buildsInFlight]) }
      try open(number, &children)
    }
    #expect(
      container.health(thresholds: thresholds).findings.map(\.description) == [
        """
        issue: 2 weak instances were released, but their entries remain (limit: 1).
          fix: call purgeReleasedInstances() regularly, or respondToMemoryPressure.
        """,
        """
        issue: 2 children are open (limit: 1).
          fix: close() the children that are no longer needed, or release them.
        """,
        """
        issue: 2 scopes are open (limit: 1).
          fix: close() a scope when it ends, or open it with withScope; openScopes lists them.
        """,
        """
        issue: 2 builds are in progress (limit: 1).
          fix: diagnostics().building lists them; give a factory that waits for something external \
        its own limit.
        """,
        """
        issue: 2 instances wait for their clean-up until the container closes (limit: 1).
          fix: build short-lived instances in a scope, or reset less often.
        """,
      ]
    )
    goes.open()
    await halls
    extendLifetime(children)
  }

  private func kinds(_ thresholds: HealthThresholds) -> [HealthFinding.Kind] {
    container.health(thresholds: thresholds).findings.map(\.kind)
  }

  /// One more of everything.
  private func open(_ number: Int, _ children: inout [Container]) throws {
    children.append(Container(parent: container))
    _ = try container.openScope("visit", id: number)
    container.register(Hall.self, name: "weak \(number)", lifetime: .weak) { Hall() }
    _ = try container.resolve(Hall.self, name: "weak \(number)")
    container.register {
      Registration(Hall.self, name: "hook \(number)") { Hall() }.onClose { _ in }
    }
    _ = try container.resolve(Hall.self, name: "hook \(number)")
  }
}

// MARK: - Fixtures

extension Crowd {
  /// Registers two builds that arrive and wait, and has them asked for.
  fileprivate func turns(_ gate: Latch, _ container: Container) -> AsyncStream<Int> {
    for number in 0..<2 {
      container.register(Hall.self, name: "slow \(number)") { _ async in
        self.arrive()
        await gate.wait()
        return Hall()
      }
    }
    return AsyncStream { continuation in
      for number in 0..<2 { continuation.yield(number) }
      continuation.finish()
    }
  }
}
