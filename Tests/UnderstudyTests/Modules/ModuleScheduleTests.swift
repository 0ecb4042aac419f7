import TestSupport
import Testing

@testable import Understudy
@testable import UnderstudyModules

@Suite struct `A schedule of modules` {
  @Test(.tags(.rowM7)) func `starts modules that wait for nothing, and the rest when it may`() {
    // 3 needs 1 and 2, which need 0; 4 stands alone.
    let schedule = self.schedule([[], [0], [0], [1, 2], []])
    #expect(schedule.begin() == [.start(0), .start(4)])
    #expect(schedule.ended(4, isDone: true) == [])
    #expect(schedule.ended(0, isDone: true) == [.start(1), .start(2)])
    #expect(schedule.ended(2, isDone: true) == [])
    #expect(schedule.ended(1, isDone: true) == [.start(3)])
    #expect(schedule.ended(3, isDone: true) == [.finish])
  }

  @Test(.tags(.scenario36)) func `ends the dependents of an optional module that failed`() {
    let schedule = self.schedule([[], [0], [1], [2, 4], []], critical: [4])
    #expect(schedule.begin() == [.start(0), .start(4)])
    #expect(
      schedule.ended(0, isDone: false)
        == [.fail(1, because: 0), .fail(2, because: 1), .fail(3, because: 2)]
    )
    #expect(schedule.ended(4, isDone: true) == [.finish])
  }

  @Test(.tags(.scenario36))
  func `ends when a critical module fails, by itself or because of another`() {
    let schedule = self.schedule([[], [0], [1]], critical: [2])
    #expect(schedule.begin() == [.start(0)])
    #expect(schedule.ended(0, isDone: false) == [.abort(2, because: 1)])

    let other = self.schedule([[], [], [0]], critical: [0])
    #expect(other.begin() == [.start(0), .start(1)])
    #expect(other.ended(0, isDone: false) == [.abort(0, because: nil)])
    #expect(other.ended(1, isDone: true) == [])
  }

  @Test func `is finished if it has nothing to do`() {
    let schedule = self.schedule([])
    #expect(schedule.begin() == [.finish])
  }

  @Test func `counts an end once`() {
    let schedule = self.schedule([[], []])
    _ = schedule.begin()
    #expect(schedule.ended(0, isDone: true) == [])
    #expect(schedule.ended(0, isDone: true) == [])
    #expect(schedule.ended(1, isDone: true) == [.finish])
  }

  private func schedule(_ dependencies: [[Int]], critical: Set<Int> = []) -> Schedule {
    Schedule(
      ModuleSchedule(
        dependencies: dependencies,
        isCritical: dependencies.indices.map(critical.contains)
      )
    )
  }
}

// MARK: - Fixtures

/// The value where `#expect` can call it.
private final class Schedule {
  private var value: ModuleSchedule

  init(_ value: ModuleSchedule) { self.value = value }

  func begin() -> [ModuleSchedule.Step] { value.begin() }

  func ended(_ place: Int, isDone: Bool) -> [ModuleSchedule.Step] {
    value.ended(place, isDone: isDone)
  }
}
