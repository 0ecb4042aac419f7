/// Records what a factory has resolved.
extension Frame {
  /// This frame as one that records.
  final var noting: RecordingFrame? {
    // Only that class says so.
    wantsProvenance ? unsafeDowncast(self, to: RecordingFrame.self) : nil
  }

  /// Records that what this frame builds was built from something in the same container.
  final func note(_ provenance: DependencyRecord, from owner: Container) {
    guard wantsProvenance,
      runs(in: owner) || livingContainer?.descends(from: owner) == true
    else { return }
    // As `noting`, which would be retained.
    unsafeDowncast(self, to: RecordingFrame.self).add(provenance)
  }

  /// Records that what this frame builds was built from the instance.
  @inline(__always)
  final func note(_ instance: InstanceRecord, from owner: Container) {
    if wantsProvenance { note(instance.provenance, from: owner) }
  }

  /// Records that something made by this factory will look the key up later in its container.
  ///
  /// - Returns: whether the key is registered.
  final func noteLater(_ key: Key, in container: Container) -> Bool {
    let found = container.withCore { $0.noteLater(key) }
    note(found, from: container)
    return found.registration != 0
  }

  /// The dependencies recorded so far.
  final var noted: DependencyList { noting?.dependencies ?? [] }

  /// Ends the frame whose factory has made its value; gives the same result on every call, if
  /// provenance is wanted.
  final func finishRecording() -> DependencyRecord {
    returned()
    guard let noting else { return provenance([], .use) }
    let (conclusion, isNew) = noting.conclusion()
    if isNew { tellOrigin(conclusion) }
    return conclusion
  }

  /// Ends the frame whose factory has made an instance, for the record of that instance.
  final func finishInstance() -> ProvenanceBits {
    returned()
    if let build, let origin = build.originFromNothing { return origin }
    return ProvenanceBits(finishRecording())
  }

  /// Ends the frame whose factory has failed, or made something that cannot be kept.
  final func finishRecordingFailure() -> DependencyRecord {
    returned()
    let origin = provenance(noting?.lastNotes ?? [], .use)
    tellOrigin(origin)
    return origin
  }

  private final func tellOrigin(_ origin: DependencyRecord) {
    unmanagedContainer._withUnsafeGuaranteedRef { $0.tellRecorders(ofOrigin: origin) }
  }

  final func provenance(
    _ dependencies: consuming DependencyList,
    _ kind: DependencyRecord.Kind
  ) -> DependencyRecord {
    DependencyRecord(
      key: key,
      registration: registration,
      dependencies: dependencies,
      level: unmanagedContainer._withUnsafeGuaranteedRef(\.level),
      kind: kind,
      mark: unmanagedRecord?._withUnsafeGuaranteedRef(\.mark)
    )
  }
}
