/// Reads built instances if there are only recorders, as in each test's container.
extension Container {
  /// Copies an existing instance to the caller, and reports the hit to the recorders.
  ///
  /// - Parameters:
  ///   - chain: the chain of running factories on this task, if there is one.
  ///   - destination: uninitialized memory for a value of the type.
  /// - Returns: whether it did; if not, the slow path is needed.
  func recordedHit(
    _ type: any Any.Type,
    _ name: String?,
    at site: ShortSite,
    for chain: Frame?,
    into destination: UnsafeMutableRawPointer
  ) -> Bool {
    guard chain == nil, cell.isMerelyRecorded else { return false }
    let key = Key(type, name: name)
    let isFound = withCore { core in
      // Under the lock, so that the instance need not be retained besides its value.
      if let entry = core.cache.entry(for: key) {
        entry.instance._withUnsafeGuaranteedRef { $0.copy(into: destination) }
        return true
      }
      guard let instance = core.registeredInstance(for: key, test) else { return false }
      instance.copy(into: destination)
      return true
    }
    guard isFound else { return false }
    tellRecorders(of: RecordedResolve(key, at: site))
    return true
  }

  /// Reports a resolve that has given an instance to the recorders, if there are no observers.
  func tellRecorders(of resolve: RecordedResolve) {
    forEachInLine { $0.recordResolve(resolve, in: self) }
  }

  /// Reports a registration to the recorders, if there are no observers.
  func tellRecorders(ofRegistered key: Key) {
    forEachInLine { $0.recordRegistration(of: key, in: label, container: id) }
  }

  /// Reports what a factory has resolved to the recorders.
  func tellRecorders(ofOrigin provenance: DependencyRecord) {
    guard !cell.isUnheard else { return }
    forEachInLine { $0.recordOrigin(Origin(provenance: provenance)) }
  }
}
