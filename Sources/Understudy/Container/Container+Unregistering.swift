extension Container {
  /// Registers unless the key is taken already.
  ///
  /// ```swift
  /// container.registerIfAbsent(Registration((any Mailer).self) { SMTPMailer() })
  /// ```
  ///
  /// - Returns: whether it was registered; `false` also in a closed container, where it is refused
  ///   as every registration is.
  /// - Complexity: O(log n).
  @discardableResult
  public func registerIfAbsent(_ registration: some AnyRegistration) -> Bool {
    let erased = registration.erased
    let isTaken = addIfAbsent(erased.makeRecord(nil))
    if isTaken {
      erased.defect.map(report)
      for companion in registration.companions { registerIfAbsent(companion) }
    }
    return isTaken
  }

  /// Removes a registration and drops what was built from it.
  ///
  /// Whoever resolves it next, or something that needs it, gets an error with its path; an optional
  /// injection is `nil` again. An instance that somebody holds lives on.
  ///
  /// - Returns: whether there was one; `false` also in a frozen container, where it stays.
  /// - Complexity: O(log n); O(instances) if something was built from it.
  @discardableResult
  public func unregister(
    _ key: Key,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Bool {
    let wasThere = change { core, retired in core.unregister(key, retired: &retired) }
    if wasThere {
      tell(.unregistered, key)
    } else if isFrozen {
      reportFrozen("Unregistering \(key)", at: SourceSite(fileID: fileID, line: line))
    }
    return wasThere
  }
}
