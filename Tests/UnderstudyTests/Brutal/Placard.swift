import Understudy

/// Something of several words, of which each can be told from the others: half of one and half of
/// another is found out.
protocol Placard: Sendable {
  var serial: Int { get }
  var isWhole: Bool { get }
}
/// Fills the room that an existential has.
struct NarrowPlacard: Placard {
  let serial: Int
  let inverse: Int
  let multiple: Int
  init(_ serial: Int) { (self.serial, inverse, multiple) = (serial, ~serial, serial &* 31) }
  var isWhole: Bool { inverse == ~serial && multiple == serial &* 31 }
}
/// Does not fit into it.
struct WidePlacard: Placard {
  let left: NarrowPlacard
  let right: NarrowPlacard
  init(_ serial: Int) { (left, right) = (NarrowPlacard(serial), NarrowPlacard(serial)) }
  var serial: Int { left.serial }
  var isWhole: Bool { left.isWhole && right.isWhole && left.serial == right.serial }
}
/// Holds a reference, which is counted.
struct FramedPlacard: Placard {
  let bill: BillPlacard
  let inverse: Int
  init(_ serial: Int) { (bill, inverse) = (BillPlacard(serial), ~serial) }
  var serial: Int { bill.serial }
  var isWhole: Bool { bill.isWhole && inverse == ~bill.serial }
}
final class BillPlacard: Placard {
  let serial: Int
  private let content: NarrowPlacard
  init(_ serial: Int) { (self.serial, content) = (serial, NarrowPlacard(serial)) }
  var isWhole: Bool { content.isWhole && content.serial == serial }
}

/// Changes the key over and over.
struct PlacardPress: Sendable {
  private let ledger: PlacardLedger
  private let subject: PlacardReading
  private let container: Container
  private let blank: Snapshot

  init(_ ledger: PlacardLedger, of subject: PlacardReading, in container: Container) {
    self.ledger = ledger
    self.subject = subject
    self.container = container
    container.register((any Placard).self, lifetime: .transient) { [isClass = subject.isClass] in
      PlacardPress.placard(ledger.issue(), isClass)
    }
    blank = container.snapshot()
  }

  /// Does one of several things that supersede what was read.
  func work(_ step: Int) {
    ledger.change {
      switch step % 6 {
      case 0: container.reset()
      case 1: try? container.restore(blank)
      case 2 where subject.mayBeAbsent: container.unregister(Key((any Placard).self))
      default: register(step)
      }
    }
  }

  func register(_ step: Int) {
    let (ledger, isClass) = (ledger, subject.isClass)
    switch step % 3 {
    case 0:
      container.register((any Placard).self, lifetime: .transient) {
        PlacardPress.placard(ledger.issue(), isClass)
      }
    case 1: container.register((any Placard).self) { PlacardPress.placard(ledger.issue(), isClass) }
    default:
      container.register(
        (any Placard).self,
        instance: PlacardPress.placard(ledger.issue(), isClass)
      )
    }
  }

  private static func placard(_ serial: Int, _ isClass: Bool) -> any Placard {
    if isClass { return BillPlacard(serial) }
    return switch serial % 3 {
    case 0: NarrowPlacard(serial)
    case 1: WidePlacard(serial)
    default: FramedPlacard(serial)
    }
  }
}
