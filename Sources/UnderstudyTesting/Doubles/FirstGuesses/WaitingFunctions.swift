// What people type first who come from other tools, with what to write here instead. None of it does
// anything: each line is a message of the compiler.

@available(
  *,
  unavailable,
  message: "Write await sends.called(), or await waitFor(state, toEqual: value)."
)
public func eventually(_ condition: () throws -> Bool) { unavailable() }

@available(
  *,
  unavailable,
  message: "Write await sends.called(), or await waitFor(state, toEqual: value)."
)
public func waitUntil(_ condition: () throws -> Bool) { unavailable() }

@available(
  *,
  unavailable,
  message: "Write await sends.called(), or await waitFor(state, toEqual: value)."
)
public func waitFor(_ condition: () throws -> Bool) { unavailable() }

@available(
  *,
  unavailable,
  message: "Write await sends.called(), or await waitFor(state, toEqual: value)."
)
public func eventually(timeout: Duration, _ condition: () throws -> Bool) { unavailable() }

@available(
  *,
  unavailable,
  message: "Write await sends.called(), or await waitFor(state, toEqual: value)."
)
public func waitUntil(timeout: Duration, _ condition: () throws -> Bool) { unavailable() }

@available(
  *,
  unavailable,
  message: "Write await sends.called(), or await waitFor(state, toEqual: value)."
)
public func waitFor(timeout: Duration, _ condition: () throws -> Bool) { unavailable() }

@available(
  *,
  unavailable,
  message: "Write await sends.called(), or await waitFor(state, toEqual: value)."
)
public func eventually(within: Duration, _ condition: () throws -> Bool) { unavailable() }
