// swift-format-ignore-file
// What the package itself once had, or nearly had, with the spelling that stayed.

import Foundation
import Understudy
import UnderstudyTesting


func dates(_ opening: Date, _ date: FixedDate, _ doubles: DeterministicDoubles) {
  _ = SteppingDate(from: opening)  // expected-error 2 {{Write FixedDate(opening, step: .seconds(1)).}}
  _ = FixedDate(from: opening, step: .seconds(60))  // expected-error {{Write FixedDate(opening, step: .seconds(1)).}}
  _ = date()  // expected-error {{Write date.now.}}
  _ = doubles.date()  // expected-error {{Write date.now.}}
  _ = date.reads  // expected-error {{A date does not count its reads: compare}}
}

func random(_ random: SeededRandomNumberGenerator) {
  _ = SharedRandomNumberGenerator(seed: 7)  // expected-error {{Write SeededRandomNumberGenerator(seed: 7): it}}
  _ = random.withGenerator { [1, 2].shuffled(using: &$0) }  // expected-error {{Write var random = doubles.random;}}
}

func readyMade(_ store: InMemoryKeyValueStore, _ uuid: IncrementingUUID, _ clock: ManualClock) {
  _ = store.value(Int.self, forKey: "volume")  // expected-error {{Write store["volume"].}}
  let _: Int? = store.value(forKey: "volume")  // expected-error {{Write store["volume"].}}
  store.set(3, forKey: "volume")  // expected-error {{Write store["volume"] = value.}}
  store.set(nil, forKey: "volume")  // expected-error {{Write store["volume"] = value.}}
  _ = store.keys  // expected-error {{Write contents.keys.sorted().}}
  _ = store.clearings  // expected-error {{Write callHistory: it lists removeAll() as well.}}
  _ = uuid.count  // expected-error {{Write uuid() == IncrementingUUID.number(4)}}
  _ = clock.now == .start  // expected-error {{Write .init(offset: .zero), or}}
  _ = clock.now.description  // expected-error {{Write offset: it is the time since the}}
  _ = Redacted<String>.mark  // expected-error {{Write "‹redacted›": every text shows that.}}
}

func logs(_ logger: RecordingLogger) {
  _ = logger.entries(from: .error)  // expected-error {{Write entries.filter { $0.level >= .error }.}}
  logger.minimumLevel = .error  // expected-error {{Write RecordingLogger(minimumLevel: .warning).}}
  _ = logger.entries[0].description  // expected-error {{Write logger.callHistory: it has each entry}}
  _ = logger.entries[0].order  // expected-error {{Write callHistory(of: logger, mailer).}}
}

func journals(_ journal: Journal, _ container: Container) {
  journal.expect(.of(SMTPMailer.self, name: "late"), resolved: 2)  // expected-error {{Write expect(T.self, name: "late", resolved: 2).}}
  journal.expectOrder(.of(SMTPMailer.self), .of(SMTPMailer.self))  // expected-error {{Write expectOrder(A.self, B.self).}}
  journal.expectNothingElse(than: .of(SMTPMailer.self))  // expected-error {{Write expectNothingElse(than: A.self, B.self).}}
  _ = container.ownJournal  // expected-error {{Write journal.entries.filter {}}
}

func calls(_ call: Call<Int>, _ sends: Spy<Int>, _ hall: some TestDouble) {
  _ = call.answer?.kind == .rule  // expected-error {{Leave it out: call.answer is the kind.}}
  _ = sends.recordedCalls  // expected-error {{Write callHistory of the double, or calls}}
  _ = sends.unusedAnswers.isEmpty  // expected-error {{Write setVerification(.unusedAnswers,}}
  _ = hall.recordedCalls.map(\.member)  // expected-error {{Write callHistory, or calls of the stub.}}
  _ = hall.unusedAnswers  // expected-error {{Write container.verify(.unusedAnswers).}}
  _ = recordedCalls(of: hall)  // expected-error {{Write callHistory(of: seats, gateway).}}
  _ = hall.members.map(\.name)  // expected-error {{Write callHistory of the double: it has the}}
}

func verifications(_ container: Container, _ sends: Spy<Int>, _ hall: some TestDouble) {
  container.verify([.unusedOverrides, .unusedAnswers])  // expected-error {{Leave the brackets out: verify(.unusedOverrides,}}
  container.verify(.unusedOverrides, declaring: [.of(SMTPMailer.self)])  // expected-error {{Write the types: declaring: [(any}}
  container.setVerification([.unusedOverrides, .unusedAnswers], severity: .error)  // expected-error {{Leave the brackets out:}}
  sends.setVerification([.unusedAnswers, .unverifiedCalls], severity: .error)  // expected-error {{Leave the brackets out:}}
  hall.setVerification([.unusedAnswers, .unverifiedCalls], severity: .error)  // expected-error {{Leave the brackets out:}}
  VerificationDefaults.set(.unusedOverrides, severity: .error)  // expected-error {{Write Verification.setDefault(.unusedOverrides,}}
  let _: Verification.Severity = .error  // expected-error {{Write IssueSeverity.}}
}

func policies() {
  let _: MockPolicy = .strict.missing(.throwsError)  // expected-error {{write .lenient.firewall(.everything) for}}
  let _: MockPolicy = .strict.withoutIssues()  // expected-error {{write .severity(.ignore)}}
  _ = LeakCheck(allowing: .of(SMTPMailer.self))  // expected-error {{Write the types: LeakCheck(allowing:}}
}

func patterns(_ sends: Spy<Int>) {
  verifyOrder(sends.matching().times(2))  // expected-error {{Repeat it: verifyOrder(prints.matching(),}}
  verifyOrder(sends.matching(), sends.matching { $0 > 1 }, sends.matching(where: { $0 > 1 }))  // works
  TestFallbacks.register(Int.self) { 1 }  // expected-error {{Write enum ClockFallback: FallbackDouble {}}
}

func mocks() async throws {
  _ = try Container.mock { Registration(Int.self) { 1 } }  // expected-error {{Write Container.mock { $0.register(FakeMailer(),}} expected-warning {{no calls to throwing functions occur}}
  _ = Container.mock { Registration(Int.self) { 1 } }  // expected-error {{Write Container.mock { $0.register(FakeMailer(),}}
  _ = withMockContainer { $0.register(Int.self, instance: 1) } operation: { 2 }  // expected-error {{Write withContainer(.mock {}}
}
