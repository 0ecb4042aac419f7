import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

extension GalleryGroup {
  static let verifying = GalleryGroup(
    "Verifying calls",
    "",
    [
      GalleryMessage(
        "Expected … to …, but …",
        "`verify` has found more or fewer matching calls than expected.",
        guide: "verifying-calls#what-a-failure-looks-like"
      ) { stage in
        let spy = stage.spy()
        spy.verify(with: "ada")
        spy.here("ada")
        spy.verify(with: "bob")
        spy.verify(2)
        spy.here("eve")
        spy.verify(with: "bob")
        spy.verify(.never, with: "ada")
        spy.verify(1)
        spy.clearCalls()
        spy.verify(1)
        spy.here("ada")
        spy.verify(2)
        let sale = stage.test()
        let app = Container(label: "sale", rules: nil, host: sale)
        let double = Playbill.MailerSpy()
        app.register((any Playbill.Mailer).self, instance: Playbill.MailerSpy())
        stage.saying { try app.resolve((any Playbill.Mailer).self) }
        app.register((any Playbill.Mailer).self, instance: double)
        _ = within(app) { double.sends.verify(1) }
        let closure = Container(label: "sale", rules: nil, host: sale)
        closure.register((any Playbill.Mailer).self, instance: double)
        _ = within(closure) { double.sends.verify(1) }
        _ = within(closure) { Playbill.MailerSpy().sends.verify(1) }
        let byType = Container(label: "sale", rules: nil, host: sale)
        let (own, other) = (Playbill.MailerSpy(), Playbill.MailerSpy())
        byType.register(Playbill.MailerSpy.self, instance: own)
        byType.register((any Playbill.Mailer).self, instance: other)
        _ = try? byType.here(Playbill.MailerSpy.self)
        _ = try? byType.here((any Playbill.Mailer).self)
        _ = within(byType) { own.sends.verify(1) }
        let replacing = Container(label: "sale", rules: nil, host: sale)
        replacing.register(own, as: (any Playbill.Mailer).self)
        replacing.register((any Playbill.Mailer).self) { Playbill.SMTPMailer() }
        _ = within(replacing) { own.sends.verify(1) }
        let parameterized = Container(label: "sale", rules: nil, host: sale)
        parameterized.register {
          Registration((any Playbill.Mailer).self, with: String.self) { _, _ in
            Playbill.SMTPMailer()
          }
        }
        parameterized.register((any Playbill.Mailer).self, instance: double)
        _ = within(parameterized) { double.sends.verify(1) }
        let unnamed = Spy<String>()
        unnamed.attach(host: stage.host)
        unnamed.verify()
        await sale.end()
      },
      GalleryMessage(
        "Expected … to …, but its calls are others",
        "`verifyCalls` compares all calls, in order, with a list.",
        guide: "checking-every-call#order"
      ) { stage in
        let spy = stage.spy()
        spy.verifyCalls(["ada"])
        spy.here("ada")
        spy.here("bob")
        spy.verifyCalls(["ada"])
        spy.verifyCalls(["ada", "bob", "eve"])
        spy.verifyCalls(["ada", "eve"])
        spy.verifyCalls(["bob", "ada"])
        spy.verifyCalls([])
        for number in 1...9 { spy.here("guest \(number)") }
        spy.verifyCalls(["ada", "bob", "eve"] + (1...9).map { "guest \($0)" })
      },
      GalleryMessage(
        "Expected no calls to …: this double has none, but is not registered",
        "The test verifies, or reads the calls of, a double that no container and no injection has; the code under test has called the registered one.",
        guide: "verifying-calls#what-can-go-wrong"
      ) { stage in
        let test = stage.test()
        let container = Container(label: test.testName, rules: nil, host: test)
        container.register(Playbill.MailerSpy(), as: (any Playbill.Mailer).self)
        let registered = try? container.here(Playbill.MailerSpy.self)
        within(container) {
          registered?.sends.here((Playbill.Letter(text: "A1"), "ada"))
          Playbill.MailerSpy().sends.verify(.never)
          _ = Playbill.MailerSpy().sends.calls
        }
        let replaced = Container(label: test.testName, rules: nil, host: test)
        let double = Playbill.MailerSpy()
        replaced.register(double, as: (any Playbill.Mailer).self)
        replaced.register((any Playbill.Mailer).self, instance: Playbill.SMTPMailer())
        within(replaced) {
          _ = try? replaced.here((any Playbill.Mailer).self)
          double.sends.verify(.never)
          _ = double.sends.calls
        }
        await test.end()
      },
      GalleryMessage(
        "Expected no calls to …",
        "`verifyNotCalled()` on a double that was called.",
        guide: "checking-every-call#order"
      ) { stage in
        let double = Playbill.MailerSpy()
        within(stage.container) {
          double.closes.here(())
          double.verifyNotCalled()
        }
      },
      GalleryMessage(
        "Expected no other calls",
        "`verifyNoMoreCalls` has found calls that no verification has matched.",
        guide: "checking-every-call#order"
      ) { stage in
        let spy = stage.spy()
        spy.here("ada")
        spy.verifyNoMoreCalls()
      },
      GalleryMessage(
        "Expected calls in this order",
        "`verifyOrder` has not found the calls in the expected order, or has found others between them.",
        guide: "checking-every-call#order"
      ) { stage in
        let spy = stage.spy()
        verifyOrder(spy.matching("ada"))
        spy.here("ada")
        spy.here("eve")
        spy.here("bob")
        verifyOrder(spy.matching("bob"), spy.matching("ada"))
        verifyOrder(spy.matching("bob"), spy.matching("max"))
        verifyOrder(spy.matching("ada"), spy.matching("bob"), nothingBetween: true)
        spy.here("eve")
        verifyOrder(spy.matching("ada"), spy.matching("bob"), spy.matching("bob"))
        let busy = stage.spy()
        for name in ["ada", "eve", "eve", "bob"] { busy.here(name) }
        verifyOrder(busy.matching("ada"), busy.matching("bob"), nothingBetween: true)
      },
      GalleryMessage(
        "… calls were not verified before this checkpoint",
        "`checkpoint()` ends a phase of the test, and finds calls that were not verified in it.",
        guide: "checking-every-call#phases"
      ) { stage in
        let double = Playbill.MailerSpy()
        within(stage.container) {
          double.closes.here(())
          double.checkpoint()
        }
      },
    ]
  )

  static let gates = GalleryGroup(
    "Holding code at a gate",
    "",
    [
      GalleryMessage(
        "Expected the gate … to be entered …",
        "`waitForArrivals` has ended before the code under test came to the gate.",
        guide: "waiting-for-calls#gates"
      ) { stage in
        let gate = GateText("payment")
        for why in [
          UnmetWait.tooOften, .tooLate, .stoodStill(for: .seconds(2)), .cancelled,
          .ended("the gate was reset"),
        ] {
          stage.say(
            gate.missed(
              2,
              within: .seconds(5),
              because: why,
              seen: why == .tooOften ? 3 : 0,
              waiting: 0
            )
          )
        }
        stage.say(gate.missed(2, within: .seconds(5), because: .tooLate, seen: 1, waiting: 1))
      },
      GalleryMessage(
        "Code has waited in the gate … but was not let through",
        "The test waits for code that is held at a gate, instead of opening the gate.",
        guide: "waiting-for-calls#gates"
      ) { stage in
        stage.container.waitTimeout = .milliseconds(20)
        await withContainer(stage.container) { _ = try? await Gate("payment").pass() }
      },
      GalleryMessage(
        "An answer of … cannot wait at …",
        "An answer is held at a gate that ended with a reset of its double or its container.",
        guide: "waiting-for-calls#gates"
      ) { stage in stage.say(GateText("payment").endedBefore("charge(_:card:)")) },
      GalleryMessage(
        "admit(…) changed nothing",
        "The number is negative.",
        guide: "waiting-for-calls#gates"
      ) { stage in
        within(stage.container) { Gate("payment").admit(-1) }
      },
    ]
  )

  static let waiting = GalleryGroup(
    "Waiting for calls and states",
    "",
    [
      GalleryMessage(
        "Expected … to … within …, but …",
        "`called` and its relatives have ended without the expected calls.",
        guide: "waiting-for-calls#what-ends-a-wait"
      ) { stage in
        let spy = stage.spy()
        _ = await spy.called(within: .milliseconds(1))
        let test = stage.test()
        let asleep = Container(label: "sale", rules: nil, host: test)
        let clock = ManualClock(at: SourceSite())
        let sleep = within(asleep) { Task { try await clock.sleep(for: .seconds(600)) } }
        await clock.sleepers(atLeast: 1)
        let late = Spy<String>("send(_:)")
        late.attach(host: test)
        _ = await late.called(within: .milliseconds(1))
        sleep.cancel()
        _ = await sleep.result
        await test.end()
        spy.here("ada")
        _ = await spy.called(with: "bob", within: .milliseconds(1))
        _ = await spy.called(2, within: .milliseconds(1))
        let calls = spy.calls
        spy.here("eve")
        spy.here("bob")
        _ = await spy.called(2, within: .milliseconds(1))
        for why in [
          UnmetWait.stoodStill(for: .seconds(2)), .cancelled, .ended("its double was reset"),
        ] {
          let text = VerificationText(
            member: "send(_:)",
            pattern: ArgumentPattern<String>.anything,
            times: 2,
            calls: calls,
            matches: [true]
          )
          stage.say(text.waited(.seconds(5), why))
        }
      },
      GalleryMessage(
        "Expected the state … within …, but …",
        "`waitFor` has read the state until its limit, and it was never the expected one.",
        guide: "waiting-for-calls#states"
      ) { stage in
        await withContainer(stage.container) {
          _ = await waitFor(1, toEqual: 2, within: .milliseconds(1))
          _ = await waitFor(1, within: .milliseconds(1)) { $0 == 2 }
          let cancelled = Task { _ = await waitFor(1, toEqual: 2) }
          cancelled.cancel()
          await cancelled.value
        }
      },
    ]
  )
}
