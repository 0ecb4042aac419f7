#if Macros
extension DoubleGenerator {
  /// Returns the double of one protocol, for the place at which the protocol is declared.
  ///
  /// It sees this one declaration: no parents but those of the standard library, and no aliases.
  ///
  /// - Parameters:
  ///   - declaration: the text of the declaration.
  ///   - module: the module that it is in.
  /// - Throws: what keeps the double from being generated, as a text.
  public static func double(inPlaceOf declaration: String, module: String) throws -> String {
    var index = DeclarationIndex()
    let source = SourceText(path: "", text: declaration, module: module, isTest: false)
    DeclarationCollector.read(source, into: &index)
    let found = index.protocols.values.flatMap { $0 }.filter { !$0.isBuiltIn && $0.scope.isEmpty }
    do throws(DoubleFailure) {
      var texts: [String] = []
      for var own in found {
        // Other files cannot see it, which does not matter here.
        let access = own.access == .hidden ? "private " : ""
        own.access = .internal
        for var model in try DoubleBuilder(index: index, isolatedModules: []).models(of: own) {
          model.access = access
          let text = DoubleRenderer(model: model).declaration
          texts.append(model.declaration.condition.map { "#if \($0)\n\(text)#endif\n" } ?? text)
        }
      }
      return texts.joined()
    } catch {
      throw InPlaceFailure(description: error.textInPlace)
    }
  }
}

/// Why a protocol has no double in place.
private struct InPlaceFailure: Error, CustomStringConvertible {
  let description: String
}
#endif
