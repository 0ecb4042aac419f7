/// Makes injections for code that finds its container in another way.
extension Injected {
  /// Makes an injection for code that has its own access to a container, such as a view.
  ///
  /// - Parameters:
  ///   - container: the container to ask, held strongly; `nil` for the current one at each read.
  ///   - name: the name it is registered under.
  ///   - site: the line that issues point at.
  ///   - owner: the owner's name in messages.
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

  /// Makes an injection of a typed key for code that has its own access to a container.
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
