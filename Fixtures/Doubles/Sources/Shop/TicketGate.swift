// snippet: a gate
protocol TicketGate: Sendable {
  var isOpen: Bool { get set }
  subscript(row: String) -> Int { get set }
  func scan(_ ticket: String, completion: @escaping @Sendable (Bool) -> Void)
}
// end snippet

/// Opens its gate for valid tickets, and counts guests by row.
final class GateKeeper {
  private var gate: any TicketGate

  init(_ gate: any TicketGate) { self.gate = gate }

  func letIn(_ ticket: String) async {
    let isValid = await withCheckedContinuation { continuation in
      gate.scan(ticket) { continuation.resume(returning: $0) }
    }
    guard isValid else { return }
    gate.isOpen = true
    gate[String(ticket.prefix(1))] += 1
  }
}
