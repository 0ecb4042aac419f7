extension Injected {
  /// The property's name in messages, such as `SeatMap of SaleView`.
  package var nameInMessages: String {
    "\(Key(Value.self, name: storage.name)) of \(storage.owner)"
  }

  /// The line of the property's declaration.
  package var declaration: SourceSite { storage.site }

  /// The container that a read asks; `nil` if it is gone.
  package var askedContainer: Container? { storage.reference.container }
}
