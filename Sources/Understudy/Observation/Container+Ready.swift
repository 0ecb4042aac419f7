/// Reads an existing instance without resolving.
extension Container {
  /// The instance of a type that is registered or built here, without resolving: nothing is
  /// built or recorded. It is `nil` for what a mock refuses or would report, and for what an
  /// override has made stale.
  package func ready<Value>(_ type: Value.Type, name: String? = nil) -> Value? {
    let key = Key(type, name: name)
    let (registered, built) = withCore { core -> (InstanceRecord?, InstanceRecord?) in
      guard let record = core.registrations.find(key) else { return (nil, nil) }
      if rules?.guards(record) == true { return (nil, nil) }
      guard let built = core.instances.find(key)?.strong else { return (record.ready, nil) }
      guard core.freshness.isCurrent(stored: built, in: core),
        case .passes = core.verdict(on: built, rules)
      else { return (record.ready, built) }
      return (record.ready ?? built, built)
    }
    return withExtendedLifetime(built) { registered?.anyValue as? Value }
  }

  /// The mark of the registration that holds here for the key, if code of a test made it.
  package func usage(of key: Key) -> RegistrationUsage? {
    withCore { $0.registrations.find(key)?.usage }
  }
}
