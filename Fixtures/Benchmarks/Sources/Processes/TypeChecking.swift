import Foundation
import Measuring

/// One builder of each size against as many statements in a closure; and many, in parts, against few.
///
/// The compiler takes for each statement of a closure what it knows of those before it into account,
/// so that no big one is linear. What can be kept is the distance to a closure without a builder.
func wiringFindings(modules: String) throws -> [Finding] {
  let folder = FileManager.default.temporaryDirectory.appending(path: "wiring-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  func compare(_ name: String, _ limit: Wiring, _ ours: Wiring, _ reach: Reach) throws -> Finding {
    var spent = (limit: [Double](), ours: [Double]())
    for _ in 0..<Meter.runs {
      spent.limit.append(
        try limit.typeCheckingTime(modules: modules, in: folder).microseconds / limit.pieces
      )
      spent.ours.append(
        try ours.typeCheckingTime(modules: modules, in: folder).microseconds / ours.pieces
      )
    }
    return Finding(
      name,
      in: .microseconds,
      limit: Spread(spent.limit),
      ours: Spread(spent.ours),
      reach: reach
    )
  }
  let sizes = try [50, 100, 250, 500].map { size in
    try compare(
      "type-check a registration, \(size) in a builder, against a closure",
      Wiring(count: size, form: .closure),
      Wiring(count: size, form: .builder),
      .times(1.5)
    )
  }
  let growth = try compare(
    "growth: 500 registrations in builders of 50, against 50",
    Wiring(count: 50, form: .builder),
    Wiring(count: 500, form: .parts),
    .times(1.2)
  )
  return sizes + [growth]
}

extension Wiring {
  fileprivate var pieces: Double { Double(count) }
}

extension Duration {
  fileprivate var microseconds: Double { self / .microseconds(1) }
}
