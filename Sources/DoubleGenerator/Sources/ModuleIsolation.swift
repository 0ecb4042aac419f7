#if Macros
import SwiftParser
import SwiftSyntax

/// Reads from the text of a manifest which modules are isolated to the main actor by default.
public struct ModuleIsolation {
  private static let setting = "defaultIsolation(MainActor.self)"

  /// The names of the modules. A setting outside of all targets is taken for one of each.
  public static func isolatedModules(inManifest text: String) -> Set<String> {
    guard text.contains(word: setting) else { return [] }
    let visitor = TargetVisitor(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: text))
    let isolated = visitor.targets.filter { $0.text.contains(word: setting) }
    let inTargets = isolated.isEmpty ? visitor.targets : isolated
    return Set(inTargets.map { $0.name.moduleName })
  }

  private final class TargetVisitor: SyntaxVisitor {
    var targets: [(name: String, text: String)] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let called = node.calledExpression.as(MemberAccessExprSyntax.self),
        ["target", "executableTarget", "testTarget"].contains(called.declName.baseName.text),
        let name = node.arguments.first(where: { $0.label?.text == "name" })?.expression
          .as(StringLiteralExprSyntax.self)?.representedLiteralValue
      else { return .visitChildren }
      targets.append((name, node.plainText))
      return .skipChildren
    }
  }
}

extension String {
  /// The module's name of a target: what Swift cannot name becomes an underscore.
  fileprivate var moduleName: String {
    String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
#endif
