import Synchronization
import TestSupport
import Testing

@testable import Understudy

/// Factories of plain transients record nothing, and so send no reads to the slow path.
@Suite(.timeLimit(.minutes(5))) struct `The factory of a plain transient` {
  private let container = Container(label: "app")
  private let counts = Recorder<Int>()

  private func note() { counts.add(container.cell.detours.load(ordering: .relaxed)) }

  @Test func `is not counted, but a shared build within it is, and its own factories with that`()
    throws
  {
    container.register(Hall.self) { [self] in
      note()
      return Hall()
    }
    container.register(Repository<Hall>.self) { [self] in
      note()
      return Repository(name: try $0.resolve(Hall.self).name)
    }
    container.register(Seat.self, lifetime: .transient) { [self] in
      note()
      _ = try $0.resolve(Repository<Hall>.self)
      note()
      return Seat()
    }
    _ = try container.resolve(Seat.self)
    #expect(counts.all == [0, 1, 1, 0])
    #expect(container.cell.detours.load(ordering: .relaxed) == 0)
  }

  @Test func `is counted where a shared instance is built from what it makes`() throws {
    container.register(Seat.self, lifetime: .transient) { [self] in
      note()
      return Seat(number: try container.resolve(Hall.self).name.count)
    }
    container.register(Hall.self) { Hall(name: "old") }
    container.register(Repository<Seat>.self) {
      Repository(name: "\(try $0.resolve(Seat.self).number)")
    }
    for _ in 0..<2 { _ = try container.resolve(Hall.self) }
    #expect(try container.resolve(Repository<Seat>.self).name == "3")
    #expect(counts.all == [1])
    container.register(Hall.self) { Hall(name: "newest") }
    #expect(try container.resolve(Repository<Seat>.self).name == "6")
  }
}

/// A thread that runs no task shares its bindings with nothing.
@Suite(.timeLimit(.minutes(5))) struct `A factory within a block on a thread without a task` {
  private let container = Container(label: "app")
  private let places = Recorder<UInt>()

  @Test(arguments: [false, true], [false, true])
  func `runs in the binding of the block, and leaves it as it was`(isShared: Bool, fails: Bool) {
    container.register(Hall.self, lifetime: isShared ? .singleton : .transient) { [self] in
      places.add(UInt(bitPattern: Ambient.place))
      #expect(Container.current === container)
      #expect(Ambient.current?.frame?.path == [Key(Hall.self)])
      if fails { throw Broken() }
      return Hall()
    }
    let currents = onThread { [self] in
      withContainer(container) {
        places.add(UInt(bitPattern: Ambient.place))
        _ = try? Container.current.resolve(Hall.self)
        return [Container.override, Ambient.current?.frame?.container]
      }
    }
    // In a program without dynamic symbols it is not known that no task runs.
    let isKnown =
      LoadedSymbol.address(of: "swift_task_getCurrent", in: .ofConcurrencyRuntime) != nil
    #expect(places.all.count == 2 && (places.all[0] == places.all[1]) == isKnown)
    #expect(currents[0] === container && currents[1] == nil)
  }

  @Test func `is what a task that it starts finds, also when it has returned`() async {
    let (hasReturned, started) = (Latch(), Recorder<Task<[Key]?, Never>>())
    container.register(Hall.self, lifetime: .transient) {
      started.add(
        Task {
          await hasReturned.wait()
          return Ambient.current?.frame?.path
        }
      )
      return Hall()
    }
    onThread { [self] in withContainer(container) { _ = try? container.resolve(Hall.self) } }
    hasReturned.open()
    #expect(await started.all.first?.value == [Key(Hall.self)])
  }

  @Test func `pushes a binding where a task runs`() async {
    container.register(Hall.self, lifetime: .transient) { [self] in
      places.add(UInt(bitPattern: Ambient.place))
      return Hall()
    }
    await Task { [self] in
      synchronously {
        withContainer(container) {
          places.add(UInt(bitPattern: Ambient.place))
          _ = try? container.resolve(Hall.self)
        }
      }
    }.value
    #expect(places.all.count == 2 && places.all[0] != places.all[1])
  }
}
