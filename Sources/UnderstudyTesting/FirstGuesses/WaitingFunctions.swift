// Unavailable declarations for guesses from other tools; the messages name the real API.

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
public func until(_ condition: () throws -> Bool) { unavailable() }

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
