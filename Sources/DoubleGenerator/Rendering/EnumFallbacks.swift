#if Macros
import SwiftParser
import SwiftSyntax

/// Writes fallbacks for the enumerations that members throw or return: a call without an answer fails its
/// test, and continues with their first case that holds nothing.
struct EnumFallbacks {
  let sources: [SourceText]

  func text(for models: [DoubleModel]) -> String {
    var users: [String: DoubleModel] = [:]
    for model in models where !model.name.hasPrefix("`") {
      for name in model.enumerationNames where users[name] == nil { users[name] = model }
    }
    let found = users.sorted { $0.key < $1.key }.compactMap { fallback(of: $0, in: $1) }
    return found.isEmpty ? "" : "\n" + found.joined(separator: "\n") + "\n"
  }

  /// The fallback of the only enumeration of this name.
  private func fallback(of name: String, in model: DoubleModel) -> String? {
    var found: [String: String] = [:]
    for source in sources where source.text.contains(word: "enum \(name)") {
      let finder = Finder(name: name, module: source.module)
      finder.walk(Parser.parse(source: source.text))
      found.merge(finder.cases) { first, _ in first }
    }
    guard found.count == 1, let (type, element) = found.first, !element.isEmpty else { return nil }
    return
      "nonisolated enum __\(model.reportedName)\(name): UnderstudyTesting::GeneratedFallback { "
      + "static func fallback() -> \(type) { .\(element) } }"
  }

  /// Finds the enumerations of a name in a file, and for each the case; none where it cannot be used.
  private final class Finder: SyntaxVisitor {
    let name: String
    let module: String
    private(set) var cases: [String: String] = [:]

    init(name: String, module: String) {
      (self.name, self.module) = (name, module)
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.name.bareText == name else { return .visitChildren }
      let ancestors = sequence(first: Syntax(node), next: \.parent).dropFirst()
      let types = ancestors.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
      let scope = types.compactMap { $0.asProtocol((any NamedDeclSyntax).self)?.name.text }
      let path = (scope.reversed() + [node.name.text]).joined(separator: ".")
      let isSimple =
        scope.count == types.count && node.genericParameterClause == nil
        && types.allSatisfy {
          $0.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause == nil
        }
        && !ancestors.contains { $0.is(IfConfigDeclSyntax.self) || $0.is(CodeBlockSyntax.self) }
        && !(node.inheritanceClause?.plainText.contains("~") ?? false)
        && ([node as any DeclGroupSyntax] + types).allSatisfy { !$0.modifiers.isPrivate }
        && node.attributes.isEmpty
      cases["\(module)::\(path)"] = isSimple ? node.firstSimpleCase ?? "" : ""
      return .visitChildren
    }
  }
}

extension DoubleModel {
  /// The names of types that may be enumerations, of results and typed errors.
  fileprivate var enumerationNames: [String] {
    let own = Set(parameters.map(\.name))
    return members.flatMap { member in
      var types = [member.result.output]
      if case .typed(let type) = member.failure { types.append(type) }
      let generics = Set(member.generics.map(\.name))
      return types.compactMap { type -> String? in
        let isPath = type.replacing("::", with: ".").allSatisfy {
          $0.isLetter || $0.isNumber || $0 == "_" || $0 == "."
        }
        guard isPath,
          let name = type.split(whereSeparator: { $0 == "." || $0 == ":" }).last.map(String.init),
          !own.contains(name), !generics.contains(name)
        else { return nil }
        return name
      }
    }
  }
}

extension DeclModifierListSyntax {
  fileprivate var isPrivate: Bool {
    contains { ["private", "fileprivate"].contains($0.name.text) }
  }
}

extension EnumDeclSyntax {
  fileprivate var firstSimpleCase: String? {
    let cases = memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .filter { $0.attributes.isEmpty }
    return cases.flatMap { $0.elements.map { $0 } }.first { $0.parameterClause == nil }?.name.text
  }
}
#endif
