"""The compiler, and what it says about one half of a file."""
import os, re, subprocess, tempfile
from collections import defaultdict
from pathlib import Path

HERE = Path(__file__).resolve().parent
MODULES = os.environ.get("MODULES", str(HERE / "../../.build/debug/Modules"))
SWIFTC = os.environ.get("SWIFTC", "swiftc")
WORK = Path(tempfile.mkdtemp())
DOMAIN = HERE / "Domain.swift"


def swiftc(*arguments):
    """The compiler's status and output."""
    run = subprocess.run(
        [SWIFTC, *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return run.returncode, run.stdout


def type_check(files, *options):
    # As one module: otherwise a second compiler would read Domain.swift, too.
    return swiftc("-typecheck", "-wmo", "-swift-version", "6", "-parse-as-library", "-I", MODULES,
                  "-I", WORK, *options, *files)


def diagnostics(output):
    return sorted({line for line in output.splitlines() if re.search(r": (error|warning): ", line)})


class Said:
    """What the compiler says about one half of a file."""

    def __init__(self, status, lines, output):
        self.status, self.lines, self.output = status, lines, output
        self.errors = [line for line in lines if ": error: " in line]
        # It ends with 1 after errors, and also after a crash, of which it then speaks.
        self.crashed = status not in (0, 1) or bool(
            re.search("failed due to signal|Stack dump|submit a bug", output))


def together(files, half):
    """What the compiler says about a half of several files, for those of which it can be known."""
    folder = Path(tempfile.mkdtemp(dir=WORK))
    paths = {}
    for number, file in enumerate(files):
        path = folder / f"{number}.swift"
        path.write_text(file.private_half(half))
        paths[str(path)] = file
    status, output = type_check([DOMAIN] * files[0].with_domain + list(paths))
    lines, expanded = defaultdict(set), []
    for line in output.splitlines():
        path = re.search(re.escape(str(folder)) + r"/\d+\.swift", line)
        if re.search(r": (error|warning): ", line):
            if path:
                lines[path.group()].add(line)
            else:
                expanded.append(line)
        elif path and "expanded code originates here" in line:  # of a macro
            lines[path.group()].update(expanded)
            expanded = []
    if Said(status, [], output).crashed or expanded or status and not lines:
        return {}
    said = {}
    for path, file in paths.items():
        own = sorted(lines[path])
        if not any("redeclaration" in line or "ambiguous" in line for line in own):
            said[file] = Said(int(any(": error: " in line for line in own)), own, "")
    return said
