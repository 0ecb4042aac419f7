/// Lists what keeps a container from closing.
extension Container {
  /// The unfinished work of this container, for a report on why it does not close.
  package struct Unfinished: Sendable {
    /// The running builds, with the lines whose resolves started them.
    package let builds: [(key: Key, site: SourceSite)]
    /// The running and waiting clean-ups, the next one last, with the lines of their registrations.
    package let cleanups: [(key: Key, site: SourceSite)]

    package var isEmpty: Bool { builds.isEmpty && cleanups.isEmpty }
  }

  /// The running builds here, wanted or not, and the pending clean-ups.
  package var unfinished: Unfinished {
    let (builds, cleanups) = withCore { core -> ([Build], [PendingCleanup]) in
      guard let closing = core.extras?.closing else { return (core.builds.all, []) }
      return (core.builds.all + closing.superseded.values, closing.unfinished)
    }
    return Unfinished(
      builds: builds.map { ($0.key, $0.site.site) }.sorted { "\($0.key)" < "\($1.key)" },
      cleanups: cleanups.map { ($0.instance.key, $0.site.site) }
    )
  }
}
