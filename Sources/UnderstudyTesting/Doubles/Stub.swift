public import Understudy

/// One member of a hand-written double: it records each call, typed, and answers it.
///
/// A double holds one piece for each member that matters and calls it with the arguments. The
/// type parameters repeat the member's signature: its arguments, as a tuple if there are several, its
/// result and its error (`Never`, `any Error` or a type). For a member without a result there is the
/// short form ``Spy``.
///
/// Texts call the stub by the member that calls it, such as `charge(_:card:)`. Before the first call
/// they know its double and its property, or its line; a name given to it is known at once:
/// `Stub<Int, Seat, Never>("seat(_:)")`.
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
/// ### Which answer a call gets
/// 1. A fault, if its seed has chosen the call (``fails(with:rate:seed:fileID:filePath:line:column:)``).
/// 2. The latest rule (`when(_:)`) that matches and has an answer left.
/// 3. The general answer: a value, a sequence, an error or a closure, whichever was set last.
/// 4. The default (``byDefault(_:fileID:line:)``, or the one that the piece was made with).
/// 5. In a partial double, what the real implementation makes of it (`call(_:real:)`).
/// 6. A member without a result returns.
///
/// With nothing left the test fails, at its own line where the framework knows it and else at the
/// stub's declaration, with a text that names the call and what was tried. The member then throws
/// ``UnansweredCall`` if its error is `any Error`, or what its error's type has for that
/// (``DefaultAnswering``); returns what the test's container has, a fallback (``TestFallbacks``), what
/// the result's type has, `nil`, an empty collection or string, `false` or zero; never returns, if it is
/// async and was called outside of the test's tasks; and traps only if there is no other way to
/// continue, or if the test has not ended by its own time limit. A test without one must have used none
/// of its containers and doubles for as long as its container's ``Understudy/Container/waitLimit``.
///
/// ### Threads
/// A piece may be called, set up and read from any thread. No call is lost, the calls of one
/// thread keep their order, and each element of a sequence is handed out once. Predicates and
/// answering closures run outside the piece's lock, so they may use the piece themselves.
///
/// - Complexity: a call is O(1), amortised, plus one predicate for each rule until one answers.
public final class Stub<Arguments: Sendable, Output: Sendable, Failure: Error>: Sendable {
  @usableFromInline typealias State = StubState<Arguments, Output, Failure>

  @usableFromInline let state: Lock<State>
  let home = Lock(StubHome())
  @usableFromInline let label: Unmanaged<MemberLabel>
  let site: SourceSite

  /// Makes a piece for a member.
  ///
  /// - Parameters:
  ///   - name: the member as Swift spells it, `charge(_:card:)` or `title` for a property; by default,
  ///     the member that calls it first. Recorded calls take their labels from it: `charge(4500, card:
  ///     42)`, `title = Hamlet`.
  ///   - fileID: where issues of the piece are reported, like the three after it: the declaration.
  ///   - filePath: see `fileID`.
  ///   - line: see `fileID`.
  ///   - column: see `fileID`.
  ///   - owner: what texts call the stub by until it has a name: the type it is declared in.
  public convenience init(
    _ name: StaticString? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    owner: StaticString = #function
  ) {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(name, State(), at: site, in: owner)
  }

  /// Makes a piece for a member, with what it answers when nobody says otherwise.
  ///
  /// ```swift
  /// let nowing = Stub<Void, Int, Never>("now()", default: 0)
  /// ```
  ///
  /// The default is part of the piece: ``reset()`` and ``clearAnswers()`` bring it back where
  /// ``byDefault(_:fileID:line:)`` has replaced it.
  ///
  /// - Parameters:
  ///   - name: the member as Swift spells it, `charge(_:card:)` or `title` for a property.
  ///   - output: what calls get that have no other answer.
  ///   - fileID: where issues of the piece are reported, like the three after it: the declaration.
  ///   - filePath: see `fileID`.
  ///   - line: see `fileID`.
  ///   - column: see `fileID`.
  ///   - owner: what texts call the stub by until it has a name: the type it is declared in.
  public convenience init(
    _ name: StaticString? = nil,
    default output: Output,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    owner: StaticString = #function
  ) {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(
      name,
      State(declared: .value(output), answer: CallAnswer(.byDefault, at: site)),
      at: site,
      in: owner
    )
  }

  /// Makes a piece for a member, with what it makes of the arguments when nobody says otherwise.
  ///
  /// ```swift
  /// let charging = Stub<(amount: Money, card: String), Receipt, PaymentError>(
  ///   "charge(_:card:)",
  ///   default: { arguments in Receipt(id: arguments.card) }
  /// )
  /// ```
  ///
  /// The default is part of the piece, as that of ``init(_:default:fileID:filePath:line:column:)``.
  ///
  /// - Parameters:
  ///   - name: the member as Swift spells it, `charge(_:card:)` or `title` for a property.
  ///   - answer: what calls get that have no other answer. It runs on the caller's thread.
  ///   - fileID: where issues of the piece are reported, like the three after it: the declaration.
  ///   - filePath: see `fileID`.
  ///   - line: see `fileID`.
  ///   - column: see `fileID`.
  ///   - owner: what texts call the stub by until it has a name: the type it is declared in.
  public convenience init(
    _ name: StaticString? = nil,
    default answer: @escaping @Sendable (Arguments) throws(Failure) -> Output,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    owner: StaticString = #function
  ) {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(
      name,
      State(declared: .compute(answer), answer: CallAnswer(.byDefault, at: site)),
      at: site,
      in: owner
    )
  }

  private init(
    _ name: StaticString?,
    _ state: State,
    at site: SourceSite,
    in owner: StaticString
  ) {
    var state = state
    if let name {
      label = MemberLabel.of(name)
    } else {
      label = MemberLabel.unnamed(at: site, in: owner)
      state.isNamed = label._withUnsafeGuaranteedRef { $0.isNamed }
    }
    self.state = Lock(state)
    self.site = site
    TestDoubles.areFound
    LibraryCopies.inProcess.report()
    moveIntoCurrentTest()
  }

  deinit { judgeAtTheEnd() }

  /// The calls so far, in order, with their arguments as typed.
  ///
  /// ```swift
  /// #expect(gateway.charging.calls.map(\.arguments.amount) == [Money(cents: 4_500)])
  /// #expect(seats.reserving.calls == [seatA1, seatA2])
  /// ```
  ///
  /// Reading them counts as looking at them: at the end of the test they do not count as unverified.
  ///
  /// - Complexity: O(1).
  public var calls: [Call<Arguments>] {
    state.withLock { state in
      state.readCalls = state.calls.count
      return state.calls
    }
  }

  /// The same for the toolkit itself, whose look counts for nothing.
  var storedCalls: [Call<Arguments>] { state.withLock { $0.calls } }

  /// Changes the state and lets what it drops end outside the lock: values have deinits, and
  /// those are the user's code.
  ///
  /// - Returns: what it has dropped.
  @discardableResult
  func change<Dropped: Sendable>(_ drop: (inout State) -> Dropped) -> Dropped {
    let (dropped, ended) = state.withLock { state in (drop(&state), state.takeEnded()) }
    ended.resume()
    return dropped
  }
}
