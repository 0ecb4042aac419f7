import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

extension GalleryGroup {
  static let clocks = GalleryGroup(
    "Moving a manual clock",
    "",
    [
      GalleryMessage(
        "A manual clock cannot go back",
        "`advance` has a negative duration, or a moment before the present one.",
        guide: "controlling-time"
      ) { stage in
        let clock = stage.clock()
        await clock.advance(by: .seconds(5))
        await clock.advance(by: .seconds(-1))
        await clock.advance(to: ManualClock.Instant(offset: .seconds(4)))
        _ = await clock.sleepers(atLeast: 1, within: .seconds(-1))
      },
      GalleryMessage(
        "Waited … for … to sleep on the manual clock",
        "The code under test does not sleep on this clock, or had not come to its sleep in time.",
        guide: "controlling-time"
      ) { stage in
        let clock = stage.clock()
        _ = await clock.sleepers(atLeast: 1, within: .zero)
        let sleeper = Task { try await clock.sleep(for: .seconds(1)) }
        _ = await clock.sleepers(atLeast: 1)
        _ = await clock.sleepers(atLeast: 2, within: .milliseconds(1))
        await clock.advance(by: .seconds(2), sleepers: 1, within: .milliseconds(1))
        _ = await sleeper.result
      },
      GalleryMessage(
        "… slept on a manual clock",
        "A test hangs, because it waits for a task that sleeps on a clock that nothing advances.",
        guide: "controlling-time#what-can-go-wrong"
      ) { stage in
        let asleep = { (start: Int, end: Int) in
          DeadlineHeap.Entry(
            deadline: .init(offset: .seconds(end)),
            arrival: 0,
            id: 0,
            start: .init(offset: .seconds(start))
          )
        }
        for (cause, moves, sleepers) in [
          (StandingClock.Cause.stillness(.seconds(5)), 1, [asleep(600, 1200)]),
          (.stillness(.seconds(5)), 1, [asleep(0, 1200)]),
          (.stillness(.seconds(5)), 0, [1, 2, 3, 4].map { asleep(0, $0) }),
          (.cancellation, 0, [asleep(0, 600)]),
          (.impasse(.seconds(30)), 0, [asleep(0, 600)]),
        ] {
          let standing = StandingClock(
            cause: cause,
            site: SourceSite(),
            now: .init(offset: .seconds(600 * moves)),
            movedAt: moves == 0 ? nil : SourceSite(),
            moves: MoveCount(),
            movesBefore: 0,
            sleepers: sleepers
          )
          stage.say(standing.text(of: [TestScope.inText("sells a seat, SaleTests.swift:12")]))
        }
      },
      GalleryMessage(
        "The manual clock was reset while code waited",
        "A reset of the clock or of its container has ended `sleepers(atLeast:)`.",
        guide: "controlling-time"
      ) { stage in stage.say(ClockMisuse.resetMeanwhile(awaiting: 2).text) },
      GalleryMessage(
        "The manual clock has reached the limit of its run",
        "`run(limit:)` wakes tasks that sleep again, for ever.",
        guide: "controlling-time"
      ) { stage in stage.say(ClockMisuse.endless(woken: 100, sleeping: 1).text) },
    ]
  )

  static let sequences = GalleryGroup(
    "Driving sequences",
    "",
    [
      GalleryMessage(
        "… was ignored: the manual sequence … has ended",
        "`send` comes after `finish()`, after `fail(_:)`, or after the end of the test that made the sequence.",
        guide: "driving-sequences#what-can-go-wrong"
      ) { stage in
        let prices = ManualSequence<Int, Never>("prices")
        prices.finish()
        within(stage.container) { prices.send(90) }
        let test = stage.test()
        let shared = within(Container(label: "test", rules: nil, host: test)) {
          ManualSequence<Int, Never>("prices")
        }
        await test.end()
        within(stage.container) { shared.send(90) }
      },
      GalleryMessage(
        "Expected a consumer of the manual sequence …",
        "No code has begun a loop over the sequence before the limit.",
        guide: "driving-sequences#what-can-go-wrong"
      ) { stage in
        let text = SequenceText("prices")
        await withContainer(stage.container) {
          _ = await ManualSequence<Int, Never>("prices").consumers(
            atLeast: 1,
            within: .milliseconds(1)
          )
        }
        stage.say(text.tooFewConsumers(1, of: 2, within: .seconds(5), .cancelled))
        stage.say(
          text.tooFewConsumers(1, of: 2, within: .seconds(5), .stoodStill(for: .seconds(2)))
        )
      },
      GalleryMessage(
        "Expected all elements of the manual sequence … to be consumed",
        "The loops over the sequence have not taken all elements, or still work on one.",
        guide: "driving-sequences#what-can-go-wrong"
      ) { stage in
        let text = SequenceText("prices")
        await withContainer(stage.container) {
          let prices = ManualSequence<Int, Never>("prices")
          prices.send(contentsOf: [90, 120])
          _ = await prices.allConsumed(within: .milliseconds(1))
        }
        for (untaken, busy) in [(1, 1), (0, 1), (0, 2)] {
          stage.say(
            text.notConsumed(untaken: untaken, busy: busy, of: 2, within: .seconds(5), .expired)
          )
        }
      },
    ]
  )

  static let values = GalleryGroup(
    "Using stores, directories and seeds",
    "",
    [
      GalleryMessage(
        "An element cannot be inserted, or updated",
        "An `InMemoryCollection` throws what a database would.",
        guide: "replacing-a-database-table"
      ) { stage in
        let places = InMemoryCollection([Playbill.Place(id: "A1")])
        stage.saying { try places.insert(Playbill.Place(id: "A1")) }
        stage.saying { try places.update(Playbill.Place(id: "B1")) }
      },
      GalleryMessage(
        "A transaction on … was rolled back",
        "Code outside a transaction has changed what the transaction read or wrote.",
        guide: "replacing-a-database-table"
      ) { stage in
        let places = InMemoryCollection([Playbill.Place(id: "A1")])
        stage.saying {
          try places.transaction { inside in
            try inside.update(Playbill.Place(id: "A1", holder: "ada"))
            try places.update(Playbill.Place(id: "A1", holder: "bob"))
          }
        }
      },
      GalleryMessage(
        "The collection of a transaction was used after its end",
        "The closure of a transaction has handed its collection out.",
        guide: "replacing-a-database-table"
      ) { stage in
        let places = InMemoryCollection([Playbill.Place(id: "A1")])
        stage.saying {
          let kept = try places.transaction { $0 }
          return try kept.fetch("A1")
        }
      },
      GalleryMessage(
        "… holds …, but was read as …",
        "`InMemoryKeyValueStore` does not convert what was set.",
        guide: "using-ready-made-doubles#what-can-go-wrong"
      ) { stage in
        let store = InMemoryKeyValueStore(["seats": 7])
        store.reads.attach(host: stage.host)
        let seats: String? = store["seats"]
        _ = seats
      },
      GalleryMessage(
        "UNDERSTUDY_SEED is …, which is not a seed",
        "The environment variable has a typing error.",
        guide: "using-ready-made-doubles#random-numbers-and-the-seed"
      ) { stage in stage.say(Seed.read("eleven", orDraw: { 7 }).misuse) },
      GalleryMessage(
        "seed … – repeat with DeterministicDoubles(seed: …)",
        "A remark beside each failure of a test that draws random numbers.",
        guide: "using-ready-made-doubles#random-numbers-and-the-seed"
      ) { stage in stage.say(Seed(7, isDrawn: true).remark) },
    ]
  )
}

extension GalleryStage {
  fileprivate func clock() -> ManualClock {
    let clock = ManualClock(patience: .zero)
    container.register(ManualClock.self, instance: clock)
    return clock
  }
}
