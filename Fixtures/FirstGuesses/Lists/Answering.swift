// swift-format-ignore-file
// What users of other tools type first to have a double answer.

import Understudy
import UnderstudyTesting

private struct Declined: Error {}


func answers(_ prices: Stub<String, Int, any Error>, _ sends: Spy<String, String>) {
  prices.thenResolve(3)  // expected-error {{Write returns(…): one value for all calls, or}}
  prices.thenReturns(3)  // expected-error {{Write returns(…): one value for all calls, or}}
  prices.coReturns(3)  // expected-error {{Write returns(…): one value for all calls, or}}
  prices.yields(3)  // expected-error {{Write returns(…): one value for all calls, or}}
  prices.returnsValue(3)  // expected-error {{Write returns(…): one value for all calls, or}}
  prices.willReturnValue(3)  // expected-error {{Write returns(…): one value for all calls, or}}
  prices.produces(3)  // expected-error {{Write returns(…): one value for all calls, or}}
  prices.gives(3)  // expected-error {{Write returns(…): one value for all calls, or}}
  prices.toReturn(3)  // expected-error {{Write returns(…): one value for all calls, or}}
  prices.andReturns(3)  // expected-error {{Write returns(…): one value for all calls, or}}
  prices.returnsAsync(3)  // expected-error {{Write returns(…): one value for all calls, or}}
  prices.thenReturnAsync(3)  // expected-error {{Write returns(…): one value for all calls, or}}
  prices.evaluates(3)  // expected-error {{Write returns(…): one value for all calls, or}}
  prices.respond(3)  // expected-error {{Write returns(…): one value for all calls, or}}
  prices.responds(3)  // expected-error {{Write returns(…): one value for all calls, or}}
  prices.returns(value: 3)  // expected-error {{Write returns(…): one value for all calls, or}}
  prices.returns(with: 3)  // expected-error {{Write returns(…): one value for all calls, or}}
  prices.thenReturn(1, 2)  // expected-error {{Write returns(…), a sequence that runs out; to repeat}}
  prices.willReturn(1, 2)  // expected-error {{Write returns(…): one value for all calls, or}}
  prices.thenReturnOnce(3)  // expected-error {{Write replies(.returns(…), .returns(…)), in turn.}}
  prices.returnOnce(3)  // expected-error {{Write replies(.returns(…), .returns(…)), in turn.}}
  prices.andReturnOnce(3)  // expected-error {{Write replies(.returns(…), .returns(…)), in turn.}}
  prices.resolvesOnce(3)  // expected-error {{Write replies(.returns(…), .returns(…)), in turn.}}
  prices.willReturnOnce(3)  // expected-error {{Write replies(.returns(…), .returns(…)), in turn.}}
  prices.returnsInSequence([1, 2])  // expected-error {{Write returns(1, 2, 3): one after the other.}}
  prices.returnsEach([1, 2])  // expected-error {{Write returns(1, 2, 3): one after the other.}}
  prices.thenReturnMany([1, 2])  // expected-error {{Write returns(1, 2, 3): one after the other.}}
  prices.willReturnInOrder([1, 2])  // expected-error {{Write returns(1, 2, 3): one after the other.}}
  prices.willReturnSequence([1, 2])  // expected-error {{Write returns(1, 2, 3): one after the other.}}
  prices.andReturnMany([1, 2])  // expected-error {{Write returns(1, 2, 3): one after the other.}}
  prices.returnsMany([1, 2])  // expected-error {{Write returns(1, 2, 3): one after the other.}}
  prices.returnsMany(1, 2)  // expected-error {{Write returns(1, 2, 3): one after the other.}}
  prices.returns(sequence: [1, 2])  // expected-error {{Write returns(1, 2, 3): one after the other.}}
  prices.returns(inOrder: [1, 2])  // expected-error {{Write returns(1, 2, 3): one after the other.}}
  prices.returns(inOrder: 1, 2)  // expected-error {{Write returns(1, 2, 3): one after the other.}}
  prices.cycles(1, 2)  // expected-error {{Write replies(.returns(1), .returns(2),}}
  prices.returnsCycling(1, 2)  // expected-error {{Write replies(.returns(1), .returns(2),}}
  prices.loops(1, 2)  // expected-error {{Write replies(.returns(1), .returns(2),}}
  prices.returns(1, 2, looping: true)  // expected-error {{Write replies(.returns(1), .returns(2),}}
  prices.returns(3, times: 2)  // expected-error {{Write replies(.returns(…).times(2)).}}
  prices.andThen(3)  // expected-error {{Write returns(1, 2, 3): one after the other. Of}}
  prices.andThenThrows(Declined())  // expected-error {{Write returns(1, 2, 3): one after the other. Of}}
  prices.then(3)  // expected-error {{Write returns(1, 2, 3): one after the other. Of}}
  prices.replies(3)  // expected-error {{Write returns(1, 2, 3): one after the other. Of}}
  prices.returns(3, after: .seconds(1))  // expected-error {{Write replies(.returns(…).delayed(by:}}
  prices.returns(3, delay: .seconds(1))  // expected-error {{Write replies(.returns(…).delayed(by:}}
  prices.returns(3, afterDelay: .seconds(1))  // expected-error {{Write replies(.returns(…).delayed(by:}}
  prices.returns(3, delayedBy: .seconds(1))  // expected-error {{Write replies(.returns(…).delayed(by:}}
  prices.delays(.seconds(1))  // expected-error {{Write replies(.returns(…).delayed(by:}}
  prices.delay(.seconds(1))  // expected-error {{Write replies(.returns(…).delayed(by:}}
  prices.after(.seconds(1))  // expected-error {{Write replies(.returns(…).delayed(by:}}
  prices.delayed(by: .seconds(1))  // expected-error {{Write replies(.returns(…).delayed(by:}}
  prices.hangs()  // expected-error {{Write replies(.hangs(then: .throws(…))), or}}
  prices.neverReturns()  // expected-error {{Write replies(.hangs(then: .throws(…))), or}}
  prices.neverResolves()  // expected-error {{Write replies(.hangs(then: .throws(…))), or}}
  prices.suspends()  // expected-error {{Write replies(.hangs(then: .throws(…))), or}}
  prices.blocks()  // expected-error {{Write replies(.hangs(then: .throws(…))), or}}
  sends.thenDoNothing()  // expected-error {{Leave it out: a member without a result returns.}}
  sends.doNothing()  // expected-error {{Leave it out: a member without a result returns.}}
  sends.doesNothing()  // expected-error {{Leave it out: a member without a result returns.}}
  sends.justRuns()  // expected-error {{Leave it out: a member without a result returns.}}
  sends.justRun()  // expected-error {{Leave it out: a member without a result returns.}}
  sends.returnsNothing()  // expected-error {{Leave it out: a member without a result returns.}}
  sends.willDoNothing()  // expected-error {{Leave it out: a member without a result returns.}}
  sends.andDoNothing()  // expected-error {{Leave it out: a member without a result returns.}}
  prices.thenThrows(Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.thenReject(Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.andThrows(Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.raises(Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.raise(Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.willThrowError(Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.willFail(Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.willRaise(Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.failsWith(Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.errors(Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.thenFail(Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.coThrows(Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.toThrow(Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.fails(with: Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.throws(with: Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.fail(with: Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.throws(error: Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.answers(throwing: Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.mockRejectedValueOnce(Declined())  // expected-error {{Write replies(.throws(…), .returns(…)), in turn.}}
  prices.throwsOnce(Declined())  // expected-error {{Write replies(.throws(…), .returns(…)), in turn.}}
  prices.throwOnce(Declined())  // expected-error {{Write replies(.throws(…), .returns(…)), in turn.}}
  prices.rejectsOnce(Declined())  // expected-error {{Write replies(.throws(…), .returns(…)), in turn.}}
  prices.failsOnce(Declined())  // expected-error {{Write replies(.throws(…), .returns(…)), in turn.}}
  prices.thenThrowOnce(Declined())  // expected-error {{Write replies(.throws(…), .returns(…)), in turn.}}
  prices.throws(Declined(), times: 2)  // expected-error {{Write replies(.throws(error).times(2), .returns(…)): in turn. After that it is as byDefault(…) says.}}
  prices.throwsMany([Declined()])  // expected-error {{Write replies(.throws(a), .throws(b)): one}}
  prices.throws(Declined(), Declined())  // expected-error {{Write replies(.throws(a), .throws(b)): one}}
  prices.callThrough()  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.callsThrough()  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.callRealMethod()  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.thenCallRealMethod()  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.callOriginal()  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.callsOriginal()  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.callsReal()  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.passThrough()  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.passesThrough()  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.forwards()  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.thenCallRealImplementation()  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.forwardsToReal()  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.willForward()  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.usesReal()  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.wraps(0)  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.forwards(0)  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.passesThrough(0)  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.willForward(0)  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.coAnswers { $0.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.thenDo { $0.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.willProduce { $0.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.willPerform { $0.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.perform { $0.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.execute { $0.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.executes { $0.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.runs { $0.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.returns { $0.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.fake { $0.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.thenAnswer { 3 }  // expected-error {{Write answers { arguments in … }.}}
  prices.willAnswer { 3 }  // expected-error {{Write answers { arguments in … }.}}
  prices.mockImplementation { 3 }  // expected-error {{Write answers { arguments in … }.}}
  prices.callsFake { 3 }  // expected-error {{Write answers { arguments in … }.}}
  prices.sideEffect { 3 }  // expected-error {{Write answers { arguments in … }.}}
  prices.does { 3 }  // expected-error {{Write answers { arguments in … }.}}
  prices.performs { 3 }  // expected-error {{Write answers { arguments in … }.}}
  prices.perform { 3 }  // expected-error {{Write answers { arguments in … }.}}
  prices.thenDo { 3 }  // expected-error {{Write answers { arguments in … }.}}
  prices.fake { 3 }  // expected-error {{Write answers { arguments in … }.}}
  prices.willProduce { 3 }  // expected-error {{Write answers { arguments in … }.}}
  prices.mockImplementationOnce { $0.count }  // expected-error {{Write replies(.answers { arguments in … }):}}
  prices.answersOnce { $0.count }  // expected-error {{Write replies(.answers { arguments in … }):}}
  prices.callsFakeOnce { $0.count }  // expected-error {{Write replies(.answers { arguments in … }):}}
  prices.answersAsync { $0.count }  // expected-error {{Write answers { arguments in await … }: in an}}
  prices.asyncAnswer { $0.count }  // expected-error {{Write answers { arguments in await … }: in an}}
  prices.suspendAnswer { $0.count }  // expected-error {{Write answers { arguments in await … }: in an}}
  prices.returnsArg(0)  // expected-error {{Write answers { arguments in arguments.0 }.}}
  prices.returnsArgument(0)  // expected-error {{Write answers { arguments in arguments.0 }.}}
  prices.throwsArg(0)  // expected-error {{Write answers { arguments in arguments.0 }.}}
  prices.resolvesArg(0)  // expected-error {{Write answers { arguments in arguments.0 }.}}
  prices.returnsFirstArg()  // expected-error {{Write answers { arguments in arguments.0 }.}}
  prices.returnsLastArg()  // expected-error {{Write answers { arguments in arguments.0 }.}}
  prices.returnsFirstArgument()  // expected-error {{Write answers { arguments in arguments.0 }.}}
  prices.answersFirstArg()  // expected-error {{Write answers { arguments in arguments.0 }.}}
  prices.thenReturnFirstArg()  // expected-error {{Write answers { arguments in arguments.0 }.}}
  prices.callsArg(1)  // expected-error {{Write answers { arguments in}}
  prices.callsArgWith(1)  // expected-error {{Write answers { arguments in}}
  prices.callsArgAsync(1)  // expected-error {{Write answers { arguments in}}
  prices.callsCompletion(1)  // expected-error {{Write answers { arguments in}}
  prices.callsBack(1)  // expected-error {{Write answers { arguments in}}
  prices.invokesCallback(1)  // expected-error {{Write answers { arguments in}}
  prices.yieldsTo(1)  // expected-error {{Write answers { arguments in}}
  prices.yieldsAsync(1)  // expected-error {{Write answers { arguments in}}
}

func ruleAnswers(_ prices: Stub<String, Int, any Error>, _ sends: Spy<String, String>) {
  prices.when("A1").thenResolve(3)  // expected-error {{Write returns(…).}}
  prices.when("A1").thenReturns(3)  // expected-error {{Write returns(…).}}
  prices.when("A1").coReturns(3)  // expected-error {{Write returns(…).}}
  prices.when("A1").yields(3)  // expected-error {{Write returns(…).}}
  prices.when("A1").returnsValue(3)  // expected-error {{Write returns(…).}}
  prices.when("A1").returnValue(3)  // expected-error {{Write returns(…).}}
  prices.when("A1").willReturnValue(3)  // expected-error {{Write returns(…).}}
  prices.when("A1").produces(3)  // expected-error {{Write returns(…).}}
  prices.when("A1").gives(3)  // expected-error {{Write returns(…).}}
  prices.when("A1").toReturn(3)  // expected-error {{Write returns(…).}}
  prices.when("A1").andReturns(3)  // expected-error {{Write returns(…).}}
  prices.when("A1").returnsAsync(3)  // expected-error {{Write returns(…).}}
  prices.when("A1").thenReturnAsync(3)  // expected-error {{Write returns(…).}}
  prices.when("A1").evaluates(3)  // expected-error {{Write returns(…).}}
  prices.when("A1").respond(3)  // expected-error {{Write returns(…).}}
  prices.when("A1").responds(3)  // expected-error {{Write returns(…).}}
  prices.when("A1").mockResolvedValue(3)  // expected-error {{Write returns(…).}}
  prices.when("A1").setReturnValue(3)  // expected-error {{Write returns(…).}}
  prices.when("A1").returning(3)  // expected-error {{Write returns(…).}}
  prices.when("A1").answer(3)  // expected-error {{Write returns(…).}}
  prices.when("A1").doReturns(3)  // expected-error {{Write returns(…).}}
  prices.when("A1").returns(value: 3)  // expected-error {{Write returns(…).}}
  prices.when("A1").returns(with: 3)  // expected-error {{Write returns(…).}}
  prices.when("A1").thenReturnOnce(3)  // expected-error {{Write replies(.returns(…), .returns(…)), in turn.}}
  prices.when("A1").returnOnce(3)  // expected-error {{Write replies(.returns(…), .returns(…)), in turn.}}
  prices.when("A1").andReturnOnce(3)  // expected-error {{Write replies(.returns(…), .returns(…)), in turn.}}
  prices.when("A1").resolvesOnce(3)  // expected-error {{Write replies(.returns(…), .returns(…)), in turn.}}
  prices.when("A1").willReturnOnce(3)  // expected-error {{Write replies(.returns(…), .returns(…)), in turn.}}
  prices.when("A1").mockReturnValueOnce(1).mockReturnValueOnce(2)  // expected-error {{Write replies(.returns(…), .returns(…)), in turn.}}
  prices.when("A1").mockResolvedValueOnce(1).mockResolvedValueOnce(2)  // expected-error {{Write replies(.returns(…), .returns(…)), in turn.}}
  prices.when("A1").returnsOnce(1).returnsOnce(2)  // expected-error {{Write replies(.returns(…), .returns(…)), in turn.}}
  prices.when("A1").returnsInSequence([1, 2])  // expected-error {{Write returns(1, 2, 3): one after the other.}}
  prices.when("A1").returnsEach([1, 2])  // expected-error {{Write returns(1, 2, 3): one after the other.}}
  prices.when("A1").thenReturnMany([1, 2])  // expected-error {{Write returns(1, 2, 3): one after the other.}}
  prices.when("A1").willReturnInOrder([1, 2])  // expected-error {{Write returns(1, 2, 3): one after the other.}}
  prices.when("A1").willReturnSequence([1, 2])  // expected-error {{Write returns(1, 2, 3): one after the other.}}
  prices.when("A1").andReturnMany([1, 2])  // expected-error {{Write returns(1, 2, 3): one after the other.}}
  prices.when("A1").returnsInOrder([1, 2])  // expected-error {{Write returns(1, 2, 3): one after the other.}}
  prices.when("A1").returnsSequence([1, 2])  // expected-error {{Write returns(1, 2, 3): one after the other.}}
  prices.when("A1").returns(sequence: [1, 2])  // expected-error {{Write returns(1, 2, 3): one after the other.}}
  prices.when("A1").returns(inOrder: [1, 2])  // expected-error {{Write returns(1, 2, 3): one after the other.}}
  prices.when("A1").returns(inOrder: 1, 2)  // expected-error {{Write returns(1, 2, 3): one after the other.}}
  prices.when("A1").cycles(1, 2)  // expected-error {{Write replies(.returns(1), .returns(2),}}
  prices.when("A1").returnsCycling(1, 2)  // expected-error {{Write replies(.returns(1), .returns(2),}}
  prices.when("A1").loops(1, 2)  // expected-error {{Write replies(.returns(1), .returns(2),}}
  prices.when("A1").returns(1, 2, looping: true)  // expected-error {{Write replies(.returns(1), .returns(2),}}
  prices.when("A1").returns(3, times: 2)  // expected-error {{Write replies(.returns(…).times(2)).}}
  prices.when("A1").andThen(3)  // expected-error {{Write returns(1, 2, 3): one after the other. Of}}
  prices.when("A1").andThenThrows(Declined())  // expected-error {{Write returns(1, 2, 3): one after the other. Of}}
  prices.when("A1").then(3)  // expected-error {{Write returns(1, 2, 3): one after the other. Of}}
  prices.when("A1").replies(3)  // expected-error {{Write returns(1, 2, 3): one after the other. Of}}
  prices.when("A1").returns(3, after: .seconds(1))  // expected-error {{Write replies(.returns(…).delayed(by:}}
  prices.when("A1").returns(3, delay: .seconds(1))  // expected-error {{Write replies(.returns(…).delayed(by:}}
  prices.when("A1").returns(3, afterDelay: .seconds(1))  // expected-error {{Write replies(.returns(…).delayed(by:}}
  prices.when("A1").returns(3, delayedBy: .seconds(1))  // expected-error {{Write replies(.returns(…).delayed(by:}}
  prices.when("A1").delays(.seconds(1))  // expected-error {{Write replies(.returns(…).delayed(by:}}
  prices.when("A1").delay(.seconds(1))  // expected-error {{Write replies(.returns(…).delayed(by:}}
  prices.when("A1").after(.seconds(1))  // expected-error {{Write replies(.returns(…).delayed(by:}}
  prices.when("A1").delayed(by: .seconds(1))  // expected-error {{Write replies(.returns(…).delayed(by:}}
  prices.when("A1").hangs()  // expected-error {{Write replies(.hangs(then: .throws(…))), or}}
  prices.when("A1").neverReturns()  // expected-error {{Write replies(.hangs(then: .throws(…))), or}}
  prices.when("A1").neverResolves()  // expected-error {{Write replies(.hangs(then: .throws(…))), or}}
  prices.when("A1").suspends()  // expected-error {{Write replies(.hangs(then: .throws(…))), or}}
  prices.when("A1").blocks()  // expected-error {{Write replies(.hangs(then: .throws(…))), or}}
  sends.when("ada", .any).thenDoNothing()  // expected-error {{Leave it out: a member without a result returns.}}
  sends.when("ada", .any).doNothing()  // expected-error {{Leave it out: a member without a result returns.}}
  sends.when("ada", .any).doesNothing()  // expected-error {{Leave it out: a member without a result returns.}}
  sends.when("ada", .any).justRuns()  // expected-error {{Leave it out: a member without a result returns.}}
  sends.when("ada", .any).justRun()  // expected-error {{Leave it out: a member without a result returns.}}
  sends.when("ada", .any).returnsNothing()  // expected-error {{Leave it out: a member without a result returns.}}
  sends.when("ada", .any).willDoNothing()  // expected-error {{Leave it out: a member without a result returns.}}
  sends.when("ada", .any).andDoNothing()  // expected-error {{Leave it out: a member without a result returns.}}
  prices.when("A1").thenThrows(Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.when("A1").thenReject(Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.when("A1").andThrows(Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.when("A1").raises(Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.when("A1").raise(Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.when("A1").willThrowError(Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.when("A1").willFail(Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.when("A1").willRaise(Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.when("A1").failsWith(Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.when("A1").errors(Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.when("A1").thenFail(Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.when("A1").coThrows(Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.when("A1").toThrow(Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.when("A1").throwsError(Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.when("A1").throwing(Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.when("A1").mockRejectedValue(Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.when("A1").fails(Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.when("A1").fails(with: Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.when("A1").throws(with: Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.when("A1").fail(with: Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.when("A1").throws(error: Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.when("A1").answers(throwing: Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.when("A1").mockRejectedValueOnce(Declined())  // expected-error {{Write replies(.throws(…), .returns(…)), in turn.}}
  prices.when("A1").throwsOnce(Declined())  // expected-error {{Write replies(.throws(…), .returns(…)), in turn.}}
  prices.when("A1").throwOnce(Declined())  // expected-error {{Write replies(.throws(…), .returns(…)), in turn.}}
  prices.when("A1").rejectsOnce(Declined())  // expected-error {{Write replies(.throws(…), .returns(…)), in turn.}}
  prices.when("A1").failsOnce(Declined())  // expected-error {{Write replies(.throws(…), .returns(…)), in turn.}}
  prices.when("A1").thenThrowOnce(Declined())  // expected-error {{Write replies(.throws(…), .returns(…)), in turn.}}
  prices.when("A1").throws(Declined(), times: 2)  // expected-error {{Write replies(.throws(error).times(2), .returns(…)): in turn. After that it is as byDefault(…) says.}}
  prices.when("A1").throwsMany([Declined()])  // expected-error {{Write replies(.throws(a), .throws(b)): one}}
  prices.when("A1").throws(Declined(), Declined())  // expected-error {{Write replies(.throws(a), .throws(b)): one}}
  prices.when("A1").callThrough()  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.when("A1").callsThrough()  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.when("A1").callRealMethod()  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.when("A1").thenCallRealMethod()  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.when("A1").callOriginal()  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.when("A1").callsOriginal()  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.when("A1").callsReal()  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.when("A1").passThrough()  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.when("A1").passesThrough()  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.when("A1").forwards()  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.when("A1").thenCallRealImplementation()  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.when("A1").forwardsToReal()  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.when("A1").willForward()  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.when("A1").usesReal()  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.when("A1").wraps(0)  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.when("A1").forwards(0)  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.when("A1").passesThrough(0)  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.when("A1").willForward(0)  // expected-error {{Write replies(.real), and pass the real one in}}
  prices.when("A1").coAnswers { $0.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.when("A1").thenDo { $0.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.when("A1").willProduce { $0.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.when("A1").willPerform { $0.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.when("A1").perform { $0.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.when("A1").execute { $0.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.when("A1").executes { $0.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.when("A1").runs { $0.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.when("A1").returns { $0.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.when("A1").fake { $0.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.when("A1").mockImplementation { $0.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.when("A1").performs { $0.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.when("A1").invokes { $0.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.when("A1").does { $0.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.when("A1").thenAnswer { 3 }  // expected-error {{Write answers { arguments in … }.}}
  prices.when("A1").willAnswer { 3 }  // expected-error {{Write answers { arguments in … }.}}
  prices.when("A1").mockImplementation { 3 }  // expected-error {{Write answers { arguments in … }.}}
  prices.when("A1").callsFake { 3 }  // expected-error {{Write answers { arguments in … }.}}
  prices.when("A1").sideEffect { 3 }  // expected-error {{Write answers { arguments in … }.}}
  prices.when("A1").does { 3 }  // expected-error {{Write answers { arguments in … }.}}
  prices.when("A1").performs { 3 }  // expected-error {{Write answers { arguments in … }.}}
  prices.when("A1").perform { 3 }  // expected-error {{Write answers { arguments in … }.}}
  prices.when("A1").thenDo { 3 }  // expected-error {{Write answers { arguments in … }.}}
  prices.when("A1").fake { 3 }  // expected-error {{Write answers { arguments in … }.}}
  prices.when("A1").willProduce { 3 }  // expected-error {{Write answers { arguments in … }.}}
  prices.when("A1").mockImplementationOnce { $0.count }  // expected-error {{Write replies(.answers { arguments in … }):}}
  prices.when("A1").answersOnce { $0.count }  // expected-error {{Write replies(.answers { arguments in … }):}}
  prices.when("A1").callsFakeOnce { $0.count }  // expected-error {{Write replies(.answers { arguments in … }):}}
  prices.when("A1").answersAsync { $0.count }  // expected-error {{Write answers { arguments in await … }: in an}}
  prices.when("A1").asyncAnswer { $0.count }  // expected-error {{Write answers { arguments in await … }: in an}}
  prices.when("A1").suspendAnswer { $0.count }  // expected-error {{Write answers { arguments in await … }: in an}}
  prices.when("A1").returnsArg(0)  // expected-error {{Write answers { arguments in arguments.0 }.}}
  prices.when("A1").returnsArgument(0)  // expected-error {{Write answers { arguments in arguments.0 }.}}
  prices.when("A1").throwsArg(0)  // expected-error {{Write answers { arguments in arguments.0 }.}}
  prices.when("A1").resolvesArg(0)  // expected-error {{Write answers { arguments in arguments.0 }.}}
  prices.when("A1").returnsFirstArg()  // expected-error {{Write answers { arguments in arguments.0 }.}}
  prices.when("A1").returnsLastArg()  // expected-error {{Write answers { arguments in arguments.0 }.}}
  prices.when("A1").returnsFirstArgument()  // expected-error {{Write answers { arguments in arguments.0 }.}}
  prices.when("A1").answersFirstArg()  // expected-error {{Write answers { arguments in arguments.0 }.}}
  prices.when("A1").thenReturnFirstArg()  // expected-error {{Write answers { arguments in arguments.0 }.}}
  prices.when("A1").callsArg(1)  // expected-error {{Write answers { arguments in}}
  prices.when("A1").callsArgWith(1)  // expected-error {{Write answers { arguments in}}
  prices.when("A1").callsArgAsync(1)  // expected-error {{Write answers { arguments in}}
  prices.when("A1").callsCompletion(1)  // expected-error {{Write answers { arguments in}}
  prices.when("A1").callsBack(1)  // expected-error {{Write answers { arguments in}}
  prices.when("A1").invokesCallback(1)  // expected-error {{Write answers { arguments in}}
  prices.when("A1").yieldsTo(1)  // expected-error {{Write answers { arguments in}}
  prices.when("A1").yieldsAsync(1)  // expected-error {{Write answers { arguments in}}
}

func replies(_ prices: Stub<String, Int, any Error>, _ clock: ManualClock) {
  prices.replies(.value(3))  // expected-error {{Write .returns(…).}}
  prices.replies(.return(3))  // expected-error {{Write .returns(…).}}
  prices.replies(.returning(3))  // expected-error {{Write .returns(…).}}
  prices.replies(.success(3))  // expected-error {{Write .returns(…).}}
  prices.replies(.output(3))  // expected-error {{Write .returns(…).}}
  prices.replies(.resolves(3))  // expected-error {{Write .returns(…).}}
  prices.replies(.failure(Declined()))  // expected-error {{Write .throws(…).}}
  prices.replies(.throw(Declined()))  // expected-error {{Write .throws(…).}}
  prices.replies(.throwing(Declined()))  // expected-error {{Write .throws(…).}}
  prices.replies(.error(Declined()))  // expected-error {{Write .throws(…).}}
  prices.replies(.fails(Declined()))  // expected-error {{Write .throws(…).}}
  prices.replies(.rejects(Declined()))  // expected-error {{Write .throws(…).}}
  prices.replies(.answer { $0.count })  // expected-error {{Write .answers { arguments in … }.}}
  prices.replies(.closure { $0.count })  // expected-error {{Write .answers { arguments in … }.}}
  prices.replies(.does { $0.count })  // expected-error {{Write .answers { arguments in … }.}}
  prices.replies(.callThrough)  // expected-error {{Write .real.}}
  prices.replies(.passThrough)  // expected-error {{Write .real.}}
  prices.replies(.passthrough)  // expected-error {{Write .real.}}
  prices.replies(.original)  // expected-error {{Write .real.}}
  prices.replies(.callsReal)  // expected-error {{Write .real.}}
  prices.replies(.never)  // expected-error {{Write .hangs(then: .throws(…)), or .hangs().}}
  prices.replies(.hang)  // expected-error {{Write .hangs(then: .throws(…)), or .hangs().}}
  prices.replies(.forever)  // expected-error {{Write .hangs(then: .throws(…)), or .hangs().}}
  prices.replies(.returns(1).once())  // expected-error {{Write .times(1).}}
  prices.replies(.returns(1).twice())  // expected-error {{Write .times(2).}}
  prices.replies(.returns(1).repeated(2))  // expected-error {{Write .times(2).}}
  prices.replies(.returns(1).exactly(2))  // expected-error {{Write .times(2).}}
  prices.replies(.returns(1).repeating(2))  // expected-error {{Write .times(2).}}
  prices.replies(.returns(1).always())  // expected-error {{Leave it out: an answer that stands alone is}}
  prices.replies(.returns(1).forever())  // expected-error {{Leave it out: an answer that stands alone is}}
  prices.replies(.returns(1).repeatedly())  // expected-error {{Leave it out: an answer that stands alone is}}
  prices.replies(.returns(1).delay(.seconds(2)))  // expected-error {{Name the clock that measures it: delayed(by:}}
  prices.replies(.returns(1).delayed(.seconds(2)))  // expected-error {{Name the clock that measures it: delayed(by:}}
  prices.replies(.returns(1).after(.seconds(2)))  // expected-error {{Name the clock that measures it: delayed(by:}}
  prices.replies(.returns(1).delayed(by: .seconds(2)))  // expected-error {{Name the clock that measures it: delayed(by:}}
  prices.replies(.returns(1).delayed(for: .seconds(2)))  // expected-error {{Name the clock that measures it: delayed(by:}}
  prices.replies(.returns(1).delay(by: .seconds(2)))  // expected-error {{Name the clock that measures it: delayed(by:}}
  prices.replies(.returns(1).delayed(by: .seconds(2), clock: clock))  // expected-error {{Name the clock that measures it: delayed(by:}}
  prices.replies(.returns(1).held(by: Gate()))  // expected-error {{Write held(at: gate).}}
  prices.replies(.returns(1).held(in: Gate()))  // expected-error {{Write held(at: gate).}}
  prices.replies(.returns(1).waiting(for: Gate()))  // expected-error {{Write held(at: gate).}}
  prices.replies(.returns(1).gated(by: Gate()))  // expected-error {{Write held(at: gate).}}
}
