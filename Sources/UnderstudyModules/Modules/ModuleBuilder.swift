/// A result builder that collects modules: expressions, arrays, sets, `if`, `else`, `switch`, `for`
/// and `#available`.
@resultBuilder
public enum ModuleBuilder {
  public static func buildExpression(_ module: Module) -> [Module] { [module] }

  public static func buildExpression(_ modules: [Module]) -> [Module] { modules }

  public static func buildExpression(_ set: ModuleSet) -> [Module] { set.modules }

  public static func buildBlock(_ parts: [Module]...) -> [Module] { parts.flatMap { $0 } }

  public static func buildOptional(_ part: [Module]?) -> [Module] { part ?? [] }

  public static func buildEither(first part: [Module]) -> [Module] { part }

  public static func buildEither(second part: [Module]) -> [Module] { part }

  public static func buildArray(_ parts: [[Module]]) -> [Module] { parts.flatMap { $0 } }

  public static func buildLimitedAvailability(_ part: [Module]) -> [Module] { part }
}
