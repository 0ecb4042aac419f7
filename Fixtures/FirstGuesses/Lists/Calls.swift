// swift-format-ignore-file
// What users of other tools type first to read calls, and to forget them.

import Understudy
import UnderstudyTesting

private struct Declined: Error {}


func reads(_ sends: Spy<String, String>, _ prices: Stub<String, Int, any Error>) {
  _ = sends.args  // expected-error {{Write calls.map(}}
  _ = sends.callArgsList  // expected-error {{Write calls.map(}}
  _ = sends.mockCalls  // expected-error {{Write calls.map(}}
  _ = sends.argsForCalls  // expected-error {{Write calls.map(}}
  _ = sends.callArguments  // expected-error {{Write calls.map(}}
  _ = sends.recordedArguments  // expected-error {{Write calls.map(}}
  _ = sends.recorded  // expected-error {{Write calls.map(}}
  _ = sends.receivedParameters  // expected-error {{Write calls.map(}}
  _ = sends.receivedValues  // expected-error {{Write calls.map(}}
  _ = sends.capturedValues  // expected-error {{Write calls.map(}}
  _ = sends.captured  // expected-error {{Write calls.map(}}
  _ = sends.captures  // expected-error {{Write calls.map(}}
  _ = sends.parameters  // expected-error {{Write calls.map(}}
  _ = sends.allArgs  // expected-error {{Write calls.map(}}
  _ = sends.allCalls  // expected-error {{Write calls.map(}}
  _ = sends.allInvocations  // expected-error {{Write calls.map(}}
  _ = sends.awaitArgsList  // expected-error {{Write calls.map(}}
  _ = sends.lastArgs  // expected-error {{Write lastCall?.arguments.}}
  _ = sends.callArgs  // expected-error {{Write lastCall?.arguments.}}
  _ = sends.lastArg  // expected-error {{Write lastCall?.arguments.}}
  _ = sends.lastArgument  // expected-error {{Write lastCall?.arguments.}}
  _ = sends.lastParameters  // expected-error {{Write lastCall?.arguments.}}
  _ = sends.lastInvocation  // expected-error {{Write lastCall?.arguments.}}
  _ = sends.mostRecentArguments  // expected-error {{Write lastCall?.arguments.}}
  _ = sends.latestArguments  // expected-error {{Write lastCall?.arguments.}}
  _ = sends.receivedValue  // expected-error {{Write lastCall?.arguments.}}
  _ = sends.receivedParameter  // expected-error {{Write lastCall?.arguments.}}
  _ = sends.invokedParameters  // expected-error {{Write lastCall?.arguments.}}
  _ = sends.lastReceived  // expected-error {{Write lastCall?.arguments.}}
  _ = sends.lastReceivedArguments  // expected-error {{Write lastCall?.arguments.}}
  _ = sends.awaitArgs  // expected-error {{Write lastCall?.arguments.}}
  _ = sends.firstArgs  // expected-error {{Write firstCall?.arguments.}}
  _ = sends.firstArg  // expected-error {{Write firstCall?.arguments.}}
  _ = sends.firstArgument  // expected-error {{Write firstCall?.arguments.}}
  _ = sends.firstArguments  // expected-error {{Write firstCall?.arguments.}}
  _ = sends.firstInvocation  // expected-error {{Write firstCall?.arguments.}}
  _ = sends.latestCall  // expected-error {{Write lastCall, or lastCall?.arguments.}}
  _ = sends.mostRecentCall  // expected-error {{Write lastCall, or lastCall?.arguments.}}
  _ = sends.last  // expected-error {{Write lastCall, or lastCall?.arguments.}}
  _ = sends.lastRecordedCall  // expected-error {{Write lastCall, or lastCall?.arguments.}}
  _ = sends.first  // expected-error {{Write firstCall, or firstCall?.arguments.}}
  _ = sends.secondCall  // expected-error {{Write calls[1], the second one; calls.count}}
  _ = sends.thirdCall  // expected-error {{Write calls[1], the second one; calls.count}}
  _ = sends.fourthCall  // expected-error {{Write calls[1], the second one; calls.count}}
  _ = sends.getCall(1)  // expected-error {{Write calls[1], the second one; calls.count}}
  _ = sends.nthCall(1)  // expected-error {{Write calls[1], the second one; calls.count}}
  _ = sends.callAt(1)  // expected-error {{Write calls[1], the second one; calls.count}}
  _ = sends.invocation(1)  // expected-error {{Write calls[1], the second one; calls.count}}
  _ = sends.call(at: 1)  // expected-error {{Write calls[1], the second one; calls.count}}
  _ = sends.getCall(at: 1)  // expected-error {{Write calls[1], the second one; calls.count}}
  _ = sends.invocation(at: 1)  // expected-error {{Write calls[1], the second one; calls.count}}
  _ = sends[1].arguments  // expected-error {{Write calls[1], the second one; calls.count}}
  _ = sends.getCalls()  // expected-error {{Write calls.}}
  _ = sends.getInvocations()  // expected-error {{Write calls.}}
  _ = sends.calls(with: .any, "ada")  // expected-error {{Filter them, calls.filter { $0.arguments.to ==}}
  _ = sends.calls(matching: .any, "ada")  // expected-error {{Filter them, calls.filter { $0.arguments.to ==}}
  _ = sends.calls(withArguments: .any, "ada")  // expected-error {{Filter them, calls.filter { $0.arguments.to ==}}
  _ = sends.invocations(matching: .any, "ada")  // expected-error {{Filter them, calls.filter { $0.arguments.to ==}}
  _ = sends.callCount(with: .any, "ada")  // expected-error {{Filter them, calls.filter { $0.arguments.to ==}}
  _ = sends.count(with: .any, "ada")  // expected-error {{Filter them, calls.filter { $0.arguments.to ==}}
  _ = sends.calls(where: { $0.1 == "ada" })  // expected-error {{Filter them, calls.filter { $0.arguments.to ==}}
  _ = sends.filter(by: { $0.1 == "ada" })  // expected-error {{Filter them, calls.filter { $0.arguments.to ==}}
  _ = sends.callCount(where: { $0.1 == "ada" })  // expected-error {{Filter them, calls.filter { $0.arguments.to ==}}
  _ = sends.count  // expected-error {{Write callCount.}}
  _ = sends.awaitCount  // expected-error {{Write callCount.}}
  _ = sends.callsMade  // expected-error {{Write callCount.}}
  _ = sends.calledTimes  // expected-error {{Write callCount.}}
  _ = sends.timesInvoked  // expected-error {{Write callCount.}}
  _ = sends.numberOfInvocations  // expected-error {{Write callCount.}}
  _ = sends.nCalls  // expected-error {{Write callCount.}}
  _ = sends.totalCalls  // expected-error {{Write callCount.}}
  _ = sends.isCalled  // expected-error {{Write wasCalled; await called() waits for a}}
  _ = sends.hasBeenCalled  // expected-error {{Write wasCalled; await called() waits for a}}
  _ = sends.didCall  // expected-error {{Write wasCalled; await called() waits for a}}
  _ = sends.wasInvoked  // expected-error {{Write wasCalled; await called() waits for a}}
  _ = sends.invoked  // expected-error {{Write wasCalled; await called() waits for a}}
  _ = sends.isInvoked  // expected-error {{Write wasCalled; await called() waits for a}}
  _ = sends.wasAwaited  // expected-error {{Write wasCalled; await called() waits for a}}
  _ = sends.hasCalls  // expected-error {{Write wasCalled; await called() waits for a}}
  _ = sends.calledAtLeastOnce  // expected-error {{Write wasCalled; await called() waits for a}}
  _ = sends.isEmpty  // expected-error {{Write !wasCalled, or verify(.never).}}
  _ = sends.hasNoCalls  // expected-error {{Write !wasCalled, or verify(.never).}}
  _ = sends.wasNeverCalled  // expected-error {{Write !wasCalled, or verify(.never).}}
  _ = sends.calledThrice  // expected-error {{Write verify() or verify(2): it fails the test}}
  _ = sends.wasCalledTwice  // expected-error {{Write verify() or verify(2): it fails the test}}
  _ = sends.wasCalledExactlyOnce  // expected-error {{Write verify() or verify(2): it fails the test}}
  _ = sends.callOrder  // expected-error {{Write calls.map(}}
  _ = sends.invocationCallOrder  // expected-error {{Write calls.map(}}
  _ = sends.callIds  // expected-error {{Write calls.map(}}
  _ = sends.mock.calls  // expected-error {{Read calls, callCount or lastCall?.arguments}}
  _ = sends.mock.lastCall  // expected-error {{Read calls, callCount or lastCall?.arguments}}
  _ = sends.spy.calls  // expected-error {{Read calls, callCount or lastCall?.arguments}}
  _ = sends.spy.lastCall  // expected-error {{Read calls, callCount or lastCall?.arguments}}
  _ = sends.recorder.calls  // expected-error {{Read calls, callCount or lastCall?.arguments}}
  _ = sends.recorder.lastCall  // expected-error {{Read calls, callCount or lastCall?.arguments}}
  _ = sends.methodCalls  // expected-error {{The double's whole record is}}
  _ = sends.callLog  // expected-error {{The double's whole record is}}
  _ = sends.log  // expected-error {{The double's whole record is}}
}

func call(_ call: Call<(String, to: String)>, _ other: Call<(String, to: String)>) {
  _ = call.args  // expected-error {{Write arguments, or arguments.to for one of}}
  _ = call.argument  // expected-error {{Write arguments, or arguments.to for one of}}
  _ = call.arg  // expected-error {{Write arguments, or arguments.to for one of}}
  _ = call.parameters  // expected-error {{Write arguments, or arguments.to for one of}}
  _ = call.params  // expected-error {{Write arguments, or arguments.to for one of}}
  _ = call.inputs  // expected-error {{Write arguments, or arguments.to for one of}}
  _ = call.received  // expected-error {{Write arguments, or arguments.to for one of}}
  _ = call.kwargs  // expected-error {{Write arguments, or arguments.to for one of}}
  _ = call.argumentList  // expected-error {{Write arguments, or arguments.to for one of}}
  _ = call.firstArg  // expected-error {{Write arguments, or arguments.to for one of}}
  _ = call.lastArg  // expected-error {{Write arguments, or arguments.to for one of}}
  _ = call.firstArgument  // expected-error {{Write arguments, or arguments.to for one of}}
  _ = call.lastArgument  // expected-error {{Write arguments, or arguments.to for one of}}
  _ = call[0]  // expected-error {{Write arguments, or arguments.to for one of}}
  _ = call.arg(0)  // expected-error {{Write arguments, or arguments.to for one of}}
  _ = call.argument(at: 0)  // expected-error {{Write arguments, or arguments.to for one of}}
  _ = call.returnValue  // expected-error {{Write error: it is what the call threw.}}
  _ = call.returned  // expected-error {{Write error: it is what the call threw.}}
  _ = call.error  // works
  _ = call.exception  // expected-error {{Write error.}}
  _ = call.thrownError  // expected-error {{Write error.}}
  _ = call.threw  // expected-error {{Write error.}}
  _ = call.callId  // expected-error {{Write order.}}
  _ = call.sequenceNumber  // expected-error {{Write order.}}
  _ = call.instant  // expected-error {{Write order: a later call has a higher one.}}
  _ = call.calledAt  // expected-error {{Write order: a later call has a higher one.}}
  _ = call.calledBefore(other)  // expected-error {{Compare their order: first.order <}}
  _ = call.calledAfter(other)  // expected-error {{Compare their order: first.order <}}
  _ = call.isBefore(other)  // expected-error {{Compare their order: first.order <}}
  _ = call.isAfter(other)  // expected-error {{Compare their order: first.order <}}
  _ = call.precedes(other)  // expected-error {{Compare their order: first.order <}}
}

func clears(_ prices: Stub<String, Int, any Error>) {
  prices.clearAll()  // expected-error {{Write clearCalls(), or reset() for calls and}}
  prices.clearMock()  // expected-error {{Write clearCalls(), or reset() for calls and}}
  prices.removeAll()  // expected-error {{Write clearCalls(), or reset() for calls and}}
  prices.removeAllCalls()  // expected-error {{Write clearCalls(), or reset() for calls and}}
  prices.resetInvocations()  // expected-error {{Write clearCalls(), or reset() for calls and}}
  prices.forgetCalls()  // expected-error {{Write clearCalls(), or reset() for calls and}}
  prices.resetCallCount()  // expected-error {{Write clearCalls(), or reset() for calls and}}
  prices.clearRecordedCalls()  // expected-error {{Write clearCalls(), or reset() for calls and}}
  prices.flush()  // expected-error {{Write clearCalls(), or reset() for calls and}}
  prices.restore()  // expected-error {{Write reset().}}
  prices.mockRestore()  // expected-error {{Write reset().}}
  prices.resetSpy()  // expected-error {{Write reset().}}
  prices.restoreMock()  // expected-error {{Write reset().}}
  prices.resetEverything()  // expected-error {{Write reset().}}
  prices.tearDown()  // expected-error {{Write reset().}}
  prices.reset(returnValue: true)  // expected-error {{Write reset().}}
  prices.reset(sideEffect: true)  // expected-error {{Write reset().}}
  prices.reset(answers: true)  // expected-error {{Write reset().}}
  prices.resetBehavior()  // expected-error {{Write clearAnswers().}}
  prices.resetBehaviour()  // expected-error {{Write clearAnswers().}}
  prices.unstub()  // expected-error {{Write clearAnswers().}}
  prices.clearAnswer()  // expected-error {{Write clearAnswers().}}
  prices.clearReturnValue()  // expected-error {{Write clearAnswers().}}
  prices.clearStub()  // expected-error {{Write clearAnswers().}}
  prices.removeStubs()  // expected-error {{Write clearAnswers().}}
  prices.removeAnswers()  // expected-error {{Write clearAnswers().}}
  prices.resetStubs()  // expected-error {{Write clearAnswers().}}
  prices.clearRules()  // expected-error {{Write clearAnswers().}}
}

func doubles(_ mailer: MailerSpy) {
  mailer.verifyNoCalls()  // expected-error {{Write verifyNotCalled().}}
  mailer.verifyNeverCalled()  // expected-error {{Write verifyNotCalled().}}
  mailer.assertNoInteractions()  // expected-error {{Write verifyNotCalled().}}
  mailer.assertNoCalls()  // expected-error {{Write verifyNotCalled().}}
  mailer.verifyUntouched()  // expected-error {{Write verifyNotCalled().}}
  mailer.verifyNothing()  // expected-error {{Write verifyNotCalled().}}
  mailer.verifyNoUnverifiedCalls()  // expected-error {{Write verifyNoMoreCalls().}}
  mailer.assertNoMoreCalls()  // expected-error {{Write verifyNoMoreCalls().}}
  mailer.verifyNoMore()  // expected-error {{Write verifyNoMoreCalls().}}
  mailer.verifyAllVerified()  // expected-error {{Write verifyNoMoreCalls().}}
  mailer.verifyAll()  // expected-error {{Write verifyNoMoreCalls().}}
  mailer.assertCalledOnce()  // expected-error {{Use a member: mailer.sends.verify(); generated: mailer.on.send().verify(). For all at}}
  mailer.verifyOnce()  // expected-error {{Use a member: mailer.sends.verify(); generated: mailer.on.send().verify(). For all at}}
  mailer.clearAll()  // expected-error {{Write clearCalls(), or reset() for calls and}}
  mailer.clearAllCalls()  // expected-error {{Write clearCalls(), or reset() for calls and}}
  mailer.resetInvocations()  // expected-error {{Write clearCalls(), or reset() for calls and}}
  mailer.mockClear()  // expected-error {{Write clearCalls(), or reset() for calls and}}
  mailer.clearMock()  // expected-error {{Write clearCalls(), or reset() for calls and}}
  mailer.clearRecordedCalls()  // expected-error {{Write clearCalls(), or reset() for calls and}}
  mailer.restore()  // expected-error {{Write reset().}}
  mailer.mockReset()  // expected-error {{Write reset().}}
  mailer.mockRestore()  // expected-error {{Write reset().}}
  mailer.resetStubs()  // expected-error {{Write reset().}}
  mailer.resetEverything()  // expected-error {{Write reset().}}
  _ = mailer.allCalls  // expected-error {{Use a member: mailer.sends.calls; generated: mailer.on.send().calls; or write}}
  _ = mailer.mockCalls  // expected-error {{Use a member: mailer.sends.calls; generated: mailer.on.send().calls; or write}}
  _ = mailer.methodCalls  // expected-error {{Use a member: mailer.sends.calls; generated: mailer.on.send().calls; or write}}
  _ = mailer.callLog  // expected-error {{Use a member: mailer.sends.calls; generated: mailer.on.send().calls; or write}}
  _ = mailer.recorded  // expected-error {{Use a member: mailer.sends.calls; generated: mailer.on.send().calls; or write}}
  _ = mailer.receivedCalls  // expected-error {{Use a member: mailer.sends.calls; generated: mailer.on.send().calls; or write}}
  _ = mailer.callsMade  // expected-error {{Use a member: mailer.sends.calls; generated: mailer.on.send().calls; or write}}
  _ = mailer.given().send  // expected-error {{Use the member: gateway.charging.when(.any,}}
  _ = mailer.when().send  // expected-error {{Use the member: gateway.charging.when(.any,}}
  _ = mailer.stubbing().send  // expected-error {{Use the member: gateway.charging.when(.any,}}
  _ = mailer.expect().send  // expected-error {{Use the member: gateway.charging.when(.any,}}
}
