/// Numbers that depend on a seed and on nothing else: SplitMix64, by Steele, Lea and Flood (2014).
///
/// It draws, picks and shuffles itself: how the standard library does that may change between its
/// versions, and the season may not.
public struct SeededGenerator: Sendable {
  private var state: UInt64

  /// - Parameter seed: the same for the same numbers.
  public init(seed: UInt64) { state = seed }

  /// The next number, of all there are.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to a bound, which it never is. The high bits of a product: as even as 64
  /// bits allow.
  public mutating func below(_ bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// Whether something happens that does so many times of a hundred.
  public mutating func happens(percent: Int) -> Bool { below(100) < percent }

  /// One of them; there has to be one.
  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  /// An index, each as often as its weight says; the weights may not all be zero.
  public mutating func pick(weights: [Int]) -> Int {
    var rest = below(weights.reduce(0, +))
    for (index, weight) in weights.enumerated() {
      if rest < weight { return index }
      rest -= weight
    }
    preconditionFailure("less than the sum of all")
  }

  /// All of them in some order.
  public mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var shuffled = elements
    for place in shuffled.indices.dropFirst().reversed() {
      shuffled.swapAt(place, below(place + 1))
    }
    return shuffled
  }
}
