// guess: an app's own `shared`, `clock` or `graph()`
// from: Factory
// expect: ok

import Understudy

extension Container {
  static let shared = Container(label: "own")
  static var main: String { "x" }
  func graph() -> Int { 1 }
  var clock: String { "c" }
  func load(_ x: Int) {}
  func add<V: Sendable>(_ t: V.Type, _ f: @escaping @Sendable () -> V) { register(t, factory: f) }
}
extension Dependencies {
  var date: Dependency<Int> { Dependency(default: { 1 }) }
  var clock: Dependency<String> { Dependency(default: { "" }) }
}
extension Lifetime where Value: Sendable { static var shared: Lifetime { .singleton } }
func mock<T>(_ type: T.Type) -> T? { nil }
func single<T>(_ make: () -> T) -> T { make() }
// swift-format-ignore: TypeNamesShouldBeCapitalized
enum slot { case matinee }
struct MockDate { var year = 1 }
struct S {
  @Injected(\.date) var date
  @Injected(\.clock) var clock: String
}

// --- guess

func f(_ c: Container) throws {
  Container.shared.register(Int.self) { 1 }
  let _: String = Container.main
  let _: Int = c.graph()
  let _: String = c.clock
  c.load(1)
  c.add(String.self) { "" }
  c.register(Int.self, lifetime: .shared) { 1 }
  let _: Int = try c[\.date]
  let _: Int? = mock(Int.self)
  let _: Int = single { 1 }
  let _ = slot.matinee
  let _ = MockDate().year
}
