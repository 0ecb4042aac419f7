/// State that few containers have: there is none until something in it changes.
///
/// It costs a container one empty reference, so that containers are small and quickly made.
protocol RareState: AnyObject {
  init()
}

extension Optional where Wrapped: RareState {
  /// The state, made on first use.
  var made: Wrapped {
    mutating get {
      if let known = self { return known }
      let made = Wrapped()
      self = made
      return made
    }
  }
}
