/// Why the window does not serve a request.
package enum WindowError: Error, Hashable {
  /// Only who says who he is can book and pay.
  case anonymous
}
