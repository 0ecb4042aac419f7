import Testing
import Understudy
import UnderstudyInsight
import UnderstudyInsightTesting
import UnderstudySwiftTesting
import UnderstudyTesting

/// Belongs to the screen, and can be asked how it is all the same.
@MainActor final class Lamp: HealthChecking {
  var isLit = true

  @MainActor func checkHealth() async throws -> ServiceHealth {
    isLit ? .healthy : .degraded("it is dark")
  }
}

/// Keeps what it is told where the default has put it.
final class Watch {
  private(set) var metrics: ContainerMetrics?
  let logger = RecordingLogger()

  func start(_ container: Container) {
    metrics = container.startMetrics()
    container.startLogging(to: logger, from: .debug)
    container.startLogging { entry in entry.writeToStandardError() }
    container.respondToMemoryPressure(dropping: [.of(Lamp.self)]) { _, report in
      #expect(report.releasedWeakInstances.isEmpty)
    }
  }
}

struct InsightTests {
  private func house() -> Container {
    let container = Container(label: "house")
    container.register(Lamp.self, on: MainActor.self) { _ in Lamp() }
    container.register(String.self, lifetime: .scoped("visit")) {
      "for \(try $0.resolve(Int.self))"
    }
    return container
  }

  @Test func `a service on the main actor says how it is`() async throws {
    let container = house()
    let watch = Watch()
    watch.start(container)
    let lamp = try await container.resolve(Lamp.self)
    lamp.isLit = false

    let report = await container.healthReport(metrics: watch.metrics?.report())
    #expect(report.services[.of(Lamp.self)] == .degraded("it is dark"))
    #expect(report.statusCode == 200)
    #expect(watch.metrics?.report().misses == 1)
    #expect(watch.logger.entries.map(\.message) == ["built Lamp"])
    #expect(container.diagnostics().counts.onMainActor == 1)
  }

  @Test func `an audit builds on the main actor, and in scopes`() async throws {
    let audit = try await house().expectCleanAudit(roots: [.of(Lamp.self), .of(String.self)]) {
      kind in
      if kind == "visit" { Registration(Int.self, instance: 7) }
    }
    #expect(audit.resolvedCount == 2 && audit.leftOut.isEmpty)
    #expect(audit.graph.dependencies(of: .of(String.self)) == [.of(Int.self)])
  }
}
