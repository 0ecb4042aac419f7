extension Container {
  /// What still goes on in this container, for a report on why it does not close.
  package struct Unfinished: Sendable {
    /// What is being built, and the line whose resolve started it.
    package let builds: [(key: Key, site: SourceSite)]
    /// What is being cleaned up or waits for it, what comes next last; and where it was registered.
    package let cleanups: [(key: Key, site: SourceSite)]

    package var isEmpty: Bool { builds.isEmpty && cleanups.isEmpty }
  }

  /// What is being built here, wanted or not, and what has still to be cleaned up.
  package var unfinished: Unfinished {
    let (builds, constructed) = withCore { core in
      (
        Array(core.builds.values) + Array(core.superseded.values),
        core.constructed + [core.cleaning].compactMap(\.self)
      )
    }
    return Unfinished(
      builds: builds.map { ($0.key, $0.site.site) }.sorted { "\($0.key)" < "\($1.key)" },
      cleanups: constructed.map { ($0.instance.key, $0.site.site) }
    )
  }
}
