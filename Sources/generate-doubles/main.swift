#if Macros
import Foundation

exit(GenerateDoubles.run(Array(CommandLine.arguments.dropFirst())))
#else
import Foundation

FileHandle.standardError.write(
  Data(
    """
    error: Doubles are generated with the trait Macros of the package understudy, which is off. \
    fix: .package(url: "…/understudy", from: "…", traits: ["Macros"])

    """.utf8
  )
)
exit(1)
#endif
