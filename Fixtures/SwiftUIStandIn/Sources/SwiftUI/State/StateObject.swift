public import Combine

@propertyWrapper
public struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  let thunk: () -> ObjectType
  var location: ObjectLocation<ObjectType>?

  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    self.thunk = thunk
  }

  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    // Without a view it is another one at each read, as in Apple's.
    location?.object ?? thunk()
  }
}

final class ObjectLocation<ObjectType: ObservableObject> {
  let object: ObjectType
  private let subscription: AnyCancellable

  init(_ object: ObjectType, _ changed: Flag) {
    self.object = object
    subscription = object.objectWillChange.sink { _ in changed.set() }
  }
}

extension StateObject: WiredProperty {
  mutating func wire(to node: Node, at offset: Int, _ environment: EnvironmentValues) {
    location = node.stored(at: offset) { ObjectLocation(thunk(), node.host.isDirty) }
  }
}
