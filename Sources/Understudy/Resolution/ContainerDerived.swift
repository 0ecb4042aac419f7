/// A type that a container can make without a registration, from a reference to itself.
protocol ContainerDerived: IndirectInjection {
  static func derive(from reference: ContainerReference, _ name: String?) -> Self
}

extension ContainerDerived {
  /// Makes one and writes it into uninitialized memory for its type.
  static func derive(
    from reference: ContainerReference,
    _ name: String?,
    into room: UnsafeMutableRawPointer
  ) {
    room.initializeMemory(as: Self.self, to: derive(from: reference, name))
  }
}
