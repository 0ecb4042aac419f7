// Unavailable declarations for likely guesses; the messages name the real API.

public import Testing
public import Understudy
public import UnderstudyTesting

extension Trait where Self == ContainerTrait {
  @available(*, unavailable, message: "add it to a container trait: .container.checkingLeaks()")
  @_documentation(visibility: private)
  public static var checkLeaks: ContainerTrait { fatalError() }

  @available(*, unavailable, message: "add it to a container trait: .container.checkingLeaks()")
  @_documentation(visibility: private)
  public static var noLeaks: ContainerTrait { fatalError() }

  @available(*, unavailable, message: "add it to a container trait: .container.checkingLeaks()")
  @_documentation(visibility: private)
  public static var leakCheck: ContainerTrait { fatalError() }

  @available(*, unavailable, message: "add it to a container trait: .container.checkingLeaks()")
  @_documentation(visibility: private)
  public static func checkingLeaks(_ nothing: FirstGuess? = nil) -> ContainerTrait {
    fatalError()
  }

  @available(*, unavailable, message: "add it to a container trait: .container.verifying(.all)")
  @_documentation(visibility: private)
  public static func verifying(_ verification: Verification) -> ContainerTrait { fatalError() }

  @available(*, unavailable, message: "a preset is a value: .container(preset: preset)")
  @_documentation(visibility: private)
  public static func preset(_ preset: Any) -> ContainerTrait { fatalError() }

  @available(*, unavailable, message: "the label is over: .integration(over: container)")
  @_documentation(visibility: private)
  public static func integration(_ base: @autoclosure @Sendable () throws -> Container)
    -> ContainerTrait
  {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message:
      "write .mockContainer(.strict.firewall(.marked).allowing(T.self), over: container), which .integration(over:) is short for"
  )
  @_documentation(visibility: private)
  public static func integration(
    _ policy: MockPolicy,
    over base: @autoclosure @Sendable () throws -> Container,
    _ configure: @Sendable (Container) async throws -> Void = { _ in }
  ) -> ContainerTrait { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "the policy is a trait of its own, in front: @Test(.container(policy), .container(container) { … })"
  )
  @_documentation(visibility: private)
  public static func container(
    _ base: @autoclosure @Sendable () throws -> Container,
    _ policy: MockPolicy,
    _ configure: @Sendable (Container) async throws -> Void = { _ in }
  ) -> ContainerTrait { fatalError() }

  @available(*, unavailable, message: "write .mockContainer(policy, over: container)")
  @_documentation(visibility: private)
  public static func container(
    _ policy: MockPolicy,
    over base: @autoclosure @Sendable () throws -> Container,
    _ configure: @Sendable (Container) async throws -> Void = { _ in }
  ) -> ContainerTrait { fatalError() }

  @available(*, unavailable, message: "the label is over: .integration(over: container)")
  @_documentation(visibility: private)
  public static func integration(with base: @autoclosure @Sendable () throws -> Container)
    -> ContainerTrait
  { fatalError() }
}

extension ContainerTrait {
  @available(*, unavailable, message: "for a strict mock container, write .mockContainer")
  @_documentation(visibility: private)
  public var strict: ContainerTrait { fatalError() }

  @available(
    *,
    unavailable,
    message: "for a lenient mock container, write .mockContainer(.lenient)"
  )
  @_documentation(visibility: private)
  public var lenient: ContainerTrait { fatalError() }

  @available(*, unavailable, message: "say what to verify: .container.verifying(.all)")
  @_documentation(visibility: private)
  public func verifying() -> ContainerTrait { fatalError() }

  @available(*, unavailable, message: "write .container.verifying(.all)")
  @_documentation(visibility: private)
  public func verify(_ verification: Verification = .all) -> ContainerTrait { fatalError() }

  @available(*, unavailable, message: "write .container.checkingLeaks()")
  @_documentation(visibility: private)
  public func leaks() -> ContainerTrait { fatalError() }

  @available(*, unavailable, message: "write .container.checkingLeaks()")
  @_documentation(visibility: private)
  public func checkLeaks() -> ContainerTrait { fatalError() }

  @available(
    *,
    unavailable,
    message: "register in the case's container: .container { $0.register(x, as: (any P).self) }"
  )
  @_documentation(visibility: private)
  public func register<Value>(_ type: Value.Type, factory: () throws -> Value) -> ContainerTrait {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "register in the case's container: .container { $0.register(x, as: (any P).self) }"
  )
  @_documentation(visibility: private)
  public func override(_ type: any Any.Type, with instance: any Sendable) -> ContainerTrait {
    fatalError()
  }
}

extension SuiteTrait where Self == SuiteContainerTrait {
  @available(
    *,
    unavailable,
    message: "for a strict container, write .suiteContainer(.strict) { … }"
  )
  @_documentation(visibility: private)
  public static func suiteContainer(
    strict: Bool,
    _ setUp: @escaping @Sendable (Container) async throws -> Void
  ) -> SuiteContainerTrait { fatalError() }

  @available(*, unavailable, message: "the closure has no label: .suiteContainer { … }")
  @_documentation(visibility: private)
  public static func suiteContainer(
    configure setUp: @escaping @Sendable (Container) async throws -> Void
  ) -> SuiteContainerTrait { fatalError() }

  @available(*, unavailable, message: "the closure has no label: .suiteContainer { … }")
  @_documentation(visibility: private)
  public static func suiteContainer(setUp: @escaping @Sendable (Container) async throws -> Void)
    -> SuiteContainerTrait
  { fatalError() }

  @available(*, unavailable, message: "for a suite, write .suiteContainer { … }")
  @_documentation(visibility: private)
  public static func sharedContainer(_ setUp: @escaping @Sendable (Container) async throws -> Void)
    -> SuiteContainerTrait
  { fatalError() }

  @available(*, unavailable, message: "for a suite, write .suiteContainer { … }")
  @_documentation(visibility: private)
  public static var sharedContainer: SuiteContainerTrait { fatalError() }

  @available(*, unavailable, message: "pass a closure that fills it: .suiteContainer { … }")
  @_documentation(visibility: private)
  public static var suiteContainer: SuiteContainerTrait { fatalError() }
}

extension ContainerTrait {
  @available(
    *,
    unavailable,
    message: "leave the brackets out: .verifying(.unusedOverrides, .undeclaredResolutions)"
  )
  @_documentation(visibility: private)
  public func verifying(
    _ checks: [Verification],
    severity: IssueSeverity = .error,
    declaring types: [any Any.Type] = []
  ) -> ContainerTrait { fatalError() }

  @available(*, unavailable, message: "write the types: declaring: [(any HouseClock).self]")
  @_documentation(visibility: private)
  public func verifying(
    _ checks: Verification...,
    severity: IssueSeverity = .error,
    declaring keys: [Key]
  ) -> ContainerTrait { fatalError() }

  @available(*, unavailable, message: "write the types: .checkingLeaks(allowing: HouseClock.self)")
  @_documentation(visibility: private)
  public func checkingLeaks(
    allowing first: Key,
    _ more: Key...,
    severity: IssueSeverity = .error
  ) -> ContainerTrait { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "it belongs to the policy: .mockContainer(.strict.firewall(.marked).allowing((any Mailer).self), over: appContainer()), which .integration(over:) is short for, or .container(.live(.refuse).allowing((any Mailer).self))"
  )
  @_documentation(visibility: private)
  public func allowing(_ types: any Any.Type...) -> ContainerTrait { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "it belongs to the policy: .mockContainer(.strict.firewall(.marked).allowing((any Mailer).self), over: appContainer()), which .integration(over:) is short for, or .container(.live(.refuse).allowing((any Mailer).self))"
  )
  @_documentation(visibility: private)
  public func allowing(_ keys: Key...) -> ContainerTrait { fatalError() }
}
