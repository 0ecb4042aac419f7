package import Understudy

/// What a typed key makes that has no value for tests: live by accident where nothing replaces it.
package struct Gazette: Sendable, Equatable {
  package let text: String

  package static let live = Gazette(text: "live")

  /// The text of the issue of a test that uses the live one.
  ///
  /// - Parameters:
  ///   - site: where it was resolved: file and line.
  ///   - outerSite: where the resolve was that needed it.
  ///   - container: the name of the container.
  ///   - chain: the keys from that resolve on.
  ///   - test: the name of the test, with its line.
  ///   - permission: how the test's framework allows it on purpose.
  package static func issue(
    resolvedAt site: String,
    forTheResolveAt outerSite: String? = nil,
    in container: String,
    chain: String? = nil,
    named test: String,
    permission: String
  ) -> String {
    let lines = [
      "Gazette is live, and this test used it.",
      "resolved at \(site)",
      outerSite.map { "for the resolve at \($0)" },
      "declared as live at TestSupport/Gazette.swift:\(declarationLine)",
      "container: \"\(container)\"",
      chain.map { "chain: \($0)" },
      "fix: register a double for it in \(test), before it runs this code: "
        + "Container.current.register(Gazette.self) { … }. To use it on purpose, \(permission). "
        + "To allow everything that is live, write .live(.allow) there; to stop it before it runs, .live(.refuse). "
        + "If any test may run it, declare it with default: in place of live:.",
    ]
    return lines.compactMap(\.self).joined(separator: "\n  ")
  }
}

private let declarationLine = #line + 3
extension Dependencies {
  package var gazette: Dependency<Gazette> {
    Dependency(live: { .live })
  }
}

/// Sells the gazette that it was made with.
package struct Kiosk: Sendable {
  package let gazette: Gazette

  package init(gazette: Gazette) { self.gazette = gazette }
}
