#if canImport(SwiftUI)
  import Combine
  import Understudy

  /// Holds a view's model, and forwards the changes of an `ObservableObject` to SwiftUI.
  ///
  /// Observable models need no forwarding: reading them while the view is rendered is enough. Views
  /// access it on the main actor alone.
  final class ModelStorage<Model: AnyObject>: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    private var model: Model?
    private var changes: AnyCancellable?

    init() {}

    @MainActor
    func model(under container: Container?, _ make: @MainActor () -> Model) -> Model {
      if let model { return model }
      let model = if let container { withContainer(container) { make() } } else { make() }
      self.model = model
      if let object = model as? any ObservableObject { follow(object) }
      return model
    }

    private func follow(_ object: some ObservableObject) {
      changes = object.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
    }
  }
#endif
