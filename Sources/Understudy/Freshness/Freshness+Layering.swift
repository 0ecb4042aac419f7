/// Hands the state of built instances over to a container that is layered over this one.
extension Freshness {
  /// The state that a container layered over this one needs for its built instances.
  struct Layer {
    let origin: ForkOrigin
    let missedKeys: Set<Key>
    let uncheckedOrigins: [ForkOrigin]
    let independentInstances: InstanceSet
  }

  func layer(from origin: ForkOrigin) -> Layer {
    Layer(
      origin: origin,
      missedKeys: history?.missedKeys ?? [],
      uncheckedOrigins: history?.uncheckedOrigins ?? [],
      independentInstances: history?.independentInstances ?? InstanceSet()
    )
  }

  /// Takes over what goes with the instances of another container, in addition to what was taken
  /// over before. They are checked when they are resolved.
  ///
  /// - Parameter isGuarded: whether the rules here refuse what passed where they were built.
  mutating func add(_ layer: Layer, isGuarded: Bool) {
    if !layer.missedKeys.isEmpty { madeHistory.missedKeys.formUnion(layer.missedKeys) }
    if !layer.independentInstances.isEmpty {
      madeHistory.independentInstances.formUnion(layer.independentInstances)
    }
    take(layer.origin)
    let added = isGuarded ? [layer.origin] : layer.uncheckedOrigins
    if !added.isEmpty { madeHistory.uncheckedOrigins += added }
    checkWhenResolved()
  }
}
