#if Macros
import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct DoubleMacros: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [DoubleMacro.self]
}
#else
/// The trait is off, so there are no macros; a program has to begin somewhere, though.
@main
struct DoubleMacros {
  static func main() {}
}
#endif
