import Understudy

/// Which reads have to give one instance.
enum PlacardAgreement {
  /// All, from first to last.
  case always
  /// All between two changes.
  case untilSuperseded
  /// Those of one reader who holds the instance, between two changes.
  case whileHeld
  /// None: each makes another.
  case never
}

/// Knows what was made, when somebody changed something, and what was wrong with a read.
final class PlacardLedger: Sendable {
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

  func check(_ agreement: PlacardAgreement, _ reader: PlacardReader) {
    let before = mark
    let pair = (find { try reader.read() }, find { try reader.read() })
    judge(pair.0, pair.1, agreement, since: before)
  }

  /// Reads so many times without a look at anything else: the ledger's own lock keeps apart those
  /// who should get in each other's way.
  func glance(_ count: Int, _ reader: PlacardReader) {
    for _ in 0..<count {
      if let placard = try? reader.read(), !placard.isWhole {
        state.withLock { _ = $0.faults.insert("torn") }
      }
    }
  }

  func check(_ agreement: PlacardAgreement, _ reader: PlacardReader) async {
    let before = mark
    let first = await look { try await reader.readAsync() }
    let second = await look { try await reader.readAsync() }
    judge(first, second, agreement, since: before)
  }

  private func find(_ read: () throws -> (any Placard)?) -> (any Placard)? {
    do { return try read() } catch {
      blame(error)
      return nil
    }
  }

  private func look(_ read: () async throws -> (any Placard)?) async -> (any Placard)? {
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
    _ first: (any Placard)?,
    _ second: (any Placard)?,
    _ agreement: PlacardAgreement,
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

extension PlacardLedger.State {
  fileprivate mutating func agree(_ serials: [Int], during mark: PlacardLedger.Mark?) {
    for serial in serials {
      if let agreed, agreed.mark == mark {
        if agreed.serial != serial { faults.insert("two reads differ") }
      } else {
        agreed = (mark, serial)
      }
    }
  }
}
