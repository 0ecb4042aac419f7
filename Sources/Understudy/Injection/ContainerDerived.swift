/// A type that a container can make without a registration, from a reference to itself.
protocol ContainerDerived: IndirectInjection {
  static func derive(from reference: ContainerReference, _ name: String?) -> Self
}
