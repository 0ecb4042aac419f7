import Understudy

/// A value of several words that can be checked against each other, so that a torn read, with half of
/// one value and half of another, is detected.
protocol TornReadProbe: Sendable {
  var serial: Int { get }
  var isWhole: Bool { get }
}
/// Fits into the inline buffer of an existential.
struct NarrowProbe: TornReadProbe {
  let serial: Int
  let inverse: Int
  let multiple: Int
  init(_ serial: Int) { (self.serial, inverse, multiple) = (serial, ~serial, serial &* 31) }
  var isWhole: Bool { inverse == ~serial && multiple == serial &* 31 }
}
/// Does not fit into the inline buffer.
struct WideProbe: TornReadProbe {
  let left: NarrowProbe
  let right: NarrowProbe
  init(_ serial: Int) { (left, right) = (NarrowProbe(serial), NarrowProbe(serial)) }
  var serial: Int { left.serial }
  var isWhole: Bool { left.isWhole && right.isWhole && left.serial == right.serial }
}
/// Holds a counted reference beside plain words.
struct MixedProbe: TornReadProbe {
  let object: ObjectProbe
  let inverse: Int
  init(_ serial: Int) { (object, inverse) = (ObjectProbe(serial), ~serial) }
  var serial: Int { object.serial }
  var isWhole: Bool { object.isWhole && inverse == ~object.serial }
}
final class ObjectProbe: TornReadProbe {
  let serial: Int
  private let content: NarrowProbe
  init(_ serial: Int) { (self.serial, content) = (serial, NarrowProbe(serial)) }
  var isWhole: Bool { content.isWhole && content.serial == serial }
}

/// Registers probes and changes the registration over and over.
struct ProbeFactory: Sendable {
  private let ledger: ProbeLedger
  private let subject: ProbeReading
  private let container: Container
  private let blank: Snapshot

  init(_ ledger: ProbeLedger, of subject: ProbeReading, in container: Container) {
    self.ledger = ledger
    self.subject = subject
    self.container = container
    container.register((any TornReadProbe).self, lifetime: .transient) {
      [isClass = subject.isClass] in
      ProbeFactory.probe(ledger.issue(), isClass)
    }
    blank = container.snapshot()
  }

  /// Makes one of several changes that supersede the instances read before.
  func work(_ step: Int) {
    ledger.change {
      switch step % 6 {
      case 0: container.reset()
      case 1: try? container.restore(blank)
      case 2 where subject.mayBeAbsent: container.unregister((any TornReadProbe).self)
      default: register(step)
      }
    }
  }

  func register(_ step: Int) {
    let (ledger, isClass) = (ledger, subject.isClass)
    switch step % 3 {
    case 0:
      container.register((any TornReadProbe).self, lifetime: .transient) {
        ProbeFactory.probe(ledger.issue(), isClass)
      }
    case 1:
      container.register((any TornReadProbe).self) { ProbeFactory.probe(ledger.issue(), isClass) }
    default:
      container.register(
        (any TornReadProbe).self,
        instance: ProbeFactory.probe(ledger.issue(), isClass)
      )
    }
  }

  private static func probe(_ serial: Int, _ isClass: Bool) -> any TornReadProbe {
    if isClass { return ObjectProbe(serial) }
    return switch serial % 3 {
    case 0: NarrowProbe(serial)
    case 1: WideProbe(serial)
    default: MixedProbe(serial)
    }
  }
}
