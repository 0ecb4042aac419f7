extension Injected {
  /// Makes an injection of a typed key: what is registered, otherwise what its declaration says.
  ///
  /// ```swift
  /// struct BoxOffice {
  ///   @Injected(\.houseClock) var clock
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - path: the property of ``Dependencies`` that declares it.
  ///   - hold: how it holds on to its container and to what it has read.
  ///   - owner: what messages call the owner; the default is the enclosing type.
  public init(
    _ path: KeyPath<Dependencies, Dependency<Value>>,
    _ hold: InjectionHold = .strong,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    owner: StaticString = #function
  ) {
    let provision = Dependencies()[keyPath: path].provision
    storage = InjectedStorage(
      of: Value.self,
      hold,
      name: provision.key.name,
      file: fileID,
      line: line,
      owner: owner,
      provision: provision
    )
  }
}
