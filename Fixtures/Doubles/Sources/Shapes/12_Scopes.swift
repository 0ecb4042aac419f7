// swift-format-ignore-file
// Shapes 168-179: what names mean, types around a protocol, aliases, types that shadow others

// S168  nested two levels deep, with names of both levels and their aliases | hard
public enum Quay {
    public struct Coin: Sendable, Equatable { public var n: Int; public init(n: Int) { self.n = n } }
    public typealias Whistle = (Coin) -> Void
    public enum Shed {
        public struct Note: Sendable, Equatable { public init() {} }
        public typealias Whisper = Whistle
        //@double
        public protocol Till { func pay(_ c: Coin, _ n: Note) -> Coin; func call(_ w: Whistle); func hush(_ w: Whisper); func far(_ w: Shed.Whisper, _ x: Quay.Shed.Note); var notes: [Coin]? { get set } }
    }
}

// S169  a parent in another scope, whose names mean something there | hard
public enum Yard {
    public struct Coin: Sendable, Equatable { public init() {} }
    //@double
    public protocol Counter: Quay.Shed.Till { func change(_ c: Coin) -> Coin }
}

// S170  names of the class that the outer type inherits | brutal
open class Wharf { public init() {}; public struct Rope: Sendable, Equatable { public init() {} } }
public final class Berth: Wharf {
    public actor Ring {
        //@double
        public protocol Knot { func tie(_ r: Rope) -> Rope }
    }
}

// S171  generic aliases of closures that escape, and that do not | brutal
public typealias Handler<Value> = (Value) -> Void
public typealias Attempt<Value, Failure: Error> = (Value) throws(Failure) -> Value
public typealias Thunk<Value> = () throws -> Value
public enum Rigging { public typealias Pull<Value> = (Value) -> Value; public typealias Haul = Pull<Int> }
//@double
public protocol Winch { func a(_ h: Handler<Int>); func b(_ h: @escaping Handler<String>); func c<T>(_ h: Handler<T>, _ v: T); func d(_ h: Attempt<Int, Gale>) throws(Gale) -> Int; func e(_ h: Rigging.Pull<Int>) -> Int; func f(_ h: Rigging.Haul) -> Int; func g(_ h: Shapes.Handler<Int>); func h(_ t: @autoclosure Thunk<Int>) rethrows -> Int; func i(_ h: inout Handler<Int>) }

// S172  types of one's own under names of the standard library and of the toolkit | brutal
public enum Pier {
    public struct Span: Sendable, Equatable { public init() {} }
    public struct Mutex: Sendable, Equatable { public init() {} }
    public struct Task: Sendable, Equatable { public init() {} }
    public struct Never: Sendable, Equatable { public init() {} }
    public struct Void: Sendable, Equatable { public init() {} }
    public struct Stub: Sendable, Equatable { public init() {} }
    public struct Match: Sendable, Equatable { public init() {} }
    //@double
    public protocol Plank { func a(_ s: Span, _ m: Mutex) -> Task; func b(_ s: Stub) -> Match?; func c() -> Never; func d() -> Void; var span: Span { get set } }
}
public struct Spy: Sendable, Equatable { public init() {} }
public struct Unkept: Sendable, Equatable { public init() {} }
public struct MemberTable: Sendable, Equatable { public init() {} }
//@double
public protocol Harbour { func watch(_ s: Spy) -> Unkept; static func all() -> MemberTable }

// S173  a type of the standard library, where another scope declares its name | hard
//@double
public protocol Foremast { func a(_ n: Swift.Int) -> Result<Int, any Error>; func b() async -> Task<Void, Never>?; func c() -> Void }

// S174  nested in a foreign type | hard
extension String {
    //@double
    public protocol Pennant { func fly(_ index: Index) -> Int }
}

// S175  a global actor, a result builder and an error of the outer scope | hard
public enum Canal {
    @globalActor public actor Keeper { public static let shared = Keeper() }
    @resultBuilder public enum Steps { public static func buildBlock(_ parts: String...) -> [String] { parts } }
    public enum Leak: Error { case drip }
    public protocol Wet {}
    public enum Gate {
        //@double
        public protocol Floodgate: Wet { @Keeper func open() -> Int; func list(@Steps _ steps: () -> [String]); func drain() throws(Leak) -> Int; func fill<T: Wet>(_ t: T) -> Int where T: Sendable; func any(_ w: any Wet) -> (any Wet)? }
    }
}

// S176  types whose outer type is isolated | hard
@MainActor public final class Viaduct {
    //@double
    public protocol Deck { func own() -> Int; var n: Int { get set }; static func s() -> Int; func later() async -> Int }
}
public struct Tower {
    //@double
    @MainActor public protocol Bell { func ring() -> Int; var n: Int { get set }; nonisolated func free() -> Int }
}
