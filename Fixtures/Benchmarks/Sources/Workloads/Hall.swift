/// What the transient row makes and the override replaces: a small class.
public final class Hall: Sendable {
  public let seats: Int
  public init(seats: Int = 600) { self.seats = seats }
}
