#if Macros
/// Why a protocol has no double.
enum DoubleFailure: Error, Equatable {
  case parentWithoutSource(String, of: String)
  case ambiguousParent(String, of: String)
  case distributed(String)
  case inaccessible(String, path: String)
  case finalSuperclass(String, of: String)
  case superclassWithoutInitializer(String, of: String)
  case tooManyConditions(String)
  case ambiguous(String, [String])
  /// A line of the file `.doubles` that no protocol has the name of, and the nearest one.
  case unknown(String, String?)
  /// A name for a double that is none, or that another double has.
  case unusableName(String)

  /// The same for a macro, which sees one declaration.
  var textInPlace: String {
    guard case .parentWithoutSource(let parent, let name) = self else { return text }
    return
      "\(name)Double cannot be generated in place: \(name) inherits \(parent), and a macro sees only "
      + "the declaration that it stands before. fix: name the double in a test target that has the "
      + "plug-in UnderstudyDoubles."
  }

  /// What is wrong and what to do, for an `#error` where the test names the double.
  var text: String {
    switch self {
    case .parentWithoutSource(let parent, let name):
      "\(name)Double cannot be generated: \(name) inherits \(parent), whose source is not among "
        + "the dependencies of the tests. fix: declare \(parent) in a file that .doubles names, as in: "
        + "source Module Stubs.txt, or write the double by hand."
    case .ambiguousParent(let parent, let name):
      "\(name)Double cannot be generated: several protocols are called \(parent), which \(name) "
        + "inherits. fix: write \(parent) with its module where \(name) is declared."
    case .distributed(let name):
      "\(name)Double cannot be generated: \(name) is a distributed actor. fix: test it with "
        + "LocalTestingDistributedActorSystem and an actor written by hand."
    case .inaccessible(let name, let path):
      "\(name)Double cannot be generated: \(name) is private in \(path). fix: make the protocol "
        + "internal, or write @Double before it."
    case .finalSuperclass(let superclass, let name):
      "\(name)Double cannot be generated: \(name) requires the class \(superclass), which is final. "
        + "fix: declare a protocol with the members that tests answer, and let \(superclass) conform to it."
    case .superclassWithoutInitializer(let superclass, let name):
      "\(name)Double cannot be generated: \(name) requires the class \(superclass), and a double cannot "
        + "make one without arguments. fix: give \(superclass) a designated init() that neither throws "
        + "nor is async, or write a subclass by hand that is \(name)Double."
    case .tooManyConditions(let name):
      "\(name)Double cannot be generated: more than four protocols that \(name) inherits are declared "
        + "under several conditions of #if. fix: put #if around members instead of protocols, or write "
        + "the double by hand."
    case .ambiguous(let name, let choices):
      "\(name)Double cannot be generated: it may stand for \(choices.joined(separator: " or ")). "
        + "fix: name one in the file .doubles, as in: double \(choices.first ?? name)"
    case .unusableName(let name):
      "\(name) cannot be the name of this double. fix: a name that begins with a capital letter and "
        + "that no other double has, and one for each protocol"
    case .unknown(let name, let nearest):
      "No protocol \(name) is among the dependencies of the tests. fix: "
        + (nearest.map { "double \($0)" }
          ?? "remove the line, or add the dependency to the test target")
    }
  }
}
#endif
