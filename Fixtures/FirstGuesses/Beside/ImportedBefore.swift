// guess: names of another framework, which is imported before this one
// from: swift-dependencies, Factory, swift-clocks
// expect: ok
// with: Domain.swift
// beside: OtherFramework.swift

import OtherFramework
import Understudy
import UnderstudyTesting

// --- guess

enum NumberKey: DependencyKey { static let liveValue = 1 }
enum TestKey: TestDependencyKey { static let testValue = 1 }

extension DependencyValues {
  var guests: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

struct Printer: HealthCheck { func check() async throws {} }

struct Desk {
  @Inject var name: String
  @Inject(\DependencyValues.number) var number: Int
  @Autowired var guests: Int
  @LazyInjected var first: String
  @LazyInjected(name: "second") var second: String
  @WeakLazyInjected var third: String?
  @Injected var mailer: any HouseClock
}

func key<Key: DependencyKey>(_ key: Key.Type) -> any DependencyKey.Type { key }

func check(_ checks: [any HealthCheck]) -> Inject<Int>? { nil }

func values(_ values: DependencyValues) -> DependencyValues { DependencyValues() }

func guess(_ desk: Desk.Type) async throws {
  let number = withDependencies {
    $0.guests = 2
  } operation: {
    3
  }
  print(number + 1, DependencyValues.current)
  withDependencies {
    $0 = DependencyValues()
  } operation: {
    print("inside")
  }
  try await withDependencies {
    _ in
    try await Task.sleep(for: .zero)
  } operation: {
    await Task.yield()
  }
  let clock = TestClock<Swift.Duration>()
  await clock.advance(by: .seconds(1))
  MockClock().tick()
  print(MockDate().year, single { 1 }, mock(Int.self) ?? 1)
  let _: Int? = fake()
  withDependencies(from: clock) { print(ImmediateClock<Swift.Duration>()) }
}
