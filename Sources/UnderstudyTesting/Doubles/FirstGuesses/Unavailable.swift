/// The body of a declaration that the compiler lets nobody call.
func unavailable() -> Never { fatalError("unavailable") }
