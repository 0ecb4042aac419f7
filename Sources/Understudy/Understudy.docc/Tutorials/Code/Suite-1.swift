import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@testable import Theatre

@Suite(.container { $0.register(MailerSpy(), as: (any Mailer).self) })
struct BoxOfficeTests {
}
