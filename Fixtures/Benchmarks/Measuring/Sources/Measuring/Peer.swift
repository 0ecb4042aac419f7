/// What the fastest comparable package takes for the work of a row.
///
/// It was measured elsewhere, so it is an order of magnitude and judges nothing.
public struct Peer: Sendable, Equatable, CustomStringConvertible {
  private let figure: String
  private let name: String?

  /// - Parameters:
  ///   - figure: the range that was measured, with its unit.
  ///   - name: the package; `nil` where several are close to each other.
  public init(_ figure: String, _ name: String? = nil) {
    self.figure = figure
    self.name = name
  }

  public var description: String { figure + (name.map { ", \($0)" } ?? "") }

  static let note = """
    best peer: another package, measured elsewhere on a Linux machine with 4 cores; \
    read it as an order of magnitude
    """
}
