// swift-format-ignore-file
// What users of other tools type first at the ready-made doubles.

import Foundation
import Understudy
import UnderstudyTesting


func clocks(_ clock: ManualClock) async {
  clock.tick(.seconds(1))  // expected-error {{Write await clock.advance(by: .seconds(1)).}}
  clock.tickAsync(.seconds(1))  // expected-error {{Write await clock.advance(by: .seconds(1)).}}
  clock.advanceTimersByTime(.seconds(1))  // expected-error {{Write await clock.advance(by: .seconds(1)).}}
  clock.advanceTimeBy(.seconds(1))  // expected-error {{Write await clock.advance(by: .seconds(1)).}}
  clock.advanceTime(.seconds(1))  // expected-error {{Write await clock.advance(by: .seconds(1)).}}
  clock.advance(.seconds(1))  // expected-error {{Write await clock.advance(by: .seconds(1)).}}
  clock.forward(.seconds(1))  // expected-error {{Write await clock.advance(by: .seconds(1)).}}
  clock.jump(.seconds(1))  // expected-error {{Write await clock.advance(by: .seconds(1)).}}
  clock.fastForward(.seconds(1))  // expected-error {{Write await clock.advance(by: .seconds(1)).}}
  clock.move(.seconds(1))  // expected-error {{Write await clock.advance(by: .seconds(1)).}}
  clock.travel(.seconds(1))  // expected-error {{Write await clock.advance(by: .seconds(1)).}}
  clock.tick(by: .seconds(1))  // expected-error {{Write await clock.advance(by: .seconds(1)).}}
  clock.advanceTime(by: .seconds(1))  // expected-error {{Write await clock.advance(by: .seconds(1)).}}
  clock.move(by: .seconds(1))  // expected-error {{Write await clock.advance(by: .seconds(1)).}}
  clock.travel(by: .seconds(1))  // expected-error {{Write await clock.advance(by: .seconds(1)).}}
  clock.forward(by: .seconds(1))  // expected-error {{Write await clock.advance(by: .seconds(1)).}}
  clock.step(by: .seconds(1))  // expected-error {{Write await clock.advance(by: .seconds(1)).}}
  clock.increment(by: .seconds(1))  // expected-error {{Write await clock.advance(by: .seconds(1)).}}
  clock.tick(1.5)  // expected-error {{Write await clock.advance(by: .seconds(1)).}}
  clock.advanceTimersByTime(1.5)  // expected-error {{Write await clock.advance(by: .seconds(1)).}}
  clock.advanceTimeBy(1.5)  // expected-error {{Write await clock.advance(by: .seconds(1)).}}
  clock.tick()  // expected-error {{Write await clock.advance(by: .seconds(1)).}}
  clock.advance()  // expected-error {{Write await clock.advance(by: .seconds(1)).}}
  clock.runAll()  // expected-error {{Write await clock.run(): it advances to the last}}
  clock.runAllAsync()  // expected-error {{Write await clock.run(): it advances to the last}}
  clock.runAllTimers()  // expected-error {{Write await clock.run(): it advances to the last}}
  clock.runToLast()  // expected-error {{Write await clock.run(): it advances to the last}}
  clock.advanceUntilIdle()  // expected-error {{Write await clock.run(): it advances to the last}}
  clock.runUntilIdle()  // expected-error {{Write await clock.run(): it advances to the last}}
  clock.flush()  // expected-error {{Write await clock.run(): it advances to the last}}
  clock.runOnlyPendingTimers()  // expected-error {{Write await clock.run(): it advances to the last}}
  clock.advanceTimersToNextTimer()  // expected-error {{Write await clock.run(): it advances to the last}}
  clock.next()  // expected-error {{Write await clock.run(): it advances to the last}}
  clock.nextAsync()  // expected-error {{Write await clock.run(): it advances to the last}}
  clock.runCurrent()  // expected-error {{Write await clock.run(): it advances to the last}}
  clock.runPending()  // expected-error {{Write await clock.run(): it advances to the last}}
  clock.setSystemTime(3)  // expected-error {{Write await clock.advance(to: instant), or a}}
  clock.setTime(3)  // expected-error {{Write await clock.advance(to: instant), or a}}
  clock.setNow(3)  // expected-error {{Write await clock.advance(to: instant), or a}}
  clock.moveTo(3)  // expected-error {{Write await clock.advance(to: instant), or a}}
  clock.freeze(3)  // expected-error {{Write await clock.advance(to: instant), or a}}
  clock.move(to: 3)  // expected-error {{Write await clock.advance(to: instant), or a}}
  _ = clock.getTimerCount()  // expected-error {{Write sleepers, or await}}
  _ = clock.countTimers()  // expected-error {{Write sleepers, or await}}
  _ = clock.pendingTimers()  // expected-error {{Write sleepers, or await}}
  clock.waitForSleepers()  // expected-error {{Write sleepers, or await}}
  clock.waitForSleep()  // expected-error {{Write sleepers, or await}}
  clock.waitUntilSleeping()  // expected-error {{Write sleepers, or await}}
  clock.blockUntil()  // expected-error {{Write sleepers, or await}}
  _ = clock.currentTime  // expected-error {{Write now.offset.}}
  _ = clock.elapsed  // expected-error {{Write now.offset.}}
  _ = clock.time  // expected-error {{Write now.offset.}}
  clock.checkSuspension()  // expected-error {{Write #expect(clock.sleepers == 0).}}
  clock.restore()  // expected-error {{Leave it out: a clock belongs to its test;}}
  clock.uninstall()  // expected-error {{Leave it out: a clock belongs to its test;}}
  clock.useRealTimers()  // expected-error {{Leave it out: a clock belongs to its test;}}
  clock.unfreeze()  // expected-error {{Leave it out: a clock belongs to its test;}}
}

func otherClocks() {
  _ = MockClock()  // expected-error {{A clock that a test moves is ManualClock().}}
  _ = FakeClock()  // expected-error {{A clock that a test moves is ManualClock().}}
  _ = StubClock()  // expected-error {{A clock that a test moves is ManualClock().}}
  _ = TestClock()  // expected-error {{A clock that a test moves is ManualClock().}}
  _ = VirtualClock()  // expected-error {{A clock that a test moves is ManualClock().}}
}

func otherDates(_ start: Date) {
  _ = FakeDate()  // expected-error {{A date that a test sets is FixedDate(opening)}}
  _ = FrozenDate(start)  // expected-error {{A date that a test sets is FixedDate(opening)}}
  _ = ManualDate(start)  // expected-error {{A date that a test sets is FixedDate(opening)}}
  _ = MockDate()  // expected-error {{A date that a test sets is FixedDate(opening)}}
  _ = StubDate(start)  // expected-error {{A date that a test sets is FixedDate(opening)}}
  _ = TestDate(start)  // expected-error {{A date that a test sets is FixedDate(opening)}}
}

func dates(_ date: FixedDate) {
  date.advance(by: .seconds(60))  // expected-error {{Write date.now += 60}}
  date.travel(by: .seconds(60))  // expected-error {{Write date.now += 60}}
  date.tick(by: .seconds(60))  // expected-error {{Write date.now += 60}}
  date.move(by: .seconds(60))  // expected-error {{Write date.now += 60}}
  date.advance(by: 60)  // expected-error {{Write date.now += 60}}
  date.travel(by: 60)  // expected-error {{Write date.now += 60}}
  date.advance(60)  // expected-error {{Write date.now += 60}}
  date.tick(60)  // expected-error {{Write date.now += 60}}
  date.add(60)  // expected-error {{Write date.now += 60}}
  date.set(date.now)  // expected-error {{Write date.now = …, or FixedDate(…) to begin}}
  date.setDate(date.now)  // expected-error {{Write date.now = …, or FixedDate(…) to begin}}
  date.setSystemTime(date.now)  // expected-error {{Write date.now = …, or FixedDate(…) to begin}}
  date.freeze(date.now)  // expected-error {{Write date.now = …, or FixedDate(…) to begin}}
  date.moveTo(date.now)  // expected-error {{Write date.now = …, or FixedDate(…) to begin}}
  date.set(to: date.now)  // expected-error {{Write date.now = …, or FixedDate(…) to begin}}
  date.travel(to: date.now)  // expected-error {{Write date.now = …, or FixedDate(…) to begin}}
  date.move(to: date.now)  // expected-error {{Write date.now = …, or FixedDate(…) to begin}}
  _ = date.current  // expected-error {{Write now.}}
  _ = date.value  // expected-error {{Write now.}}
  _ = date.today  // expected-error {{Write now.}}
  _ = date.currentDate  // expected-error {{Write now.}}
}

func ids(_ uuid: IncrementingUUID) {
  _ = uuid.next()  // expected-error {{Call it: uuid().}}
  _ = uuid.make()  // expected-error {{Call it: uuid().}}
  _ = uuid.generate()  // expected-error {{Call it: uuid().}}
  _ = uuid.uuid()  // expected-error {{Call it: uuid().}}
  _ = uuid.create()  // expected-error {{Call it: uuid().}}
  _ = uuid.nextUUID  // expected-error {{Call it: uuid().}}
  _ = uuid.value  // expected-error {{Call it: uuid().}}
  _ = uuid.current  // expected-error {{Call it: uuid().}}
  _ = IncrementingUUID.value(1)  // expected-error {{Write IncrementingUUID.number(1).}}
  _ = uuid(1)  // expected-error {{Write IncrementingUUID.number(1).}}
  _ = IncrementingUUID[1]  // expected-error {{Write IncrementingUUID.number(1).}}
}

func stores(_ store: InMemoryKeyValueStore) {
  _ = store.integer(forKey: "a")  // expected-error {{Write store["volume"].}}
  _ = store.string(forKey: "a")  // expected-error {{Write store["volume"].}}
  _ = store.bool(forKey: "a")  // expected-error {{Write store["volume"].}}
  _ = store.double(forKey: "a")  // expected-error {{Write store["volume"].}}
  _ = store.float(forKey: "a")  // expected-error {{Write store["volume"].}}
  _ = store.object(forKey: "a")  // expected-error {{Write store["volume"].}}
  _ = store.array(forKey: "a")  // expected-error {{Write store["volume"].}}
  _ = store.dictionary(forKey: "a")  // expected-error {{Write store["volume"].}}
  _ = store.get("a")  // expected-error {{Write store["volume"].}}
  store.setValue(3, forKey: "a")  // expected-error {{Write store["volume"] = value.}}
  store.setObject(3, forKey: "a")  // expected-error {{Write store["volume"] = value.}}
  store.save(3, forKey: "a")  // expected-error {{Write store["volume"] = value.}}
  store.removeObject(forKey: "a")  // expected-error {{Write removeValue(forKey: "volume").}}
  store.remove(forKey: "a")  // expected-error {{Write removeValue(forKey: "volume").}}
  store.delete(forKey: "a")  // expected-error {{Write removeValue(forKey: "volume").}}
  store.remove("a")  // expected-error {{Write removeValue(forKey: "volume").}}
  _ = store.dictionaryRepresentation()  // expected-error {{Write contents.}}
  _ = store.dictionary  // expected-error {{Write contents.}}
  _ = store.values  // expected-error {{Write contents.}}
  _ = store.storage  // expected-error {{Write contents.}}
}

func logs(_ logger: RecordingLogger) {
  _ = logger.messages  // expected-error {{Write entries.map(}}
  _ = logger.logs  // expected-error {{Write entries.map(}}
  _ = logger.loggedMessages  // expected-error {{Write entries.map(}}
  _ = logger.output  // expected-error {{Write entries.map(}}
  _ = logger.records  // expected-error {{Write entries.map(}}
  _ = logger.errors  // expected-error {{Write entries.filter { $0.level >= .error }.}}
  _ = logger.warnings  // expected-error {{Write entries.filter { $0.level >= .error }.}}
  _ = logger.contains("a")  // expected-error {{Write entries.contains { $0.message == "…" }.}}
  _ = logger.hasLogged("a")  // expected-error {{Write entries.contains { $0.message == "…" }.}}
  _ = logger.didLog("a")  // expected-error {{Write entries.contains { $0.message == "…" }.}}
  _ = logger.wasLogged("a")  // expected-error {{Write entries.contains { $0.message == "…" }.}}
}

func journals(_ journal: Journal) {
  _ = journal.contains(SMTPMailer.self)  // expected-error {{Write journal.expect(T.self, resolved: 1), or}}
  _ = journal.wasResolved(SMTPMailer.self)  // expected-error {{Write journal.expect(T.self, resolved: 1), or}}
  _ = journal.hasResolved(SMTPMailer.self)  // expected-error {{Write journal.expect(T.self, resolved: 1), or}}
  _ = journal.didResolve(SMTPMailer.self)  // expected-error {{Write journal.expect(T.self, resolved: 1), or}}
  _ = journal.resolved(SMTPMailer.self)  // expected-error {{Write journal.expect(T.self, resolved: 1), or}}
  journal.verify(SMTPMailer.self)  // expected-error {{Write journal.expect(T.self, resolved: 1), or}}
  journal.verifyResolved(SMTPMailer.self)  // expected-error {{Write journal.expect(T.self, resolved: 1), or}}
  journal.assertResolved(SMTPMailer.self)  // expected-error {{Write journal.expect(T.self, resolved: 1), or}}
  journal.expectResolved(SMTPMailer.self)  // expected-error {{Write journal.expect(T.self, resolved: 1), or}}
  journal.verifyNotResolved(SMTPMailer.self)  // expected-error {{Write journal.expect(T.self, resolved: 1), or}}
  journal.expectNever(SMTPMailer.self)  // expected-error {{Write journal.expect(T.self, resolved: 1), or}}
  journal.verifyNever(SMTPMailer.self)  // expected-error {{Write journal.expect(T.self, resolved: 1), or}}
  journal.verify(SMTPMailer.self, 2)  // expected-error {{Write journal.expect(T.self, resolved: 1), or}}
  _ = journal.count(SMTPMailer.self)  // expected-error {{Write entries.count { $0.key == .of(T.self) };}}
  _ = journal.callCount(SMTPMailer.self)  // expected-error {{Write entries.count { $0.key == .of(T.self) };}}
  _ = journal.resolutions(SMTPMailer.self)  // expected-error {{Write entries.count { $0.key == .of(T.self) };}}
  _ = journal.count(of: SMTPMailer.self)  // expected-error {{Write entries.count { $0.key == .of(T.self) };}}
  journal.verifyOrder(SMTPMailer.self)  // expected-error {{Write journal.expectOrder(A.self, B.self).}}
  journal.assertOrder(SMTPMailer.self)  // expected-error {{Write journal.expectOrder(A.self, B.self).}}
  journal.verifySequence(SMTPMailer.self)  // expected-error {{Write journal.expectOrder(A.self, B.self).}}
  journal.verifyNoMoreCalls()  // expected-error {{Write journal.expectNothingElse(than: A.self).}}
  journal.verifyNoMoreInteractions()  // expected-error {{Write journal.expectNothingElse(than: A.self).}}
  journal.expectNothing()  // expected-error {{Write journal.expectNothingElse(than: A.self).}}
  journal.expectEmpty()  // expected-error {{Write journal.expectNothingElse(than: A.self).}}
  _ = journal.calls  // expected-error {{Write entries.}}
  _ = journal.events  // expected-error {{Write entries.}}
  _ = journal.log  // expected-error {{Write entries.}}
  _ = journal.history  // expected-error {{Write entries.}}
  _ = journal.resolutions  // expected-error {{Write entries.}}
  _ = journal.records  // expected-error {{Write entries.}}
}

func containers() {
  _ = Container.mock(strict: true)  // expected-error {{Write Container.mock(), or}}
  _ = Container.mock(relaxed: true)  // expected-error {{Write Container.mock(), or}}
  _ = Container.mocked()  // expected-error {{Write Container.mock(), or}}
  _ = Container.strictMock()  // expected-error {{Write Container.mock(), or}}
  _ = Container.fake()  // expected-error {{Write Container.mock(), or}}
  _ = Container.stub()  // expected-error {{Write Container.mock(), or}}
  _ = Container.testing()  // expected-error {{each case has a container of its own}}
  _ = Container.test()  // expected-error {{each case has a container of its own}}
  _ = Container.mock(.relaxed)  // expected-error {{Write .lenient.}}
  _ = Container.mock(.loose)  // expected-error {{Write .lenient.}}
  _ = Container.mock(.nice)  // expected-error {{Write .lenient.}}
  _ = Container.mock(.relaxedMock)  // expected-error {{Write .lenient.}}
  _ = Container.mock(.failing)  // expected-error {{Write .strict, or nothing: it is the default.}}
  _ = Container.mock(.exhaustive)  // expected-error {{Write .strict, or nothing: it is the default.}}
}

func numbers(_ clock: ManualClock) async throws {
  _ = ManualClock(now: .zero)  // expected-error {{It begins at zero: ManualClock(). A date that follows it is ClockDate(of: clock, startingAt: start).}}
  _ = ManualClock(now: Date())  // expected-error {{It begins at zero: ManualClock().}}
  clock.advance(30)  // expected-error {{Write await clock.advance(by: .seconds(1)).}}
  clock.advance(seconds: 30)  // expected-error {{Write await clock.advance(by: .seconds(1)).}}
  clock.advance(by: 30)  // expected-error {{Write await clock.advance(by: .seconds(1)).}}
  clock.sleep(30)  // expected-error {{Write try await clock.sleep(for: .seconds(1)).}}
  clock.sleep(for: 30)  // expected-error {{Write try await clock.sleep(for: .seconds(1)).}}
  clock.sleep(.seconds(30))  // expected-error {{Write try await clock.sleep(for: .seconds(1)).}}
  try await clock.sleep(for: .seconds(30))  // works
  await clock.advance(by: .zero)  // works
  _ = FixedDate("2024-01-01")  // expected-error {{Write a Date: FixedDate(try Date("2024-01-01T00:00:00Z", strategy: .iso8601)).}}
  _ = FixedDate(year: 2024, month: 1, day: 1)  // expected-error {{Write a Date: FixedDate(try Date("2024-01-01T00:00:00Z", strategy: .iso8601)).}}
}
