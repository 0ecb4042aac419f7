#if canImport(SwiftUI)
  public import SwiftUI

  extension InjectedModel {
    /// Bindings to the properties of a model: `$model.seat`.
    @MainActor
    @dynamicMemberLookup
    public struct Bindings {
      let model: Model

      /// A binding to the property.
      ///
      /// - Parameter path: the property of the model.
      public subscript<Subject>(
        dynamicMember path: ReferenceWritableKeyPath<Model, Subject>
      ) -> Binding<Subject> {
        let model = model
        return Binding(
          get: { @MainActor in model[keyPath: path] },
          set: { @MainActor in model[keyPath: path] = $0 }
        )
      }
    }
  }
#endif
