/// The data that makes a container a scope. Its forks share it.
final class ScopeMark: Sendable {
  let id: ScopeID
  let site: SourceSite
  /// The number by which its parent container knows it.
  let number: UInt64

  init(id: ScopeID, site: SourceSite, number: UInt64) {
    self.id = id
    self.site = site
    self.number = number
  }
}
