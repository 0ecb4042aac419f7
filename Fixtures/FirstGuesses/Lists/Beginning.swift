// swift-format-ignore-file
// What three people typed in their first hours, without another tool in mind.

import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

struct Order: Sendable, Equatable { var id: Int }
enum OrderError: Error { case missing }
typealias Finds = MemberCalls<Int, Order, any Error, @Sendable (Int) throws -> Order>
typealias Finding = Stub<Int, Order, any Error>

struct OrdersOn: Sendable {
  func find(id: Match<Int> = .any) -> Finds { fatalError() }
  func watch() -> MemberCalls<@Sendable (Order) -> Void, Void, Never, @Sendable (@escaping @Sendable (Order) -> Void) -> Void> { fatalError() }
}

final class OrdersDouble: GeneratedDouble {
  init(fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column) {}
  var on: OrdersOn { OrdersOn() }
}

func checks(_ orders: OrdersDouble, _ finding: Finding, _ order: Order) {
  orders.on.find(id: 1).returns(order).called(.once)  // expected-error {{Verify in a line of its own, after the calls: double.on.find(id: 1).verify(2), or finds.verify(2).}}
  orders.on.find(id: 1).returns(order).times(2)  // expected-error {{Verify in a line of its own, after the calls: double.on.find(id: 1).verify(2), or finds.verify(2).}}
  orders.on.find(id: 1).throws(OrderError.missing).called(.once)  // expected-error {{Verify in a line of its own}}
  finding.returns(order).verify()  // expected-error {{Verify in a line of its own}}
  _ = finding.when(1).returns(order).once  // expected-error {{Verify in a line of its own}}
  orders.on.find(id: 1).returns(order)  // works
  orders.on.find(id: 1).verify(2)  // works
}

func turns(_ orders: OrdersDouble, _ finding: Finding, _ order: Order) {
  finding.onFirstCall.throws(OrderError.missing)  // expected-error {{Write replies(.throws(error), .returns(3)): in turn.}}
  finding.onThirdCall.returns(order)  // expected-error {{Write replies(.throws(error), .returns(3)): in turn.}}
  orders.on.find().onFirstCall.throws(OrderError.missing)  // expected-error {{Write replies(.throws(error), .returns(3)): in turn.}}
  finding.throws(OrderError.missing).then.returns(order)  // expected-error {{Write replies(.throws(…), .returns(…)), in turn.}}
  orders.on.find().throws(OrderError.missing).then.returns(order)  // expected-error {{Write replies(.throws(…), .returns(…)), in turn.}}
  finding.when(1).throws(OrderError.missing).then.returns(order)  // expected-error {{Write replies(.throws(…), .returns(…)), in turn.}}
  finding.returns(order).then.throws(OrderError.missing)  // expected-error {{Of several kinds: replies(.returns(1), .throws(error)).}}
  finding.replies(.throws(OrderError.missing), .returns(order))  // works
}

enum CardError: Error { case timeout }

func typedTurns(_ charging: Stub<(Int, String), Order, CardError>, _ finding: Stub<Int, Order, CardError>, _ order: Order) {
  charging.throws(.timeout).throws(.timeout).returns(order)  // expected-error {{Write replies(.throws(…), .returns(…)), in turn.}}
  charging.when(.any, "42").throws(.timeout).throws(.timeout).returns(order)  // expected-error {{Write replies(.throws(…), .returns(…)), in turn.}}
  finding.throws(.timeout).then.returns(.init(id: 1))  // expected-error {{Write replies(.throws(…), .returns(…)), in turn.}}
  finding.thenThrow(.timeout).thenThrow(.timeout).thenReturn(order)  // expected-error {{Write throws(…); in turn: replies(.throws(…), .returns(…)).}}
  finding.when(1).thenThrow(.timeout).thenReturn(order)  // expected-error {{Write throws(…); in turn: replies(.throws(…), .returns(…)).}}
  finding.replies(.throws(.timeout), .throws(.timeout), .returns(order))  // works
  finding.throws(.absent)  // expected-error {{type 'CardError' has no member 'absent'}}
}

func making() {
  _ = OrdersDouble(strict: true)  // expected-error {{Leave it out: a call without an answer fails the test.}}
  _ = OrdersDouble(relaxed: true)  // expected-error {{Leave it out: a call without an answer fails the test.}}
  _ = OrdersDouble(.relaxed)  // expected-error {{Leave it out: a call without an answer fails the test.}}
  _ = OrdersDouble()  // works
}

func oneArgument(_ sends: Spy<String>) async {
  sends.verifyOnce(with: "x")  // expected-error {{Write verify(with: "42"), or for two arguments verify(with: .any, "42").}}
  sends.assertCalled(with: "x")  // expected-error {{Write verify(with: "42"), or for two arguments verify(with: .any, "42").}}
  await sends.wait(for: 1)  // expected-error {{Write await called() for a first call}}
}

func registering(_ container: Container) {
  container.register((any Mailer).self) { SMTPMailer() }.live()  // expected-error {{register returns nothing; hooks and live() belong to a registration}}
  container.register((any Mailer).self, lifetime: .transient) { SMTPMailer() }.live()  // expected-error {{register returns nothing; hooks and live() belong to a registration}}
  container.register((any Mailer).self, lifetime: .singleton) { _ in SMTPMailer() }.live()  // expected-error {{register returns nothing; hooks and live() belong to a registration}}
  container.register((any Mailer).self, lifetime: .transient) { SMTPMailer() }  // works
  container.register((any Mailer).self, lifetime: .transient) { _ in SMTPMailer() }  // works
  container.register { Registration(key: \.begun, lifetime: .weak) { Order(id: 1) } }  // expected-error {{the declaration has the lifetime: Dependency(lifetime: .weak, default: { … })}}
  container.register { Registration(key: \.begun) { Order(id: 1) } }  // works
  container.register((any Mailer).self) { SMTPMailer() }.onPreview { FakeMailer() }  // expected-error {{decide when you register}}
  container.register((any Mailer).self) { SMTPMailer() }.timeToLive(60)  // expected-error {{an instance does not age}}
  container.register(DeterministicDoubles())  // expected-error {{write DeterministicDoubles().register(in: container)}}
  container.push()  // expected-error {{write let saved = container.snapshot()}}
  container.push.register { FakeMailer() }  // expected-error {{for a typed key register(key:}}
}

extension Dependencies {
  var begun: Dependency<Order> { Dependency(default: { Order(id: 0) }) }
  var unlabelled: Dependency<Order> { Dependency { Order(id: 0) } }  // expected-warning {{say whether a test may run it: Dependency(live: { … })}}
  var named: Dependency<Order> { Dependency(name: "a") { Order(id: 0) } }  // expected-warning {{without a label it is live}}
  var brief: Dependency<Order> { Dependency(lifetime: .transient) { Order(id: 0) } }  // expected-warning {{without a label it is live}}
  var resolving: Dependency<Order> { Dependency { Order(id: try $0[\.begun].id) } }  // expected-warning {{without a label it is live}}
  var asking: Dependency<Order> { Dependency(live: { Order(id: self.begun().id) }) }  // expected-error {{resolve it in the factory: { resolver in Feed(url: try resolver}}
  var live: Dependency<Order> { Dependency(live: { Order(id: 0) }) }  // works
  var liveOrTest: Dependency<Order> { Dependency(live: { Order(id: 0) }, test: { Order(id: 1) }) }  // works
  var liveThenTest: Dependency<Order> { Dependency(live: { Order(id: try $0[\.begun].id) }, test: { _ in Order(id: 1) }) }  // works
  var transient: Dependency<Order> { Dependency(lifetime: .transient, default: { Order(id: 0) }) }  // works
}

func shared() async throws {
  Container.shared.orders.onTest { Order(id: 1) }  // expected-error {{the container has no such member}}
  _ = Container.shared.orders.register { Order(id: 1) }.singleton  // expected-error {{the container has no such member}}
  Container.shared.orders.reset()  // expected-error {{the container has no such member}}
  Container.shared.orders.once()  // expected-error {{the container has no such member}}
  Container.shared.orders.context(.test) { Order(id: 1) }  // expected-error {{the container has no such member}}
  _ = Container.shared.orders().total(of: 2)  // expected-error {{the container has no such member}}
  let total: Int = Container.shared.orders().total(of: 2, for: "ada")  // expected-error {{the container has no such member}}
  print(total, Container.shared.orders().total(of: 2))  // expected-error {{the container has no such member}}
  try await Container.shared.orders().place(seat: "A1", pin: 1)  // expected-error {{the container has no such member}} expected-warning {{no calls to throwing functions}} expected-warning {{no 'async'}}
  Container.shared.orders.reset(.scope)  // expected-error {{the container has no such member}}
  Container.shared.orders.register { Order(id: 1) }  // expected-error {{the container has no such member}}
}

func durations(_ waits: Spy<Duration>, _ naps: Spy<(Duration, String)>, _ limit: Duration) {
  waits.verify(with: .seconds(70))  // works
  waits.verify(with: .equal(limit))  // works
  naps.verify(with: .equal(Duration.seconds(70)), .any)  // works
  naps.verify(with: .equal(.seconds(70)), "x")  // expected-error {{has no member 'seconds'}}
  naps.verify(with: .equal(to: limit), "x")  // expected-error {{extraneous argument label 'to:' in call}}
}

struct Orders {
  let finds = Finding()
  let opens = Spy<Void>()
  func find(_ id: Int) async throws -> Order { try await finds.invoke(id) }  // expected-error {{Write call(…), in the member of the double.}} expected-warning {{no 'async'}} expected-warning {{no calls to throwing}}
  func found(_ id: Int) -> Order { finds.record(id) }  // expected-error {{Write call(…), in the member of the double.}}
  func answered(_ id: Int) -> Order { finds.answer(id) }  // expected-error {{Write call(…), in the member of the double; in a test, returns(…).}}
  func executed(_ id: Int) -> Order { finds.execute(id) }  // expected-error {{Write call(…), in the member of the double.}}
  func performed(_ id: Int) -> Order { return finds.perform(id) }  // expected-error {{Write call(…), in the member of the double.}}
  func right(_ id: Int) throws -> Order { try finds.call(id) }  // works
  func open() { opens.invoke() }  // expected-error {{Write call(…), in the member of the double.}}
}

func settingUp(_ finding: Finding, _ order: Order) {
  finding.answer(order)  // expected-error {{Write returns(…): one value for all calls, or several in turn.}}
  finding.execute { _ in order }  // expected-error {{Write answers { arguments in … }.}}
}

func answersInTurn(_ orders: OrdersDouble, _ finding: Finding, _ order: Order, _ error: any Error) {
  finding.returns(.failure(error), .success(order))  // expected-error {{Write replies(.throws(error), .returns(x)): in turn.}}
  orders.on.find().returns(.failure(error), .success(order))  // expected-error {{Write replies(.throws(error), .returns(x)): in turn.}}
  finding.answers([.failure(error), .success(order)])  // expected-error {{Write replies(.throws(error), .returns(x)): in turn.}}
  finding.replies(.throws(error), .returns(order))  // works
  // A mistake in a value is still the only one that is reported.
  finding.returns(.absent)  // expected-error {{type 'Order' has no member 'absent'}}
  finding.when(1).returns(order.number)  // expected-error {{has no member 'number'}}
}

func setting(_ orders: OrdersDouble, _ finding: Finding, _ order: Order, _ error: any Error) {
  finding.value = order  // expected-error {{Write returns(x); what was passed: lastCall?.arguments.}}
  finding.nextResult = order  // expected-error {{Write returns(x), or returns(x, y): in turn.}}
  orders.on.find().shouldThrow = error  // expected-error {{Write throws(error).}}
  finding.error(error)  // expected-error {{Write throws(error).}}
  finding.succeed(with: order)  // expected-error {{Write returns(x).}}
  orders.on.find().completes(with: order)  // expected-error {{Write returns(x).}}
  finding.answers(order)  // expected-error {{Write returns(x); a closure computes: answers { … }.}}
  orders.on.find(id: 1).answers(order)  // expected-error {{Write returns(x); a closure computes: answers { … }.}}
  orders.on.find().returns { id in Order(id: id) }  // expected-error {{Write answers { … }, with the member's own parameters.}}
  orders.on.find().answers { id in Order(id: id) }  // works
  orders.on.find().answers { id in Order(number: id) }  // expected-error {{incorrect argument label in call (have 'number:', expected 'id:')}}
  orders.on.watch().perform(order)  // expected-error {{Write answers { callback in callback(value) }.}}
  orders.on.watch().invokes(order)  // expected-error {{Write answers { callback in callback(value) }.}}
  orders.on.watch().callsBack(order)  // expected-error {{Write answers { callback in callback(value) }.}}
  orders.on.watch().answers { callback in callback(order) }  // works
}

func reading(_ sends: Spy<String>) {
  _ = sends.contains("hi")  // expected-error {{Write calls.map(}}
  _ = sends.map(\.count)  // expected-error {{Write calls.map(}}
  _ = sends.values  // expected-error {{Write calls.map(}}
  _ = sends.lastValue  // expected-error {{Write lastCall?.arguments.}}
  _ = sends.calls.map(\.arguments).contains("hi")  // works
}

func verifying(_ orders: OrdersDouble, _ finding: Finding, _ sends: Spy<String>) async {
  verify(finding, times: 1)  // expected-error {{Write finds.verify(2), or double.on.find().verify(2).}}
  verify(finding, called: 1)  // expected-error {{Write finds.verify(2), or double.on.find().verify(2).}}
  verify(finding, timeout: 1)  // expected-error {{Write finds.verify(2), or double.on.find().verify(2).}}
  _ = verify(finding)  // expected-error {{Use the member}}
  orders.verifyNothingElse()  // expected-error {{Write verifyNoMoreCalls().}}
  inOrder(orders) { }  // expected-error {{Write verifyOrder(a.on.find(), b.saves.matching()).}}
  verifyInOrder(orders.on.find(), finding.matching())  // expected-error {{Write verifyOrder(a.on.find(), b.saves.matching()).}}
  verifyOrder([orders.on.find(), finding.matching()])  // expected-error {{Leave the brackets out: verifyOrder(a, b).}}
  verifyOrder(orders.on.find(), finding.matching())  // works
  verifyAll(orders)  // expected-error {{Verify each member: finds.verify(), double.on.find().verify().}}
  verifyNoMoreCalls([orders])  // expected-error {{Leave the brackets out: verifyNoMoreCalls(a, b).}}
  verifyNoMoreCalls(orders)  // works
  finding.verify(with: { $0 == 1 })  // expected-error {{Write verify { $0 == 42 }, or with: a matcher for each.}}
  finding.verify { $0 == 1 }  // works
  finding.verify(called: .once)  // expected-error {{The number stands alone}}
  sends.verify(once: "x")  // expected-error {{Write verify(with: "42").}}
  await sends.eventually(.once)  // expected-error {{Write await called(), or called(2).}} expected-warning {{no 'async'}}
  sends.calledOnce(with: "x")  // expected-error {{Write verify(with: "42").}}
  await sends.called("x")  // expected-error {{Write await called(with: "42").}} expected-warning {{no 'async'}}
  await sends.waitUntilCalled(with: "x", timeout: .seconds(1))  // expected-error {{Write await called(with: "42", within: .seconds(1)).}} expected-warning {{no 'async'}}
}

func overriding(_ mailer: FakeMailer, _ clock: ManualClock) async {
  withOverride(mailer, as: (any Mailer).self) { 1 }  // expected-error {{write withContainer(overriding: (any P).self, with: x)}}
  withMock(mailer, as: (any Mailer).self) { _ = Order(id: 1) }  // expected-error {{write withContainer(overriding: (any P).self, with: x)}}
  await withMock(mailer, as: (any Mailer).self) { await Task.yield() }  // expected-error {{write withContainer(overriding: (any P).self, with: x)}} expected-warning {{no 'async'}}
  clock.fastForward(by: .seconds(1))  // expected-error {{Write await clock.advance(by: .seconds(1)).}}
}

struct Loader { @Injected var mailer: any Mailer }

func injecting(_ mailer: FakeMailer) {
  _ = Loader(mailer: .value(mailer))  // expected-error {{write .instance(x)}}
  _ = Loader(mailer: .mock(mailer))  // expected-error {{write .instance(x)}}
  _ = Loader(mailer: .constant(mailer))  // expected-error {{write .instance(x)}}
  _ = Loader(mailer: .instance(mailer))  // works
}

func traits() {
  trait(.mock)  // expected-error {{write .container { $0.register(x, as: (any P).self) }}}
  trait(.mock { $0.register(1, as: Int.self) })  // expected-error {{write .container { $0.register(x, as: (any P).self) }}}
  trait(.mocks)  // expected-error {{write .container { $0.register(x, as: (any P).self) }}}
  trait(.withMocks)  // expected-error {{write .container { $0.register(x, as: (any P).self) }}}
  trait(.overrides)  // expected-error {{write .container { $0.register(x, as: (any P).self) }}}
  trait(.dependencies)  // expected-error {{write .container { $0.register(x, as: (any P).self) }}}
  trait(.container(overriding: (any Mailer).self, with: FakeMailer()))  // expected-error {{write .container { $0.register(x, as: (any P).self) }}}
  trait(.verifying)  // expected-error {{add it to a container trait: .container.verifying(.all)}}
  trait(.checkingLeaks)  // expected-error {{add it to a container trait: .container.checkingLeaks()}}
  trait(.integration(.strict.firewall(.marked), over: Container()))  // expected-error {{write .mockContainer(.strict.firewall(.marked).allowing(T.self), over: container)}}
  trait(.container(.live(.report), over: Container()))  // expected-error {{write .mockContainer(policy, over: container)}}
  trait(.noLive)  // expected-error {{say it to a container trait: .container(.live(.refuse))}}
  trait(.failOnLive)  // expected-error {{say it to a container trait: .container(.live(.refuse))}}
  trait(.container(.live(.refuse)))  // works
}

private func trait(_ trait: some Trait) {}
