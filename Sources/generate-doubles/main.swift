#if Macros
import DoubleGenerator
import Foundation

exit(GenerateDoubles.run(Array(CommandLine.arguments.dropFirst())))
#else
#warning("generate-doubles needs the trait Macros of the package understudy.")
#endif
