// What people write first, with the way it is written here. None of these can be called.

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
