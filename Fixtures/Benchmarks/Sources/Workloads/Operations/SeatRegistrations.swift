import Understudy

/// Register each another of sixteen seats, which a base of a hundred has registered and built.
///
/// How deep a key lies in a container's table depends on where the linker has put its type. With one key
/// alone, any change of the code could change that, and with it a count by a tenth.
let seatRegistrations: [@Sendable (Container) -> Void] = [
  registering(Seat<D0, D0, D0, D0>.self),
  registering(Seat<D0, D0, D0, D1>.self),
  registering(Seat<D0, D0, D0, D2>.self),
  registering(Seat<D0, D0, D0, D3>.self),
  registering(Seat<D0, D0, D0, D4>.self),
  registering(Seat<D0, D0, D0, D5>.self),
  registering(Seat<D0, D0, D0, D6>.self),
  registering(Seat<D0, D0, D0, D7>.self),
  registering(Seat<D0, D0, D0, D8>.self),
  registering(Seat<D0, D0, D0, D9>.self),
  registering(Seat<D0, D0, D1, D0>.self),
  registering(Seat<D0, D0, D1, D1>.self),
  registering(Seat<D0, D0, D1, D2>.self),
  registering(Seat<D0, D0, D1, D3>.self),
  registering(Seat<D0, D0, D1, D4>.self),
  registering(Seat<D0, D0, D1, D5>.self),
]

private func registering<Place: Fillable>(
  _ type: Place.Type
) -> @Sendable (Container) -> Void {
  { container in container.register(type) { Place() } }
}
