extension Injected {
  /// Makes an injection for whoever has a way of its own to a container, such as a view.
  ///
  /// - Parameters:
  ///   - container: the one it asks, held strongly; `nil` for whatever is current at each read.
  ///   - name: the name it is registered under.
  ///   - site: what issues point at.
  ///   - owner: what messages call the owner.
  package init(
    asking container: Container?,
    name: String?,
    at site: SourceSite,
    owner: StaticString
  ) {
    storage = InjectedStorage(
      of: Value.self,
      container == nil ? .current : .strong,
      name: name,
      file: site.file,
      line: site.line,
      owner: owner,
      asking: container
    )
  }

  /// Makes one of a typed key.
  package init(
    _ path: KeyPath<Dependencies, Dependency<Value>>,
    asking container: Container?,
    at site: SourceSite,
    owner: StaticString
  ) {
    let provision = Dependencies()[keyPath: path].provision
    storage = InjectedStorage(
      of: Value.self,
      container == nil ? .current : .strong,
      name: provision.key.name,
      file: site.file,
      line: site.line,
      owner: owner,
      provision: provision,
      asking: container
    )
  }
}
