/// The body of a declaration that cannot be called.
func unavailable() -> Never { fatalError("unavailable") }
