// swift-format-ignore-file
// What people typed who knew Factory, Mockito, or neither: numbers in variables, factories with a parameter.

import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

struct Season: Sendable {}
struct Rates: Sendable {}

func parameters(_ container: Container, _ rates: ParameterizedFactory<Season, Rates>) {
  container.register(Rates.self, with: Season.self) { _, _ in Rates() }  // expected-error {{register { Registration(T.self, with: Input.self) { _, input in … } }}}
  _ = rates(Season())  // expected-error {{make an instance with try factory.create(with: input)}}
}

func variables(_ sends: Spy<String, String>, _ count: Int) async {
  sends.verify(count)  // expected-error {{verify(.exactly(count)), or await called(.exactly(count))}}
  sends.verify(count + 1, with: .any, "ada")  // expected-error {{verify(.exactly(count)), or await called(.exactly(count))}}
  sends.verify(times: count)  // expected-error {{verify(.exactly(count)), or await called(.exactly(count))}}
  await sends.called(count)  // expected-error {{verify(.exactly(count)), or await called(.exactly(count))}}
  await sends.called(count, with: .any, "ada")  // expected-error {{verify(.exactly(count)), or await called(.exactly(count))}}
  sends.verify(2)  // works
  sends.verify(.exactly(count), with: .any, "ada")  // works
  await sends.called(2, with: .any, "ada")  // works
}

func answers(_ frees: Stub<Void, Int, Never>, _ sends: Spy<String, String>, _ loads: Stub<Int, Int, any Error>) {
  frees.when().thenReturn(7)  // expected-error {{An answer for all calls has no when: write .returns(7).}}
  sends.onCall { _ in }  // expected-error {{Write answers { arguments in … }.}}
  loads.callsRealMethod()  // expected-error {{Write replies(.real)}}
  loads.callThrough(3)  // expected-error {{Write replies(.real)}}
  loads.forwards(to: 3)  // expected-error {{Write replies(.real)}}
  loads.returnsInOrder(1, 2)  // expected-error {{returns}}
}

func policies() {
  let _: ContainerTrait = .container(Container(), .live(.allow))  // expected-error {{the policy is a trait of its own, in front}}
}

func kinds(_ container: Container) async throws {
  container.register(Rates.self, lifetime: .scope("visit")) { Rates() }  // expected-error {{write .scoped(.visit)}}
  _ = try await container.resolve(key: \.ratesOfTheDay)  // works
}

func keys(_ container: Container) throws {
  _ = try container.resolve(key: \.ratesOfTheDay)  // works
  container.register(Season.self) { _ = try $0.resolve(key: \.ratesOfTheDay); return Season() }  // works
}

extension Dependencies {
  var ratesOfTheDay: Dependency<Rates> { Dependency(default: { Rates() }) }
}
