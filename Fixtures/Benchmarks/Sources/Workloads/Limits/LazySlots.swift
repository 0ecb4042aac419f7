/// The least that building each part once can be: a row of slots, each filled by its factory when
/// it is first asked for.
final class LazySlots {
  typealias Instance = any AnyObject & Sendable
  typealias Factory = @Sendable (LazySlots) -> Instance

  private let factories: [Factory]
  private var slots: [Instance?]

  init(_ factories: [Factory]) {
    self.factories = factories
    slots = Array(repeating: nil, count: factories.count)
  }

  /// Has some of them filled anew when they are next asked for.
  func empty(_ indices: [Int]) { for index in indices { slots[index] = nil } }

  subscript(index: Int) -> Instance {
    if let instance = slots[index] { return instance }
    let instance = factories[index](self)
    slots[index] = instance
    return instance
  }
}
