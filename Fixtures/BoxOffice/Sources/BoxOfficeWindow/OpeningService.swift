package import BoxOffice
import Synchronization
import Understudy
package import UnderstudyModules

/// A house that starts while its window is open: it says how far it is, and serves once it is ready.
package final class OpeningService: WindowHouse {
  private let startUp: StartUp
  private let healthLimit: Duration
  private let clock: any Clock<Duration>
  /// Made once, as it numbers the requests.
  private let ready = Mutex<WindowService?>(nil)

  /// - Parameters:
  ///   - startUp: the start of the house.
  ///   - healthLimit: how long each service of the house may take to say how it is.
  ///   - clock: what measures that.
  package init(
    startUp: StartUp,
    healthLimit: Duration = .seconds(2),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.startUp = startUp
    self.healthLimit = healthLimit
    self.clock = clock
  }

  package func answer(
    _ matter: WindowRequest.Matter,
    for customer: Customer?
  ) async -> WindowAnswer {
    switch await startUp.phase {
    case .ready(let house): await service(of: house).answer(matter, for: customer)
    case .waiting, .loading, .failed: .problem(503, "opening")
    }
  }

  /// Until the house is ready: 503, and how far its start is.
  package func health() async -> WindowAnswer {
    switch await startUp.phase {
    case .waiting: .opening(OpeningAnswer(status: "waiting"))
    case .loading(let progress):
      .opening(
        OpeningAnswer(status: "starting", started: progress.completed, modules: progress.total)
      )
    case .failed(let error): .opening(OpeningAnswer(status: "failed", reason: "\(error)"))
    case .ready(let house): await service(of: house).health()
    }
  }

  /// A start that is running, or has succeeded, stays as it is.
  package func restart() async -> WindowAnswer {
    await startUp.retry()
    return WindowAnswer(status: 202, body: await health().body)
  }

  private func service(of house: Container) -> WindowService {
    ready.withLock { ready in
      if let ready { return ready }
      let service = WindowService(in: house, healthLimit: healthLimit, clock: clock)
      ready = service
      return service
    }
  }
}

extension WindowAnswer {
  fileprivate static func opening(_ answer: OpeningAnswer) -> WindowAnswer {
    (try? .json(answer, status: 503)) ?? .problem(503, "opening")
  }
}
