import Understudy

/// The instances to check, and the keys each is registered under.
///
/// Invariant: an object appears once among the `services`, however many keys it has.
struct ServiceChecklist<Service> {
  private enum Answer {
    case of(service: Int)
    case known(ServiceHealth)
  }

  private struct Row {
    let key: Key
    let label: String?
    let answer: Answer
  }

  private(set) var services: [Service] = []
  private var rows: [Row] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// - Parameter object: the identity of the service, if it is an object.
  mutating func add(_ service: Service, of key: Key, in label: String?, object: ObjectIdentifier?) {
    let place = object.flatMap { places[$0] } ?? services.count
    if place == services.count { services.append(service) }
    if let object { places[object] = place }
    rows.append(Row(key: key, label: label, answer: .of(service: place)))
  }

  /// Adds a key whose health is already known.
  mutating func add(_ health: ServiceHealth, of key: Key, in label: String?) {
    rows.append(Row(key: key, label: label, answer: .known(health)))
  }

  /// - Parameter answers: one for each service, in their order.
  func health(_ answers: [ServiceHealth]) -> ServiceHealthReport {
    ServiceHealthReport(
      entries: rows.map { row in
        let health =
          switch row.answer {
          case .of(let service): answers[service]
          case .known(let health): health
          }
        return .init(key: row.key, containerLabel: row.label, health: health)
      }
    )
  }
}
