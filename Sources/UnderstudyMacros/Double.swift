#if Macros
/// Generates the double of a protocol beside it, in debug builds: for a `private` protocol, or for a preview.
///
/// ```swift
/// #if DEBUG
///   import UnderstudyMacros
///   import UnderstudyTesting
///
///   @Double
///   private protocol Courier {
///     func deliver(_ parcel: String) -> Bool
///   }
/// #endif
/// ```
///
/// Elsewhere the plug-in `UnderstudyDoubles` is better: it needs no attribute, and it sees parents and
/// aliases of other files, which a macro does not. The double is the same, `CourierDouble`.
///
/// It needs the trait `Macros` of the package.
@attached(peer, names: suffixed(Double))
public macro Double() = #externalMacro(module: "DoubleMacros", type: "DoubleMacro")
#endif
