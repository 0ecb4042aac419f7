// The declarations of Swinject that an app meets when it moves from there.

public final class Container {}

public protocol Assembly {
  func assemble(container: Container)
}

public final class Assembler {
  public init(_ assemblies: [any Assembly]) {}
}
