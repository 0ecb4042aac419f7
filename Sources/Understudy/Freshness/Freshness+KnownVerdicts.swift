import Synchronization

/// Remembers what was found about the records of instances, so that each is checked once.
///
/// In a fork that shares instances every record would be walked anew whenever one of them is
/// resolved. So a record carries the last verdict on it, with the number under which it was found:
/// each container that checks has a number of its own, and takes another when something changes that
/// a verdict may depend on. Forks that check the same records at the same time overwrite each
/// other's verdicts; they find them again.
///
/// Only what a container decides alone is remembered: in one with a parent that may change, nothing
/// is, nor about a pool or what a wrapper looks up in another container.
extension Freshness {
  /// Whether every lookup in the record would still give the same result, remembered or found now;
  /// `nil` if that has to be found out by ``isCurrent(_:in:_:)``: where nothing is remembered, and
  /// for records that are very deep or have very many others below them.
  func verdict(on record: DependencyRecord, in core: borrowing ContainerCore) -> Bool? {
    guard mayHoldStale, core.parent == nil, history?.lends != true else { return nil }
    // What is deeper would need much of the stack.
    guard record.height <= 64 else { return nil }
    var budget = 2048
    return verdict(on: record, in: core, &budget)
  }

  /// - Parameter budget: the number of records that it may still check. Other containers that check
  ///   the same ones could make that many more.
  private func verdict(
    on record: DependencyRecord,
    in core: borrowing ContainerCore,
    _ budget: inout Int
  ) -> Bool? {
    if let known = record.verdict(foundAs: verdictNumber) { return known }
    guard budget > 0 else { return nil }
    budget -= 1
    switch record.kind {
    case .use, .sharedInstance: break
    case .later, .lending: return nil
    }
    var isCurrent = isUnchanged(record, in: core)
    if isCurrent, !isIndependent(record) {
      for next in record.dependencies {
        guard let verdict = verdict(on: next, in: core, &budget) else { return nil }
        if !verdict {
          isCurrent = false
          break
        }
      }
    }
    record.note(isCurrent, foundAs: verdictNumber)
    return isCurrent
  }

  /// Returns a number that no container had before.
  static func nextVerdictNumber() -> UInt64 { numbers.wrappingAdd(1, ordering: .relaxed).newValue }

  private static let numbers = Atomic<UInt64>(0)
}

extension DependencyRecord {
  fileprivate func verdict(foundAs number: UInt64) -> Bool? {
    let bits = lastVerdict.load(ordering: .relaxed)
    return bits >> 1 == number ? bits & 1 == 1 : nil
  }

  fileprivate func note(_ verdict: Bool, foundAs number: UInt64) {
    lastVerdict.store(number << 1 | (verdict ? 1 : 0), ordering: .relaxed)
  }
}
