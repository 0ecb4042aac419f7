import TestSupport
import Testing
import Understudy
import UnderstudyInsight
import UnderstudyModules

/// The entries of a container's whole life.
@Suite(.tags(.rowD5)) struct `What a container logs` {
  let container = Container(label: "app")
  let lines = Recorder<String>()

  @Test func `a container is silent until logging starts, and again when the token is removed`()
    throws
  {
    container.register(Hall.self) { Hall() }
    _ = try container.resolve(Hall.self)
    let logging = startLogging(from: .trace)
    #expect(lines.all.isEmpty)
    _ = try container.resolve(Hall.self)
    logging.cancel()
    container.reset()
    #expect(lines.all == ["trace: resolved Hall"])
  }

  @Test func `registering and resolving are logged at their levels`() throws {
    startLogging(from: .trace, slowerThan: .zero)
    container.register((any Mailer).self) { SMTPMailer(host: "smtp") }
    container.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    _ = try container.resolve(Printing.self)
    container.unregister((any Mailer).self)
    _ = try? container.resolve(Printing.self)
    #expect(
      lines.all == [
        "trace: registered Mailer", "trace: registered Printing", "debug: built Mailer",
        "warning: resolving Mailer took …", "debug: built Printing",
        "warning: resolving Printing took …", "trace: unregistered Mailer",
        "debug: resolving Mailer failed: Nothing is registered for Mailer.",
        "error: resolving Printing failed: Nothing is registered for Mailer.",
      ]
    )
  }

  @Test func `a container's life is logged at its levels`() async throws {
    startLogging(from: .trace)
    let before = container.snapshot()
    let evening = try container.openScope("evening", id: 1)
    await evening.close()
    container.reset()
    try container.restore(before)
    container.freeze()
    await container.close()
    #expect(
      lines.all == [
        "debug: opened scope evening(1)", "debug: closed the container",
        "debug: ended scope evening(1)", "info: reset the container",
        "info: restored a snapshot", "info: froze the container", "debug: closed the container",
      ]
    )
  }

  @Test func `modules and issues are logged at their levels`() async throws {
    startLogging(from: .info)
    try await container.configure(
      ModuleSet {
        Module("clock") { Registration(Hall.self) { Hall() }.onClose { _ in throw Broken() } }
        Module("board", importance: .optional) { throw Broken() }
      }
    )
    _ = try await container.resolve(Hall.self)
    await container.close()
    #expect(
      lines.all == [
        "info: configured module clock", "error: Module board failed: Broken()",
        #"warning: The clean-up of Hall in container "app" failed: Broken()"#,
      ]
    )
  }

  @Test func `an entry has a fix if there is one`() throws {
    let fixes = Recorder<String?>()
    container.startLogging { fixes.add($0.metadata["fix"]) }
    _ = try? container.resolve(Hall.self)
    container.freeze()
    container.register(Hall.self) { Hall() }
    #expect(
      fixes.all == [
        "register it: container.register(Hall.self) { … }", nil,
        "register it before freeze(), or in a fork or a scope of the container: those are not frozen.",
      ]
    )
  }

  @discardableResult
  private func startLogging(
    from level: LogLevel,
    slowerThan threshold: Duration? = nil
  ) -> ObservationToken {
    container.startLogging(from: level, slowerThan: threshold) { [lines] entry in
      let duration = entry.metadata["duration"] ?? "no duration"
      lines.add("\(entry.level): \(entry.message.replacing(duration, with: "…"))")
    }
  }
}
