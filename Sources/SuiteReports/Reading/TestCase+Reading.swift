extension JSONCursor {
  /// Reads the members of a case into it. A file's line and a report's entry have the same ones.
  ///
  /// - Returns: whether the member was one of a case; another is left to the caller.
  mutating func readMember(_ name: String, of test: inout TestCase) throws(JSONFault) -> Bool {
    switch name {
    case "test": test.test = try readString()
    case "arguments": test.arguments = try readString()
    case "file": test.file = try readString()
    case "line": test.line = try readInteger()
    case "at": test.at = try readDouble()
    case "duration": test.duration = try readDouble()
    case "building": test.building = try readDouble()
    case "issues": test.issues = try readInteger()
    case "warnings": test.warnings = try readInteger()
    default: return try readList(name, of: &test)
    }
    return true
  }

  private mutating func readList(_ name: String, of test: inout TestCase) throws(JSONFault) -> Bool
  {
    switch name {
    case "seeds":
      try readArray { (cursor) throws(JSONFault) in
        test.seeds.append(try cursor.readInteger(UInt64.self))
      }
    case "keys":
      try readArray { (cursor) throws(JSONFault) in test.keys.append(try cursor.readKeyUse()) }
    case "overrides":
      try readArray { (cursor) throws(JSONFault) in test.overrides.append(try cursor.readUnused()) }
    case "doubles":
      try readArray { (cursor) throws(JSONFault) in test.doubles.append(try cursor.readUnused()) }
    case "live":
      try readArray { (cursor) throws(JSONFault) in test.live.append(try cursor.readLiveCall()) }
    case "leaked":
      try readArray { (cursor) throws(JSONFault) in test.leaked.append(try cursor.readLeak()) }
    default: return false
    }
    return true
  }

  private mutating func readKeyUse() throws(JSONFault) -> KeyUse {
    var use = KeyUse("")
    try readObject { (cursor, name) throws(JSONFault) in
      switch name {
      case "key": use.key = try cursor.readString()
      case "use": use.use = try cursor.readCase()
      case "resolves": use.resolves = try cursor.readInteger()
      case "builds": use.builds = try cursor.readInteger()
      case "building": use.building = try cursor.readDouble()
      case "needs":
        try cursor.readArray { (cursor) throws(JSONFault) in
          use.needs.append(try cursor.readString())
        }
      default: try cursor.skipValue()
      }
    }
    return use
  }

  private mutating func readUnused() throws(JSONFault) -> UnusedDouble {
    var unused = UnusedDouble(key: "")
    try readObject { (cursor, name) throws(JSONFault) in
      switch name {
      case "double": unused.double = try cursor.readString()
      case "key": unused.key = try cursor.readString()
      case "at": unused.site = try cursor.readString()
      default: try cursor.skipValue()
      }
    }
    return unused
  }

  private mutating func readLiveCall() throws(JSONFault) -> LiveCall {
    var call = LiveCall(key: "", decision: .reported)
    try readObject { (cursor, name) throws(JSONFault) in
      switch name {
      case "key": call.key = try cursor.readString()
      case "decision": call.decision = try cursor.readCase()
      case "at": call.site = try cursor.readString()
      default: try cursor.skipValue()
      }
    }
    return call
  }

  private mutating func readLeak() throws(JSONFault) -> Leak {
    var leak = Leak(container: "")
    try readObject { (cursor, name) throws(JSONFault) in
      switch name {
      case "container": leak.container = try cursor.readString()
      case "key": leak.key = try cursor.readString()
      case "object": leak.object = try cursor.readString()
      case "at": leak.site = try cursor.readString()
      default: try cursor.skipValue()
      }
    }
    return leak
  }

  /// Reads a string that is one of an enumeration's.
  private mutating func readCase<Value: RawRepresentable<String>>() throws(JSONFault) -> Value {
    let text = try readString()
    guard let value = Value(rawValue: text) else {
      throw fault("\"\(text)\" is not a value of schema 1 here")
    }
    return value
  }
}
