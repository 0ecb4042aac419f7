public import Measuring

/// Rows that other processes run for: tests, and the compiler. They take minutes.
public let processGroups: [RowGroup] = [
  RowGroup("cases", isSlow: true, caseRows),
  RowGroup("compiling", isSlow: true, compilingRows),
]

/// A row that was measured together with others.
struct Measured: Row {
  let finding: Finding
  var name: String { finding.name }

  init(_ finding: Finding) { self.finding = finding }

  /// A row that could not be measured, and so is not judged.
  init(missing name: String, in unit: Unit, reach: Reach) {
    finding = Finding(name, in: unit, limit: nil, ours: Spread([.nan]), reach: reach)
  }

  func measure() -> Finding { finding }
}
