extension Container {
  /// Drops built instances, or registrations too, but for those to keep.
  ///
  /// Test doubles registered here are reset: their calls and answers are cleared. A build in
  /// flight is not stored, unless its key is kept. What others hold lives on.
  ///
  /// What a reset of `.everything` keeps counts as registered ready from then on: it stays, whatever
  /// becomes of what it was built from.
  ///
  /// ```swift
  /// container.reset()  // the next resolve builds anew
  /// container.reset(.everything, keeping: [.of((any Mailer).self), .of(Hall.self, name: "B")])
  /// ```
  ///
  /// - Parameters:
  ///   - target: instances alone, or everything.
  ///   - keys: keys that stay as they are; what is kept is not built again.
  /// - Complexity: O(kept · log n), plus O(n) in the number of doubles.
  public func reset(
    _ target: ResetTarget = .instances,
    keeping keys: [Key] = [],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let isDone = change { core, retired in
      core.reset(target, keeping: Set(keys), retired: &retired)
    }
    guard isDone || !isFrozen else {
      return reportFrozen("Resetting everything", at: SourceSite(fileID: fileID, line: line))
    }
    tell(.reset)
  }
}
