public import Synchronization
public import Understudy

/// A stubbed member of a hand-written double: it records each call, typed, and answers it.
///
/// A double holds one stub for each relevant member and calls it with the arguments. The type
/// parameters repeat the member's signature: its arguments, as a tuple if there are several, its
/// result and its error (`Never`, `any Error` or a type). For a member without a result there is
/// the short form ``Spy``.
///
/// In texts the stub has the name of the member that calls it, such as `charge(_:card:)`. Before
/// the first call it is named by its double and its property, or its line; an explicit name is
/// known at once: `Stub<Int, Seat, Never>("seat(_:)")`.
///
/// ```swift
/// final class GatewayStub: PaymentGateway, TestDouble {
///   let charging = Stub<(amount: Money, card: String), Receipt, PaymentError>()
///
///   func charge(_ amount: Money, card: String) async throws(PaymentError) -> Receipt {
///     try await charging.call(amount, card)
///   }
/// }
///
/// let gateway = GatewayStub()
/// gateway.charging.returns(Receipt(id: "1"), Receipt(id: "2"))
/// gateway.charging.when { $0.amount.cents > 10_000 }.throws(.declined)
/// ```
///
/// ### How an answer is chosen
/// 1. A fault, if its seed has chosen the call (``fails(with:rate:seed:fileID:filePath:line:column:)``).
/// 2. The latest rule (`when(_:)`) that matches and has an answer left.
/// 3. The general answer: a value, a sequence, an error or a closure, whichever was set last.
/// 4. The default (``byDefault(_:fileID:line:)``, or the one that the member was made with).
/// 5. In a partial double, the result of the real implementation (`call(_:real:)`).
/// 6. A member without a result returns.
///
/// If nothing is left the test fails, at the line of the answer that came closest, or that made a
/// generated double: Swift Testing shows it if it is in the test's file, from the test's line on, and
/// otherwise the test's line; XCTest the stub's declaration. The issue has a text that names the call and the answers that were tried. The
/// member then throws ``UnstubbedCall`` if its error is `any Error`, or the default of its error's
/// type (``StubDefaultProviding``), or a fallback of it (``FallbackDouble``); returns a value from the test's container, a fallback
/// (``FallbackDouble``), the default of the result's type, `nil`, an empty collection or string,
/// `false` or zero; never returns, if it is async and was called outside the test's tasks; and
/// traps only if there is no other way to continue, or if the test has not ended by its own time
/// limit. For a test without one, that is once it has used none of its containers and doubles for
/// as long as its container's ``Understudy/Container/waitTimeout``.
///
/// ### Threads
/// A stub may be called, set up and read from any thread. No call is lost, the calls of one thread
/// keep their order, and each element of a sequence is used once. Predicates and answering closures
/// run outside the member's lock, so they may use the stub themselves.
///
/// - Complexity: a call is O(1), amortised, plus one predicate for each rule until one answers.
public final class Stub<Arguments, Output, Failure: Error>: Sendable {
  @usableFromInline typealias State = StubState<Arguments, Output, Failure>

  @usableFromInline let state: Lock<State>
  let attachment = Lock(StubAttachment())
  @usableFromInline let label: Unmanaged<MemberLabel>
  let origin: MemberOrigin
  /// The number of calls left whose test is compared with the member's own.
  @usableFromInline let callsLeftToCompare = Atomic<Int>(callsToCompare)

  /// The site of issues that no other line causes.
  var site: SourceSite { attachment.withLock(\.madeAt) ?? origin.site }

  /// Makes a stub for a member.
  ///
  /// - Parameters:
  ///   - name: the member as Swift spells it, `charge(_:card:)` or `title` for a property; by
  ///     default, the member that calls it first. Recorded calls take their labels from it:
  ///     `charge(4500, card: 42)`, `title = Hamlet`.
  ///   - fileID: with the three after it, the site of the member's issues: the declaration.
  ///   - filePath: see `fileID`.
  ///   - line: see `fileID`.
  ///   - column: see `fileID`.
  ///   - owner: the stub's name in texts until it has its own: the type it is declared in.
  public convenience init(
    _ name: StaticString? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    owner: StaticString = #function
  ) where Arguments: Sendable, Output: Sendable {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(name, State(), at: site, in: owner)
  }

  /// Makes a stub for a member, with a default answer.
  ///
  /// ```swift
  /// let nowing = Stub<Void, Int, Never>("now()", default: 0)
  /// ```
  ///
  /// The default belongs to the stub: ``reset()`` and ``clearAnswers()`` restore it if
  /// ``byDefault(_:fileID:line:)`` has replaced it.
  ///
  /// - Parameters:
  ///   - name: the member as Swift spells it, `charge(_:card:)` or `title` for a property.
  ///   - output: the result of calls that have no other answer.
  ///   - fileID: with the three after it, the site of the member's issues: the declaration.
  ///   - filePath: see `fileID`.
  ///   - line: see `fileID`.
  ///   - column: see `fileID`.
  ///   - owner: the stub's name in texts until it has its own: the type it is declared in.
  public convenience init(
    _ name: StaticString? = nil,
    default output: Output,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    owner: StaticString = #function
  ) where Arguments: Sendable, Output: Sendable {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(
      name,
      State(declared: .value(output), answer: AnswerSource(.byDefault, at: site)),
      at: site,
      in: owner
    )
  }

  /// Makes a stub for a member, with a closure that computes the default answer.
  ///
  /// ```swift
  /// let charging = Stub<(amount: Money, card: String), Receipt, PaymentError>(
  ///   "charge(_:card:)",
  ///   default: { arguments in Receipt(id: arguments.card) }
  /// )
  /// ```
  ///
  /// The default belongs to the stub, like that of
  /// ``init(_:default:fileID:filePath:line:column:owner:)``.
  ///
  /// - Parameters:
  ///   - name: the member as Swift spells it, `charge(_:card:)` or `title` for a property.
  ///   - answer: makes the result of calls that have no other answer. It runs on the caller's
  ///     thread.
  ///   - fileID: with the three after it, the site of the member's issues: the declaration.
  ///   - filePath: see `fileID`.
  ///   - line: see `fileID`.
  ///   - column: see `fileID`.
  ///   - owner: the stub's name in texts until it has its own: the type it is declared in.
  public convenience init(
    _ name: StaticString? = nil,
    default answer: @escaping @Sendable (Arguments) throws(Failure) -> Output,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    owner: StaticString = #function
  ) where Arguments: Sendable, Output: Sendable {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(
      name,
      State(declared: .compute(answer), answer: AnswerSource(.byDefault, at: site)),
      at: site,
      in: owner
    )
  }

  private convenience init(
    _ name: StaticString?,
    _ state: sending State,
    at site: SourceSite,
    in owner: StaticString
  ) {
    self.init(name, state, MemberOrigin(site: site), in: owner)
  }

  /// - Parameter owner: the stub's name in texts until it has its own.
  init(
    _ name: StaticString?,
    _ state: sending State,
    _ origin: MemberOrigin,
    in owner: StaticString
  ) {
    var state = state
    if let name {
      label = MemberLabel.of(name)
    } else {
      label = MemberLabel.unnamed(at: origin.site, in: owner)
      state.isNamed = label._withUnsafeGuaranteedRef { $0.isNamed }
    }
    self.state = Lock(state)
    self.origin = origin
    TestDoubles.areFound
    LibraryCopies.inProcess.report()
    moveIntoCurrentTest()
  }

  deinit { judgeAtTheEnd() }

  /// The recorded calls, in order, with their typed arguments.
  ///
  /// ```swift
  /// #expect(gateway.charging.calls.map(\.arguments.amount) == [Money(cents: 4_500)])
  /// #expect(seats.reserving.calls == [seatA1, seatA2])
  /// ```
  ///
  /// Reading them counts as checking them: at the end of the test they are not reported as
  /// unverified. If there were none, and by its end nothing was handed this double, the test fails if the registered
  /// one of its type was called.
  ///
  /// - Complexity: O(1).
  public var calls: [Call<Arguments>] {
    let calls = state.withLock { state in
      state.readCalls = state.calls.count
      return state.calls
    }
    if calls.isEmpty { noteEmptyRead() }
    return calls
  }

  /// The recorded calls, for the toolkit itself, whose reads do not count as checking.
  var storedCalls: [Call<Arguments>] { state.withLock { $0.calls } }

  /// Changes the state, and releases what it drops outside the lock: values have deinits, and those
  /// are the user's code.
  ///
  /// - Returns: the dropped part of the state.
  @discardableResult
  func change<Dropped>(_ drop: (inout State) -> Dropped) -> Dropped {
    let (dropped, ended) = state.withLock { state in (drop(&state), state.takeEnded()) }
    ended.resume()
    return dropped
  }
}
