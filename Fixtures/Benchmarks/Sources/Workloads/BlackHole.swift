/// Takes a reference at +1 and lets it go: a result that nobody may optimise away.
///
/// Consuming, so that a look-up has to retain what it returns; unoptimised, so that the caller
/// cannot see that nothing happens with it.
@inline(never)
@_optimize(none)
public func blackHole(_ object: consuming some AnyObject) {}

/// Hides where a value comes from, so that a limit is not folded into a constant.
@inline(never)
@_optimize(none)
public func opaque<Value>(_ value: Value) -> Value { value }

/// The same for what is no class.
@inline(never)
@_optimize(none)
func blackHole(_ stage: consuming any Stage) {}

/// The same for a struct.
@inline(never)
@_optimize(none)
func blackHole(_ ticket: consuming Ticket) {}

/// Nothing, which nobody may leave out.
@inline(never)
@_optimize(none)
func pass() {}
