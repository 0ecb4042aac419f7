import Understudy

/// Whom to ask how he is, and who stands for which keys.
///
/// Invariant: an object stands once among the `services`, under however many keys it is there.
struct ServiceRoster<Service> {
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

  /// - Parameter object: which object it is, if it is one.
  mutating func add(_ service: Service, of key: Key, in label: String?, object: ObjectIdentifier?) {
    let place = object.flatMap { places[$0] } ?? services.count
    if place == services.count { services.append(service) }
    if let object { places[object] = place }
    rows.append(Row(key: key, label: label, answer: .of(service: place)))
  }

  /// One that need not be asked.
  mutating func add(_ health: ServiceHealth, of key: Key, in label: String?) {
    rows.append(Row(key: key, label: label, answer: .known(health)))
  }

  /// - Parameter answers: one for each service, in their order.
  func health(_ answers: [ServiceHealth]) -> ServicesHealth {
    ServicesHealth(
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
