/// Marks a registration as live; instances built from it carry the mark.
final class LiveMark: Sendable {
  let site: ShortSite

  init(_ site: ShortSite) { self.site = site }
}
