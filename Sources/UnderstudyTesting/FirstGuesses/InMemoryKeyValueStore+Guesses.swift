// Unavailable declarations for guesses from other tools; the messages name the real API.

extension InMemoryKeyValueStore {
  @available(
    *,
    unavailable,
    message: "Write store[\"volume\"]."
  )
  public func integer(forKey key: String, _ nothing: FirstGuess? = nil) -> Int! { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write store[\"volume\"]."
  )
  public func string(forKey key: String, _ nothing: FirstGuess? = nil) -> String! { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write store[\"volume\"]."
  )
  public func bool(forKey key: String, _ nothing: FirstGuess? = nil) -> Bool! { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write store[\"volume\"]."
  )
  public func double(forKey key: String, _ nothing: FirstGuess? = nil) -> Double! { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write store[\"volume\"]."
  )
  public func float(forKey key: String, _ nothing: FirstGuess? = nil) -> Float! { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write store[\"volume\"]."
  )
  public func object(forKey key: String, _ nothing: FirstGuess? = nil) -> Any! { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write store[\"volume\"]."
  )
  public func array(forKey key: String, _ nothing: FirstGuess? = nil) -> [Any]! { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write store[\"volume\"]."
  )
  public func dictionary(forKey key: String, _ nothing: FirstGuess? = nil) -> [String: Any]! {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write store[\"volume\"]."
  )
  public func get(_ key: String, _ nothing: FirstGuess? = nil) -> Any! { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write store[\"volume\"] = value."
  )
  public func setValue(_ value: any Sendable, forKey key: String, _ nothing: FirstGuess? = nil) {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write store[\"volume\"] = value."
  )
  public func setObject(_ value: any Sendable, forKey key: String, _ nothing: FirstGuess? = nil) {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write store[\"volume\"] = value."
  )
  public func save(_ value: any Sendable, forKey key: String, _ nothing: FirstGuess? = nil) {
    unavailable()
  }

  @available(*, unavailable, message: "Write removeValue(forKey: \"volume\").")
  public func removeObject(forKey key: String, _ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write removeValue(forKey: \"volume\").")
  public func remove(forKey key: String, _ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write removeValue(forKey: \"volume\").")
  public func delete(forKey key: String, _ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write removeValue(forKey: \"volume\").")
  public func remove(_ key: String, _ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write contents.")
  public func dictionaryRepresentation(_ nothing: FirstGuess? = nil) -> [String: Any] {
    unavailable()
  }

  @available(*, unavailable, message: "Write contents.")
  public var dictionary: [String: any Sendable]! { unavailable() }

  @available(*, unavailable, message: "Write contents.")
  public var values: [String: any Sendable]! { unavailable() }

  @available(*, unavailable, message: "Write contents.")
  public var storage: [String: any Sendable]! { unavailable() }
}

extension InMemoryKeyValueStore {
  @available(*, unavailable, message: "Write contents.keys.sorted().")
  public var keys: [String]! { unavailable() }

  @available(*, unavailable, message: "Write callHistory: it lists removeAll() as well.")
  public var clearings: Spy<Void>! { unavailable() }
}

extension InMemoryKeyValueStore {
  @available(*, unavailable, message: "Write store[\"volume\"].")
  public func value<Value>(
    _ type: Value.Type = Value.self,
    forKey key: String,
    _ nothing: FirstGuess? = nil
  ) -> Value? { unavailable() }

  @available(*, unavailable, message: "Write store[\"volume\"] = value.")
  public func set(_ value: Any?, forKey key: String, _ nothing: FirstGuess? = nil) {
    unavailable()
  }
}
