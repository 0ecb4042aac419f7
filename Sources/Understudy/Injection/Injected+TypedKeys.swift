/// Injects by typed key.
extension Injected {
  /// Makes an injection of a typed key: the instance of its registration, otherwise of its
  /// declaration.
  ///
  /// ```swift
  /// struct BoxOffice {
  ///   @Injected(\.houseClock) var clock
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - path: the property of ``Dependencies`` that declares it.
  ///   - hold: how it holds its container and the instance it has read.
  ///   - owner: the owner's name in messages; the default is the enclosing type.
  public init(
    _ path: KeyPath<Dependencies, Dependency<Value>>,
    _ hold: InjectionReference = .strong,
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
