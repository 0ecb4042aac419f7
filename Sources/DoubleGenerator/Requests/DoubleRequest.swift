#if Macros
/// A name in the tests that ends in `Double`.
struct DoubleRequest {
  /// The protocol's name: `PaymentGateway`.
  var name: String
  /// The types before it, as in `Docks.InnerDouble`.
  var scope: [String] = []
  var path: String
  var line: Int

  var doubleName: String { name + "Double" }
}
#endif
