import TestSupport
import Testing
import Understudy
import UnderstudyInsight

/// A chain of keys that uses up the stack; the container is inspected where hardly any is left.
@Suite(.timeLimit(.minutes(5))) struct `An inspection at the end of a deep chain` {
  @Test(arguments: RehearsalLook.allCases, DepthPlace.allCases)
  func `is an answer or an error on 512 KB`(look: RehearsalLook, place: DepthPlace) {
    let answers = Recorder<String>()
    let seen = Counter()
    onThread(withStackOf: 512 * 1024) {
      let container = Container(label: "deep")
      place.register(10_000, in: container) { [unowned container] in
        guard seen.add() == 1 else { return }
        answers.add(look.perform(in: container))
      }
      do throws(ContainerError) { answers.add("\(try container.now(Int.self, name: "0"))") } catch {
        answers.add("\(error.kind)")
      }
      withExtendedLifetime(container) {}
    }
    #expect(answers.all.count == 2)
  }

  /// From the end on, each finds the next one built. From the beginning on, each goes as deep as the
  /// stack is and fails: 10,000 of those take a minute.
  @Test(arguments: [false, true], [false, true])
  func `of a whole chain is an answer or an error on 512 KB`(isAudit: Bool, isBackwards: Bool) {
    let length = isBackwards ? 10_000 : 700
    let kinds = Recorder<ContainerError.Kind>()
    let ends = Counter()
    onThread(withStackOf: 512 * 1024) {
      let container = Container(label: "deep")
      let numbers = Array(0..<length)
      for number in isBackwards ? numbers.reversed() : numbers {
        container.register(Int.self, name: "\(number)") { resolver in
          number == length - 1 ? 0 : try resolver.resolve(Int.self, name: "\(number + 1)") + 1
        }
      }
      for failure in isAudit ? container.failuresOfAudit : container.failuresOfValidation {
        kinds.add(failure.kind)
      }
      ends.add()
    }
    #expect(ends.count == 1)
    #expect(Set(kinds.all) == (isBackwards ? [] : [.depthExceeded]))
    #expect(kinds.all.count < length)
  }
}

// MARK: - Fixtures

enum DepthPlace: CaseIterable, Sendable { case factory, hook, observer }

extension DepthPlace {
  /// Each key asks for the next and does without where that fails.
  fileprivate func register(
    _ count: Int,
    in container: Container,
    _ look: @escaping @Sendable () -> Void
  ) {
    for number in 0..<count {
      let make: @Sendable (Resolver) throws -> Int = { resolver in
        do { return try resolver.resolve(Int.self, name: "\(number + 1)") + 1 } catch {
          if self == .factory { look() }
          return 0
        }
      }
      if self == .hook {
        container.register {
          Registration(Int.self, name: "\(number)", factory: make).onBuild { _, _ in look() }
        }
      } else {
        container.register(Int.self, name: "\(number)", factory: make)
      }
    }
    if self == .observer { container.observe { if case .failed = $0.kind { look() } } }
  }
}

extension Container {
  fileprivate var failuresOfAudit: [ContainerError] { audit().failures }

  fileprivate var failuresOfValidation: [ContainerError] {
    do throws(ContainerError) {
      try validate()
      return []
    } catch {
      if case .validationFailed(_, let failures) = error { return failures }
      return [error]
    }
  }
}
