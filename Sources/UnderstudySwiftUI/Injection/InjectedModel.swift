#if canImport(SwiftUI)
  public import SwiftUI
  import Understudy

  /// Makes a view's model once, under the container of the view's environment.
  ///
  /// `@State` and `@StateObject` make a model where no container is known, so the model's
  /// `@Injected` properties would not use the one that `.container(_:)` has set. This wrapper makes
  /// the model at its first read, with that container current, and keeps it as long as the view
  /// exists.
  ///
  /// ```swift
  /// @Observable final class SaleModel {
  ///   @ObservationIgnored @Injected private var gateway: any PaymentGateway
  ///   var seat = ""
  /// }
  ///
  /// struct SaleView: View {
  ///   @InjectedModel var model = SaleModel()
  ///
  ///   var body: some View { TextField("Seat", text: $model.seat) }
  /// }
  /// ```
  ///
  /// Models are classes, `@Observable` ones and `ObservableObject`s alike: a change re-renders the
  /// view. `$model.seat` is a binding.
  ///
  /// A model is made once: it keeps its container even if another one is set above. Give the view
  /// another identity, `.id(evening)`, to get another model.
  @propertyWrapper
  public struct InjectedModel<Model: AnyObject>: DynamicProperty {
    @Environment(\.givenContainer) private var container
    @StateObject private var storage = ModelStorage<Model>()
    private let make: @MainActor () -> Model

    /// Makes a model at the first read.
    ///
    /// - Parameter make: makes the model; runs once for the lifetime of the view.
    public init(wrappedValue make: @autoclosure @escaping @MainActor () -> Model) {
      self.make = make
    }

    /// The model.
    @MainActor public var wrappedValue: Model { storage.model(under: container, make) }

    /// Bindings to the properties of the model.
    @MainActor public var projectedValue: Bindings { Bindings(model: wrappedValue) }
  }
#endif
