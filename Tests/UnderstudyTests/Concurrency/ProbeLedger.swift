import Understudy

/// Which reads have to return the same instance.
enum ProbeAgreement {
  /// All, from first to last.
  case always
  /// All between two changes.
  case untilSuperseded
  /// Those of one reader that holds the instance, between two changes.
  case whileHeld
  /// None: each makes another.
  case never
}

/// Records the instances made, the changes, and the reads that were wrong.
final class ProbeLedger: Sendable {
  fileprivate struct Mark: Equatable {
    var changes = 0
    var isQuiet = true
  }
  fileprivate struct State {
    var issued = 0
    var changes = 0
    var changing = 0
    var quietReads = 0
    fileprivate var agreed: (mark: Mark?, serial: Int)?
    var faults: Set<String> = []
  }
  private let state = Lock(State())

  var faults: Set<String> { state.withLock(\.faults) }
  /// How many pairs of reads had no change beside them.
  var quietReads: Int { state.withLock(\.quietReads) }

  func issue() -> Int {
    state.withLock { state in
      state.issued += 1
      return state.issued
    }
  }

  func change(_ body: () -> Void) {
    state.withLock { $0.changing += 1 }
    body()
    state.withLock { state in
      state.changing -= 1
      state.changes += 1
    }
  }

  private var mark: Mark {
    state.withLock { Mark(changes: $0.changes, isQuiet: $0.changing == 0) }
  }

  func check(_ agreement: ProbeAgreement, _ reader: ProbeReader) {
    let before = mark
    let pair = (find { try reader.read() }, find { try reader.read() })
    judge(pair.0, pair.1, agreement, since: before)
  }

  /// Reads many times without using the ledger: its lock would keep apart the threads that
  /// should race.
  func glance(_ count: Int, _ reader: ProbeReader) {
    for _ in 0..<count {
      if let probe = try? reader.read(), !probe.isWhole {
        state.withLock { _ = $0.faults.insert("torn") }
      }
    }
  }

  func check(_ agreement: ProbeAgreement, _ reader: ProbeReader) async {
    let before = mark
    let first = await look { try await reader.readAsync() }
    let second = await look { try await reader.readAsync() }
    judge(first, second, agreement, since: before)
  }

  private func find(_ read: () throws -> (any TornReadProbe)?) -> (any TornReadProbe)? {
    do { return try read() } catch {
      blame(error)
      return nil
    }
  }

  private func look(_ read: () async throws -> (any TornReadProbe)?) async -> (any TornReadProbe)? {
    do { return try await read() } catch {
      blame(error)
      return nil
    }
  }

  /// For a while nothing is registered; nothing else may go wrong.
  private func blame(_ error: any Error) {
    guard (error as? ContainerError)?.kind != .dependencyNotRegistered else { return }
    state.withLock { _ = $0.faults.insert("an error: \(error)") }
  }

  private func judge(
    _ first: (any TornReadProbe)?,
    _ second: (any TornReadProbe)?,
    _ agreement: ProbeAgreement,
    since before: Mark
  ) {
    let isWhole = [first, second].allSatisfy { $0?.isWhole ?? true }
    let serials = [first, second].map { $0?.serial ?? 0 }
    let after = mark
    state.withLock { state in
      if !isWhole { state.faults.insert("torn") }
      if serials.contains(where: { $0 < 0 || $0 > state.issued }) {
        state.faults.insert("never made")
      }
      let isQuiet = before.isQuiet && before == after
      if isQuiet { state.quietReads += 1 }
      switch agreement {
      case .never: break
      case .whileHeld where isQuiet:
        if serials[0] != serials[1] { state.faults.insert("two reads of one reader differ") }
      case .untilSuperseded where isQuiet: state.agree(serials, during: before)
      case .always: state.agree(serials.filter { $0 != 0 }, during: nil)
      case .whileHeld, .untilSuperseded: break
      }
    }
  }
}

extension ProbeLedger.State {
  fileprivate mutating func agree(_ serials: [Int], during mark: ProbeLedger.Mark?) {
    for serial in serials {
      if let agreed, agreed.mark == mark {
        if agreed.serial != serial { faults.insert("two reads differ") }
      } else {
        agreed = (mark, serial)
      }
    }
  }
}
