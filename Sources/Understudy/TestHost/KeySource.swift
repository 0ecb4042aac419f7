/// How a test's container provides a key, for a report on what the test used.
package struct KeySource: Sendable {
  /// The line of the registration or declaration; `nil` for the value of a failed read.
  package let site: SourceSite?
  /// Whether it is marked live, or guarded with everything that a mock was made over.
  package let isLive: Bool
  /// Whether a typed key's declaration provides it, or the fallback after a failed read.
  package let isDefault: Bool
  /// Whether it was registered in a container of a test.
  package let isOfTest: Bool
  /// Whether it took the place of another registration of the key.
  package let isReplacement: Bool
  /// Whether the container refuses keys that no test registered.
  package let isInStrictMock: Bool
  /// Whether a test double is attached under the key.
  package let hasDouble: Bool

  package init(
    site: SourceSite?,
    isLive: Bool = false,
    isDefault: Bool = false,
    isOfTest: Bool = false,
    isReplacement: Bool = false,
    isInStrictMock: Bool = false,
    hasDouble: Bool = false
  ) {
    self.site = site
    self.isLive = isLive
    self.isDefault = isDefault
    self.isOfTest = isOfTest
    self.isReplacement = isReplacement
    self.isInStrictMock = isInStrictMock
    self.hasDouble = hasDouble
  }

  fileprivate init(_ record: RegistrationRecord, _ test: TestBinding?, hasDouble: Bool) {
    self.init(
      site: record.site.site,
      isLive: record.mark != nil || test?.mayGuard(record) == true,
      isDefault: record.provided != nil,
      isOfTest: record.usage != nil,
      isReplacement: record.isReplacement,
      isInStrictMock: test?.isStrict == true,
      hasDouble: hasDouble
    )
  }
}

extension Container {
  /// Returns how the container provides the key; `nil` if nothing is registered for it.
  ///
  /// - Complexity: O(number of ancestors).
  package func source(of key: Key) -> KeySource? {
    var next: Container? = self
    while let current = next {
      let found = current.withCore { core in
        core.registrations.find(key).map { record in
          let hasDouble = core.extras?.testState.resident(of: key) != nil
          return KeySource(record, current.test, hasDouble: hasDouble)
        }
      }
      if let found { return found }
      next = current.parent
    }
    let isSubstituted = withCore { $0.extras?.testState.substitute(for: key) != nil }
    return isSubstituted ? KeySource(site: nil, isDefault: true) : nil
  }

  /// The double attached to this container itself under the key.
  package func attachedDouble(for key: Key) -> (any AttachedDouble)? {
    withCore { $0.extras?.testState.resident(of: key) }?.resident.current
  }
}

extension ContainerContents.Item {
  /// How the container provided the key.
  ///
  /// - Parameter isInStrictMock: whether the container refused keys that no test registered.
  package func source(isInStrictMock: Bool) -> KeySource {
    KeySource(
      site: site,
      isLive: isLive,
      isDefault: isDeclared,
      isOfTest: isUsed != nil,
      isReplacement: isReplacement,
      isInStrictMock: isInStrictMock,
      hasDouble: resident != nil
    )
  }
}

extension Key {
  /// Whether a container makes the value itself, such as a `Provider`, unless it is registered.
  package var isDerived: Bool { type is any ContainerDerived.Type }
}
