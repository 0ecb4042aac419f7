"""A file with a guess and its right form, and what is wrong with the answer of the compiler."""
import re, tempfile
from pathlib import Path

from compiler import DOMAIN, HERE, WORK, Said, diagnostics, swiftc, type_check

DECLARATION = r"(?:func|struct|class|enum|protocol|actor|let|var|typealias|extension)\b"
MODIFIERS = r"(?:@\w+(?:\(.*\))? +|final +|indirect +|nonisolated +)*"


class File:
    def __init__(self, path):
        self.path, self.name = path, str(path.relative_to(HERE))
        self.text = path.read_text()
        self.expected = self.value("expect")
        self.unanswered = bool(self.value("unanswered"))
        self.with_domain = self.value("with").startswith("Domain.swift")
        self.beside = self.value("beside")
        self.has_instead = bool(re.search(r"(?m)^// --- instead", self.text))
        self.halves = ["guess"] + (["instead"] if self.has_instead else [])

    def value(self, name):
        found = re.search(rf"(?m)^// {name}: (.*)$", self.text)
        return found.group(1) if found else ""

    def half(self, wanted):
        """The file with one half of it alone; the other leaves its lines, so that numbers stay right."""
        lines, part = [], ""
        for line in self.text.splitlines():
            if mark := re.match(r"// --- (\w+)", line):
                part = mark.group(1)
            lines.append(line if mark or part in ("", wanted) else "")
        return "\n".join(lines) + "\n"

    def private_half(self, wanted):
        """That half with `private` declarations, or nothing if it has others or may change others' code."""
        lines = []
        for line in self.half(wanted).splitlines():
            if re.match(MODIFIERS + DECLARATION, line):
                # A conformance is seen in all files.
                if re.match(r"extension [^{]*?:", line.split(" where ")[0]):
                    return None
                line = "private " + line
            elif re.match(r"[^\s/})@]", line) and not re.match(r"import |private |fileprivate ", line):
                return None
            lines.append(line)
        return "\n".join(lines) + "\n"

    def alone(self, wanted):
        folder = Path(tempfile.mkdtemp(dir=WORK))
        source = folder / f"{wanted.capitalize()}.swift"
        source.write_text(self.half(wanted))
        if self.beside:
            module = Path(self.beside).stem
            status, output = swiftc(
                "-emit-module", "-swift-version", "6", "-parse-as-library", "-module-name", module,
                "-o", folder / f"{module}.swiftmodule", HERE / self.beside)
            if status:
                return Said(status, [], output)
        files = [DOMAIN, source] if self.with_domain else [source]
        status, output = type_check(files, "-I", folder)
        return Said(status, diagnostics(output), output)

    def complaints(self, said):
        """What is wrong with what the compiler says about the halves, and the kind of guess."""
        found, guess = [], said["guess"]
        complain = lambda text, lines=(): found.append((text, list(lines)))

        def must_compile(what, said):
            if said.lines:
                complain(f"{what} has to compile, but:", said.lines)
            if said.status:
                complain(f"{what} has to compile, and the compiler ended with status {said.status}:",
                         said.output.splitlines()[-5:])

        if self.expected == "ok":
            must_compile("it", guess)
            return "works", found
        kind = "unanswered" if self.unanswered else "answered"
        if self.expected == "crash":
            if not guess.crashed:
                complain("the compiler no longer crashes: say what it does instead")
            if not self.unanswered:
                complain("a crash needs a line // unanswered: with the reason")
        elif self.expected.startswith("error: "):
            text = self.expected[len("error: "):]
            told = [line for line in guess.errors if text in line]
            if not told:
                complain(f'no diagnostic says "{text}", but:', guess.lines or ["nothing"])
            if guess.crashed:
                complain(f"the compiler ended with status {guess.status}:", guess.output.splitlines()[-5:])
            if len(guess.errors) > 2:
                complain(f"{len(guess.errors)} errors, at most 2 are wanted:", guess.lines)
            if re.search("key path|StaticString|failed to produce|result builder", "\n".join(guess.lines)):
                complain("it says what nobody has asked about:", guess.lines)
            if any(" is unavailable: " in line for line in told):
                if self.unanswered:
                    complain("it is answered: take its line // unanswered: away", told)
            elif not self.unanswered:
                complain("the language's own error needs a line // unanswered: with the reason", told)
        else:
            complain("it has no line // expect: ok, // expect: crash, or // expect: error: …")
            return "invalid", found
        if self.has_instead:
            must_compile("the right form", said["instead"])
        else:
            complain("the right form is missing: // --- instead")
        return kind, found
