import Synchronization

/// The surroundings of a dry run: running factories, and other dry runs.
///
/// A factory may validate its own container. The dry run would then run that very factory, which
/// would begin the next one, until the stack overflows. So:
/// - A key that is being built around a dry run fails in it, as a cycle: it depends on itself.
/// - A key that an enclosing dry run already tries is not tried again.
struct DryRunContext: Sendable {
  enum Verdict {
    case toTry
    /// An enclosing dry run already tries it.
    case isTried
    case fails(ContainerError)
  }

  /// A running dry run.
  final class Running: Sendable {
    fileprivate let registrations: Set<UInt64>
    fileprivate let isOver = Atomic<Bool>(false)

    fileprivate init(_ registrations: Set<UInt64>) { self.registrations = registrations }
  }

  @TaskLocal static var current: Running?

  private let chain: Frame?
  private let running: Set<UInt64>
  private let tried: Set<UInt64>
  private let own: Running

  init(trying records: [RegistrationRecord]) {
    // What an observer validates is not part of what is being built.
    chain = Observers.notified.isEmpty ? Ambient.current?.frame?.whileRunning : nil
    running = chain?.runningRegistrations ?? []
    let around = Self.current
    tried = around?.isOver.load(ordering: .acquiring) == false ? around?.registrations ?? [] : []
    own = Running(tried.union(records.map(\.id)))
  }

  /// Decides what to do about a key.
  func verdict(
    on record: RegistrationRecord?,
    _ request: Request,
    in place: Container
  ) -> Verdict {
    if StackGuard.isNearlyUsedUp { return .fails(.depthExceeded(place.context(request))) }
    guard let record else { return .toTry }
    if running.contains(record.id) {
      return .fails(place.circular(request, path: chain.path(to: request.key)))
    }
    return tried.contains(record.id) ? .isTried : .toTry
  }

  func run<Result>(_ body: () -> Result) -> Result {
    Self.$current.withValue(own, operation: body)
  }

  func runInTask<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    try await Self.$current.withValue(own, operation: body)
  }

  /// Marks it as over: code that outlives it begins dry runs of its own.
  func end() {
    own.isOver.store(true, ordering: .releasing)
  }
}

extension Frame {
  /// The registrations whose factories are running in the chain.
  fileprivate final var runningRegistrations: Set<UInt64> {
    var running: Set<UInt64> = []
    var next: Frame? = self
    while let current = next {
      if !current.isFinished, current.registration != 0 { running.insert(current.registration) }
      next = current.parent
    }
    return running
  }
}
