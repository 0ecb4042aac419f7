// swift-format-ignore-file
// Shapes 180-190: superclasses, conditions around what makes a double, results that never come

// S180  a superclass that has members of the protocol | brutal
open class Vessel { public init() {}; open func displacement() -> Int { 1 }; open var weight: Int { 2 }; public final func fixed(_ n: Int) -> Int { n }; public final var length: Int { 3 }; open class func make() -> Int { 4 }; open var draught: Int = 5; open func sync() -> Int { 6 } }
extension Vessel { public func extended() -> Int { 7 } }
//@double
public protocol Steamer: Vessel { func displacement() -> Int; var weight: Int { get }; func fixed(_ n: Int) -> Int; var length: Int { get }; static func make() -> Int; var draught: Int { get }; func sync() async throws -> Int; func extended() -> Int; func steam() -> Int }

// S181  a generic superclass | brutal
open class Bilge<Cargo> { public init() {}; open func load(_ c: Cargo) -> Cargo? { nil }; open var all: [Cargo] { [] } }
//@double
public protocol Freighter: Bilge<Crate> { func load(_ c: Crate) -> Crate?; var all: [Crate] { get }; func own() -> Int }

// S182  a superclass with initializers that are required, and others | brutal
open class Barge { public required init(n: Int) {}; public required init() {}; public required init?(name: String, then: @escaping () -> Void) throws {} }
//@double
public protocol Lighter: Barge { func own() -> Int; init(n: Int) }

// S183  a superclass with arguments that have defaults, and with a member called on | hard
open class Pinnace { public let n: Int; public init(n: Int = 3) { self.n = n }; open var on: Int { n } }
//@double
public protocol Hydrofoil: Pinnace { func own() -> Int }

// S184  a nested superclass behind an alias | hard
public enum Fleet { open class Ship { public init() {}; open func name() -> String { "ship" } } }
public typealias LeadShip = Fleet.Ship
//@double
public protocol Admiral: LeadShip { func name() -> String; func own() -> Int }

// S185  declared in both halves of an #if, and a child | hard
#if os(Windows)
public protocol Pump { func suck() -> Int }
#else
//@double
public protocol Pump { func press() -> Int }
#endif
//@double
public protocol FirePump: Pump { func spray() -> Int }

// S186  an associated type and an initializer within #if | brutal
//@double
public protocol Anvil {
    #if !os(Windows)
    associatedtype Iron
    func strike(_ i: Iron) -> Iron
    #else
    init()
    #endif
    func cool() -> Int
}

// S187  members that never return | brutal
//@double
public protocol Wreck { func sink() -> Never; func drift() async -> Never; func leak() throws -> Never; func burst() throws(Gale) -> Never; static func all() -> Never; func each<T>(_ t: T) -> Never; func either(_ f: () -> Never) -> Never?; var end: Never { get } }

// S188  implicitly unwrapped optionals | hard
//@double
public protocol Fog { func a(_ n: Int!) -> Int!; var b: Int! { get }; var c: Int! { get set }; func d(_ n: inout Int!); func e(_ s: (any Sendable)!) -> [Int]!; subscript(_ n: Int!) -> Int! { get set }; func f() async throws -> Int!; static func g() -> Int!; func h(_ h: ((Int) -> Void)!); func i<T>(_ t: T!) -> T!; init!(n: Int) }

// S189  a noncopyable property that is set | brutal
//@double
public protocol AnchorStore { var anchor: Anchor { get set } }
