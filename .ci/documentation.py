"""The parts of .ci/documentation that read symbol graphs and write catalogs.

  comments WORK LEVEL...   checks that public symbols are documented
  catalogs WORK LEVEL...   copies the catalogs, with the guides as articles of the first module
  groups WORK LEVEL...     checks that each top-level symbol is in exactly one topic group

A level is a list of modules, which link to those of the levels before it.
"""
import collections, glob, itertools, json, os, re, shutil, sys

import documentation_links

# ---- Symbols

CALLS = {"func", "method", "type.method", "init", "subscript", "type.subscript", "macro"}
# Where a call stands. The compiler fills these in, and no caller passes them.
PLACE = {"fileID", "filePath", "file", "line", "column", "sourceLocation", "isolation", "_"}
# What the compiler and the standard library call: their own documentation says what it does.
WITNESSES = re.compile(
  r"(build\w+|hash|==|<)\(|init\((rawValue|\w*[lL]iteral|stringInterpolation):\)$")


class Symbol:
  def __init__(self, json):
    self.json = json
    self.kind = json["kind"]["identifier"].removeprefix("swift.")
    self.path = json["pathComponents"]
    self.lines = [line["text"] for line in json.get("docComment", {"lines": []})["lines"]]
    self.declaration = "".join(part["spelling"] for part in json.get("declarationFragments", []))
    signature = json.get("functionSignature", {})
    self.parameters = [p.get("internalName") or p["name"] for p in signature.get("parameters", [])]
    self.result = "".join(part["spelling"] for part in signature.get("returns", []))

  @property
  def place(self):
    location = self.json.get("location")
    if not location: return ".".join(self.path)
    return f"{os.path.relpath(location['uri'].removeprefix('file://'))}:{location['position']['line'] + 1}"

  @property
  def abstract(self):
    end = next((n for n, line in enumerate(self.lines) if not line.strip()), len(self.lines))
    return " ".join(line.strip() for line in self.lines[:end])

  @property
  def named(self):
    """The parameters that the comment names."""
    return set(re.findall(r"^\s*- (?:Parameter )?`?(\w+)`?:", "\n".join(self.lines), re.M))

  @property
  def throws(self):
    """Whether the call itself throws, not a closure that it takes."""
    text = self.declaration.replace("`throws`", "")
    while (shorter := re.sub(r"\([^()]*\)", "", text)) != text: text = shorter
    return re.search(r"\b(re)?throws\b", text) is not None

  def says_result(self):
    """Whether the abstract says it, as a noun or with "Returns", or the type does: that of what a call makes or modifies."""
    if self.kind in {"init", "subscript", "type.subscript"} or self.result in {"", "()", "Void", "Never"}: return True
    if re.match(r"(Returns|Whether|The)\b", self.abstract): return True
    if self.result == "Self" or self.result.startswith("some "): return True
    return re.sub(r"<.*>", "", self.result).split(".")[-1] == self.path[-2:][0]

  def problems(self):
    if WITNESSES.match(self.path[-1]): return
    if not self.lines:
      yield "no comment"
      return
    if len(self.abstract) > 150: yield f"an abstract of {len(self.abstract)} characters; 150 at most"
    if self.kind not in CALLS: return
    text = "\n".join(self.lines)
    for parameter in self.parameters:
      if parameter not in self.named | PLACE: yield f"nothing about the parameter {parameter}"
    if self.throws and "- Throws:" not in text: yield "nothing about what it throws"
    if not self.says_result() and "- Returns:" not in text: yield "nothing about the result"


def all_modules(levels):
  return [module for level in levels for module in level.split()]


def files(work, module):
  return sorted(glob.glob(f"{work}/graphs/{module}/*.symbols.json"))


def symbols(work, module):
  for path in files(work, module):
    for symbol in json.load(open(path))["symbols"]:
      is_own = "::SYNTHESIZED::" not in symbol["identifier"]["precise"]
      if is_own and symbol["kind"]["identifier"] != "swift.extension": yield Symbol(symbol)


def check_comments(work, levels):
  count, problems = 0, []
  for module in all_modules(levels):
    if not files(work, module): problems.append(f"{module}: its symbols could not be read")
    for symbol in symbols(work, module):
      count += 1
      problems += [f"{symbol.place}: {'.'.join(symbol.path)}: {text}" for text in symbol.problems()]
  print("\n".join(sorted(problems)))
  print(f"{count} public symbols, {len(problems)} problems with their comments")
  return not problems


def module_extended(path):
  """The module whose types a symbol graph extends: that after the @ in its name."""
  return os.path.basename(path).removesuffix(".symbols.json").partition("@")[2]


def link_table(work, modules):
  table = documentation_links.Table()
  for module in modules:
    for path in files(work, module):
      for symbol in json.load(open(path))["symbols"]: table.add(module, module_extended(path), symbol)
  return table


def prepare_symbols(work, module, table, known):
  """Completes links, and removes the parameters for the place of a call that no comment names: DocC would ask for each."""
  for path in files(work, module):
    graph = json.load(open(path))
    for symbol in graph["symbols"]:
      signature = symbol.get("functionSignature", {})
      named = Symbol(symbol).named
      if "parameters" in signature:
        signature["parameters"] = [
          p for p in signature["parameters"] if (p.get("internalName") or p["name"]) not in PLACE - named]
      comment = symbol.get("docComment", {"lines": []})
      extended = module_extended(path)
      context = ((extended,) if extended else ()) + tuple(symbol["pathComponents"])
      texts = table.complete_all([line["text"] for line in comment["lines"]], module, context, known)
      for line, text in zip(comment["lines"], texts): line["text"] = text
    with open(path, "w") as file: json.dump(graph, file)


# ---- Guides

def outside_code(pattern, replace, text):
  """Replaces in all but the fenced blocks of code."""
  fenced = re.split(r"(^```.*?^```$)", text, flags=re.S | re.M)
  return "".join(piece if n % 2 else re.sub(pattern, replace, piece) for n, piece in enumerate(fenced))


def headings(text):
  """The anchors of the headings as GitHub makes them, and as DocC does."""
  anchors = {}
  for n, piece in enumerate(re.split(r"(^```.*?^```$)", text, flags=re.S | re.M)):
    if n % 2: continue
    for title in re.findall(r"^#{2,6} (.*)$", piece, re.M):
      plain = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", title).strip()
      github = re.sub(r"[^\w\- ]", "", plain.lower()).replace(" ", "-")
      anchors[github] = re.sub(r"[^\w\-]", "", re.sub(r"[\s–—-]+", "-", plain))
  return anchors


class Guides:
  def __init__(self):
    paths = {"about-the-package": "README.md"}
    paths |= {os.path.basename(p)[:-3]: p for p in sorted(glob.glob("Guides/*.md"))}
    self.texts = {name: open(path, encoding="utf-8").read() for name, path in paths.items()}
    self.anchors = {name: headings(text) for name, text in self.texts.items()}
    self.names = {os.path.normpath(path): name for name, path in paths.items()}
    self.paths = paths
    self.problems = []

  def article(self, name):
    text = self.texts[name]
    if name == "about-the-package":
      # Its list of guides is the first page's, and what stands before the title is no abstract.
      text = text.replace(self.list_of_guides(), "")
      text = "# About the package\n" + text.split("\n# ", 1)[-1].split("\n", 1)[1]
    folder = os.path.dirname(self.paths[name])

    def link(match):
      label, target = match.groups()
      if re.match(r"\w+:", target): return match[0]
      path, _, anchor = target.partition("#")
      other = self.names.get(os.path.normpath(os.path.join(folder, path))) if path else name
      if other is None: return label
      if not anchor: return f"[{label}](doc:{other})"
      if anchor not in self.anchors[other]:
        self.problems.append(f"{self.paths[name]}: there is no heading for {target}")
        return label
      if other == "about-the-package" and anchor in headings(self.list_of_guides()): return label
      return f"[{label}](doc:{other}#{self.anchors[other][anchor]})"

    # A line of prose that begins with an attribute, such as `@MainActor`, would be a directive.
    text = outside_code(r"(?<=[^\n])\n(?=@\w)", " ", text)
    return outside_code(r"\[((?:[^][]|\[[^]]*\])*)\]\(([^()\s]+)\)", link, text)

  def list_of_guides(self):
    """The section of the README that lists the guides."""
    sections = re.split(r"^(?=## )", self.texts["about-the-package"], flags=re.M)
    return max(sections, key=lambda section: section.count("](Guides/"))

  def groups(self):
    """The topic groups: the rows of that list, by their first cells, or one group if each row has one guide."""
    groups, listed = collections.OrderedDict(), {"about-the-package"}
    rows = [
      (row.strip("|").split("|")[0].strip(), re.findall(r"\]\((Guides/[\w.-]+\.md)", row))
      for row in self.list_of_guides().splitlines() if "](Guides/" in row]
    is_grouped = any(len(paths) > 1 for _, paths in rows)
    for cell, paths in rows:
      for name in (self.names.get(path) for path in paths):
        if name and name not in listed:
          listed.add(name)
          groups.setdefault(cell[:1].upper() + cell[1:] if is_grouped else "Guides", []).append(name)
    rest = [name for name in self.texts if name not in listed]
    if rest: groups["More guides"] = rest
    return groups


def write_catalogs(work, levels):
  modules = all_modules(levels)
  guides, table = Guides(), link_table(work, modules)
  for module in modules:
    known = all_modules(itertools.takewhile(lambda level: module not in level.split(), levels))
    prepare_symbols(work, module, table, known)
    shutil.copytree(f"Sources/{module}/{module}.docc", f"{work}/catalogs/{module}.docc")
    page = f"{work}/catalogs/{module}.docc/{module}.md"
    head, topics, groups = open(page, encoding="utf-8").read().partition("\n## Topics\n")
    head, *rest = head.split("\n")
    rest = table.complete_all(rest, module, (), known)
    with open(page, "w", encoding="utf-8") as file:
      file.write("\n".join([head, *rest]) + topics + table.expand_topics(groups, module))
  folder = f"{work}/catalogs/{modules[0]}.docc"
  os.makedirs(f"{folder}/Guides")
  for name in guides.texts:
    with open(f"{folder}/Guides/{name}.md", "w", encoding="utf-8") as file: file.write(guides.article(name))
  page = f"{folder}/{modules[0]}.md"
  text = open(page, encoding="utf-8").read()
  essentials = re.search(r"### Essentials\n\n(?:- .*\n)+", text)
  added = "- <doc:about-the-package>\n"
  for title, names in guides.groups().items():
    added += f"\n### {title}\n\n" + "".join(f"- <doc:{name}>\n" for name in names)
  with open(page, "w", encoding="utf-8") as file:
    file.write(text[:essentials.end()] + added + text[essentials.end():])
  print(f"{len(guides.texts)} articles from README.md and Guides")
  print("\n".join(guides.problems))
  return not guides.problems


# ---- Topic groups

def check_groups(work, levels):
  problems = []
  for module in all_modules(levels):
    page = json.load(open(f"{work}/archives/{module}.doccarchive/data/documentation/{module.lower()}.json"))
    seen = collections.Counter()
    for section in page.get("topicSections", []):
      for identifier in section["identifiers"]:
        seen[identifier] += 1
        if section.get("generated"): problems.append(f"{module}: {identifier} is in no topic group")
    problems += [f"{module}: {name} is in {n} topic groups" for name, n in seen.items() if n > 1]
  print("\n".join(problems) if problems else "Each top-level symbol is in one topic group.")
  return not problems


if __name__ == "__main__":
  command, work, *levels = sys.argv[1:]
  run = {"comments": check_comments, "catalogs": write_catalogs, "groups": check_groups}[command]
  sys.exit(0 if run(work, levels) else 1)
