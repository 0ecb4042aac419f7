/// Registers only if the key is free, and removes registrations.
extension Container {
  /// Registers unless the key is registered already.
  ///
  /// ```swift
  /// container.registerIfAbsent(Registration((any Mailer).self) { SMTPMailer() })
  /// ```
  ///
  /// - Parameter registration: the registration to add.
  /// - Returns: whether it was registered; `false` also in a closed container, which refuses every
  ///   registration.
  /// - Complexity: O(log n).
  @discardableResult
  public func registerIfAbsent(_ registration: some AnyRegistration) -> Bool {
    let erased = registration.erased
    let isTaken = addIfAbsent(erased.makeRecord(nil))
    if isTaken {
      erased.defect.map(report)
      for companion in erased.companions { registerIfAbsent(companion) }
    }
    return isTaken
  }

  /// Removes the registration of a type and drops what was built from it.
  ///
  /// ```swift
  /// container.unregister((any Mailer).self, name: "backup")
  /// ```
  ///
  /// The next resolve of the type, or of something that needs it, throws an error with its path; an
  /// optional injection is `nil` again. An instance held elsewhere stays alive.
  ///
  /// - Parameters:
  ///   - type: the type as it was registered, protocols as `(any P).self`.
  ///   - name: the name it was registered under.
  /// - Returns: whether there was one; `false` also in a frozen container, where it stays.
  /// - Complexity: O(log n); O(instances) if something was built from it.
  @discardableResult
  public func unregister(
    _ type: any Any.Type,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Bool {
    let key = Key(type, name: name)
    let wasThere = change { core, retired in core.unregister(key, retired: &retired) }
    if wasThere {
      tell(.unregistered, key)
    } else if refusesChanges {
      reportFrozen("Unregistering \(key)", at: SourceSite(fileID: fileID, line: line))
    }
    return wasThere
  }
}
