// Unavailable declarations for likely guesses; the messages name the real API.

public import Understudy

extension Container {
  @available(
    *,
    unavailable,
    message: "configure it afterwards: let container = Container(); try container.configure([mail])"
  )
  @_documentation(visibility: private)
  public convenience init(modules: Module...) { fatalError() }

  @available(
    *,
    unavailable,
    message: "configure it afterwards: let container = Container(); try container.configure([mail])"
  )
  @_documentation(visibility: private)
  public convenience init(module: Module) { fatalError() }

  @available(
    *,
    unavailable,
    message: "configure it afterwards: let container = Container(); try container.configure([mail])"
  )
  @_documentation(visibility: private)
  public convenience init(_ modules: [Module]) { fatalError() }

  @available(
    *,
    unavailable,
    message: "configure it afterwards: let container = Container(); try container.configure([mail])"
  )
  @_documentation(visibility: private)
  public convenience init(_ module: Module) { fatalError() }
}
