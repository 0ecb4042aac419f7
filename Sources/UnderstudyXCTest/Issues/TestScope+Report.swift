import Understudy
import UnderstudyTesting

extension TestScope {
  /// What a failing method shows of its containers.
  func report() -> String {
    containers.reversed().map { container in
      "container \"\(container.label ?? "unlabelled")\": \(container.isOpen ? "open" : "closed")"
    }
    .joined(separator: "\n")
  }
}
