import XCTest

final class P: XCTestCase {}
