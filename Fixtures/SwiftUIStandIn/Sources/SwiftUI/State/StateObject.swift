public import Combine

@MainActor @preconcurrency
@propertyWrapper
public struct StateObject<ObjectType> where ObjectType: ObservableObject {
  nonisolated(unsafe) let thunk: () -> ObjectType  // called on the main actor alone
  var location: ObjectLocation<ObjectType>?

  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    self.thunk = thunk
  }

  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    // Without a view it is another one at each read, as in Apple's.
    location?.object ?? thunk()
  }
}

extension StateObject: DynamicProperty {}

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
