// swift-format-ignore-file
// What users of Factory, Resolver, Spring and swift-dependencies declare.

import Foundation
import Understudy

struct D1 { @Injected("backup") var m: any Mailer }  // expected-error {{write @Injected(name: "backup")}}
struct D2 { @Injected(named: "backup") var m: any Mailer }  // expected-error {{write @Injected(name: "backup")}}
struct D3 { @Injected(tag: "backup") var m: any Mailer }  // expected-error {{write @Injected(name: "backup")}}
struct D4 { @Injected(qualifier: "backup") var m: any Mailer }  // expected-error {{write @Injected(name: "backup")}}
struct D5 { @Injected(key: "backup") var m: any Mailer }  // expected-error {{write @Injected(name: "backup")}}
struct D6 { @Injected(id: "backup") var m: any Mailer }  // expected-error {{write @Injected(name: "backup")}}
struct D7 { @Injected(.lazy) var m: any Mailer }  // expected-error {{@Injected resolves when it is first read: @Injected var mailer: any Mailer}}
struct D8 { @Injected(.optional) var m: (any Mailer)? }  // expected-error {{an optional property is nil if nothing is registered: @Injected var mailer: (any Mailer)?}}
struct D9 { @Injected((any Mailer).self) var m }  // expected-error {{write the type after the property's name: @Injected var mailer: any Mailer}}
struct D10 { @Injected(type: (any Mailer).self) var m }  // expected-error {{write the type after the property's name: @Injected var mailer: any Mailer}}
struct D11 { @Injected(container: Container.current) var m: any Mailer }  // expected-error {{it uses the container that is current when it is created: withContainer(container)}}
struct D12 { @Injected(Container.current) var m: any Mailer }  // expected-error {{it uses the container that is current when it is created: withContainer(container)}}
struct D13 { @Injected(from: Container.current) var m: any Mailer }  // expected-error {{it uses the container that is current when it is created: withContainer(container)}}
struct D14 { @Injected(lifetime: .transient) var m: any Mailer }  // expected-error {{a lifetime belongs to the registration: Registration(T.self, lifetime: .transient)}}
struct D15 { @Injected(.singleton) var m: any Mailer }  // expected-error {{a lifetime belongs to the registration: Registration(T.self, lifetime: .transient)}}
struct D16 { @Injected(.transient) var m: any Mailer }  // expected-error {{a lifetime belongs to the registration: Registration(T.self, lifetime: .transient)}}
struct D17 { @Injected(optional: true) var m: (any Mailer)? }  // expected-error {{an optional property is nil if nothing is registered: @Injected var mailer: (any Mailer)?}}
struct D18 { @Injected(default: SMTPMailer()) var m: any Mailer }  // expected-error {{register the default: Registration((any P).self)}}
struct D21 { @Injected var m: any Mailer = SMTPMailer() }  // expected-error {{for a memberwise initializer write .instance(x); a default is registered: Registration((any P).self)}}
struct D26 { @Injected(\.houseClock, name: "x") var m: any HouseClock }  // expected-error {{a typed key has its own name: Dependency(name: "backup", live:}}
struct E1 { @Inject var m: any Mailer }  // expected-error {{write @Injected var mailer: any Mailer}}
struct E2 { @Inject("backup") var m: any Mailer }  // expected-error {{write @Injected var mailer: any Mailer}}
struct E3 { @Inject(named: "backup") var m: any Mailer }  // expected-error {{write @Injected var mailer: any Mailer}}
struct E4 { @Inject(\.houseClock) var m: any HouseClock }  // expected-error {{write @Injected var mailer: any Mailer}}
struct E5 { @Inject((any Mailer).self) var m: any Mailer }  // expected-error {{write @Injected var mailer: any Mailer}}
struct E6 { @Inject() var m: any Mailer }  // expected-error {{write @Injected var mailer: any Mailer}}
struct E7 { @Inject(tag: "x") var m: any Mailer }  // expected-error {{write @Injected var mailer: any Mailer}}
struct F1 { @Dependency(\.houseClock) var m }  // expected-error {{inject a typed key with @Injected(}}
struct F2 { @Dependency(\.houseClock) var m: any HouseClock }  // expected-error {{inject a typed key with @Injected(}}
struct F3 { @Dependency var m: any Mailer }  // expected-error {{inject a typed key with @Injected(}}
struct F4 { @Dependency((any Mailer).self) var m }  // expected-error {{inject a type with @Injected var mailer: any Mailer}} expected-error {{and a type with @Injected var mailer: any Mailer}}
struct G1 { @Autowired var m: any Mailer }  // expected-error {{write @Injected var mailer: any Mailer}}
struct G2 { @Autowired("x") var m: any Mailer }  // expected-error {{write @Injected var mailer: any Mailer}}
struct G3 { @Autowired(required: false) var m: (any Mailer)? }  // expected-error {{write @Injected var mailer: any Mailer}}
struct H1 { @LazyInject var m: any Mailer }  // expected-error {{@Injected resolves when it is first read: @Injected var mailer: any Mailer}}
struct H2 { @LazyInjected var m: any Mailer }  // expected-error {{@Injected resolves when it is first read: @Injected var mailer: any Mailer}}
struct H3 { @LazyInjected("x") var m: any Mailer }  // expected-error {{@Injected resolves when it is first read: @Injected var mailer: any Mailer}}
struct H4 { @WeakInjected var m: any Mailer }  // expected-error {{write @Injected(.weak) var mailer: any Mailer}}
struct H5 { @InjectedObject var m: SMTPMailer }  // expected-error {{in a SwiftUI view, write @InjectedModel var model: Model, from UnderstudySwiftUI}}
struct H7 { @OptionalInjected("x") var m: (any Mailer)? }  // expected-error {{an optional property is nil if nothing is registered: @Injected var mailer: (any Mailer)?}}
struct H8 { @Qualifier("backup") var m: any Mailer }  // expected-error {{write @Injected(name: "backup") var mailer: any Mailer}}
struct H9 { @Named("backup") var m: any Mailer }  // expected-error {{write @Injected(name: "backup") var mailer: any Mailer}}
struct H15 { @MockBean var m: any Mailer }  // expected-error {{register the double in the test: @Test(.container}}
struct H16 { @BindValue var m: any Mailer }  // expected-error {{register the double in the test: @Test(.container}}
@MainActor final class VM { @Injected(\.houseClock) var c: any HouseClock; @InjectedObservable var x: SMTPMailer }  // expected-error {{in a SwiftUI view, write @InjectedModel var model: Model, from UnderstudySwiftUI}}
enum MK: DependencyKey { static let liveValue: any Mailer = SMTPMailer() }  // expected-error {{declare a typed key: extension Dependencies}}
enum MT: TestDependencyKey { static let testValue: any Mailer = SMTPMailer() }  // expected-error {{declare a typed key: extension Dependencies}}
extension DependencyValues { var mailer: any Mailer { get { self[MK.self] } set { self[MK.self] = newValue } } }  // expected-error {{declare a typed key: extension Dependencies}}
extension Container { var mailer1: Factory<any Mailer> { Factory(self) { SMTPMailer() } } }  // expected-error {{register it: container.register((any P).self)}}
extension Container { var mailer2: Factory<any Mailer> { self { SMTPMailer() } } }  // expected-error {{register it: container.register((any P).self)}}
extension Container { static let mailer10 = Factory { SMTPMailer() as any Mailer } }  // expected-error {{register it: container.register((any P).self)}}
extension Container { static let mailer11 = Factory(scope: .singleton) { SMTPMailer() as any Mailer } }  // expected-error {{register it: container.register((any P).self)}}

struct AssignedOwner {
  @Injected var mailer: any Mailer

  init(mailer: any Mailer) {
    self.mailer = mailer  // expected-error {{cannot assign to property: 'mailer' is a get-only property}}
  }

  init(passing mailer: any Mailer) {
    _mailer = .instance(mailer)  // works
  }
}
