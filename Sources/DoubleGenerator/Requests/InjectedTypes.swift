#if Macros
import SwiftParser
import SwiftSyntax

/// Finds the protocols that production code injects, `@Injected var gateway: any PaymentGateway`:
/// their doubles are fallbacks where a test registers none.
struct InjectedTypes {
  /// The protocols' names as written, `Docks.Inner`, each once.
  private(set) var paths: [[String]] = []

  mutating func read(_ source: SourceText) {
    guard !source.isTest else { return }
    let declarations = source.text.searching { text in
      text.offsets(of: "@Injected").map { declaration(from: $0, in: text) }
    }
    for declaration in declarations {
      let visitor = Visitor(viewMode: .sourceAccurate)
      visitor.walk(Parser.parse(source: declaration))
      for path in visitor.paths where !paths.contains(path) { paths.append(path) }
    }
  }

  /// The declaration from its attribute to the end of the line with its type; to parse only that.
  private func declaration(from start: Int, in text: TextBytes) -> String {
    let variable = text.firstOffset(of: "var ", from: start) ?? start
    let type = text.firstOffset(of: ":", from: variable) ?? variable
    let end = text.firstOffset(of: "\n", from: type) ?? text.bytes.count
    return text.text(start..<end)
  }

  private final class Visitor: SyntaxVisitor {
    var paths: [[String]] = []

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      let isInjected = node.attributes.contains {
        $0.as(AttributeSyntax.self)?.attributeName.path?.last == "Injected"
      }
      guard isInjected else { return .visitChildren }
      for type in node.bindings.compactMap({ $0.typeAnnotation?.type.unwrapped }) {
        let constraint = type.as(SomeOrAnyTypeSyntax.self)?.constraint ?? type
        if let path = constraint.unwrapped.path { paths.append(path) }
      }
      return .skipChildren
    }
  }
}
#endif
