#if Suite
  import Foundation
  import SuiteTools

  /// An audit of a package, with its state in a folder and its progress on standard error.
  struct OrderAuditRun {
    let package: URL
    let state: URL
    let settings: OrderSettings
    let options: OrderCommand

    func run() throws -> OrderReport {
      try TestPackage.check(package)
      try checkJSON()
      try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
      try StateLock.take(in: state)
      Interruption.install(state: state)
      let scratch = state.appending(path: "run")
      if !options.skipBuild { Progress.note("building the tests of \(package.path)") }
      let built = try TestPackage.build(
        at: package,
        options: options.buildOptions,
        isBuilding: !options.skipBuild,
        scratch: state
      )
      let all = try built.list(scratch: state)
      let selected = try all.matching(options.filter, skipping: options.skip)
      let runner = PackageTrialRunner(
        built,
        all: all,
        scratch: scratch,
        limit: options.timeout,
        keepsHome: options.keepHome,
        reset: options.reset
      )
      defer { try? FileManager.default.removeItem(at: scratch) }
      return try audit(selected.all, build: try stamp(built.executable), runner)
    }

    private func audit(
      _ tests: [TestName],
      build: String,
      _ runner: PackageTrialRunner
    ) throws -> OrderReport {
      let file = state.appending(path: "state.json")
      if options.fresh { try? FileManager.default.removeItem(at: file) }
      let journal = try OrderJournal(
        file: file,
        tests: tests,
        settings: settings,
        build: build,
        runner: runner
      )
      let audit = OrderAudit(tests: tests, settings: settings)
      if journal.resumed > 0 {
        Progress.note("resuming after \(journal.resumed) runs, \(file.path)")
      }
      let progress = Progress(journal, limit: audit.limit)
      let report = try audit.run(on: progress)
      progress.end()
      if report.isComplete { journal.finish() }
      return report
    }

    /// Of another build, nothing that was seen is true.
    private func stamp(_ executable: URL) throws -> String {
      let values = try FileManager.default.attributesOfItem(atPath: executable.path)
      let date = values[.modificationDate] as? Date
      let size = values[.size] as? Int
      let place = "\(options.keepHome) \(options.reset ?? "")"
      return "\(date?.timeIntervalSince1970 ?? 0) \(size ?? 0) \(place)"
    }

    /// An audit takes long; what it cannot write is better known before.
    private func checkJSON() throws {
      guard let json = options.json else { return }
      let folder = URL(fileURLWithPath: json).deletingLastPathComponent().path
      guard !FileManager.default.isWritableFile(atPath: folder) else { return }
      throw SuiteToolError(
        "\(json) cannot be written: there is no folder \(folder), or it is read-only.",
        fix: "name a file in a folder that exists: --json order.json"
      )
    }

    func write(_ report: OrderReport, to file: URL) throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      do {
        try (encoder.encode(report) + Data("\n".utf8)).write(to: file, options: .atomic)
      } catch {
        throw SuiteToolError(
          "\(file.path) cannot be written: \(error.localizedDescription)",
          fix: "name a file in a folder that exists: --json order.json"
        )
      }
    }
  }
#endif
