extension Container {
  /// The unnamed instance of a type that is registered or built here, without asking for it: nothing is
  /// built, recorded or judged.
  package func ready<Value>(_ type: Value.Type) -> Value? {
    let key = Key(type)
    let (registered, built) = withCore {
      ($0.registrations.find(key)?.ready, $0.instances.find(key)?.strong)
    }
    return (registered ?? built)?.anyValue as? Value
  }
}
