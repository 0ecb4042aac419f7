"""Links between symbols, as comments write them and as DocC resolves them.

A comment links to ``Container/resolve(_:name:fileID:line:)`` as code spells it, in Xcode's quick help and here. DocC
wants to know which overload is meant, and finds nothing in another module. So these links are completed
before DocC reads them: with the first overload, or as a link into the other module's archive. One that names nothing
stays as it is, and DocC reports it.
"""
import re

SUFFIX = re.compile(r"-(swift\.[\w.]+|\w+)$|-\(.*\)$|-&gt;.*$")


def hash_of(precise):
  """What DocC appends to tell overloads apart: FNV-1 of the precise identifier, folded to 24 bits."""
  value = 2166136261
  for byte in precise.encode(): value = (value * 16777619) % 2**32 ^ byte
  value = value >> 24 ^ value & 0xFFFFFF
  text = ""
  while value: value, digit = divmod(value, 36); text = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + text
  return text


class Table:
  """The symbols of all modules, by their paths in DocC."""

  def __init__(self):
    self.modules = {}

  def add(self, module, extended, symbol):
    """Adds a symbol; one of an extension is below the module that it extends."""
    path = (extended, *symbol["pathComponents"]) if extended else tuple(symbol["pathComponents"])
    symbols = self.modules.setdefault(module, {}).setdefault(path, set())
    # An extended type is one page, whatever the number of its extensions.
    is_extension = symbol["kind"]["identifier"] == "swift.extension"
    symbols.add("" if is_extension else symbol["identifier"]["precise"])

  def find(self, parts, module, context):
    """The module and the path that a link names: what is nearest to its context, then another module's."""
    own = self.modules[module]
    roots = [context[:n] for n in range(len(context), -1, -1)]
    for root in roots:
      if (*root, *parts) in own: return module, (*root, *parts)
    # In an extension, the members of the extended type's own module.
    if context and context[0] in self.modules:
      for root in roots[:-1]:
        path = (*root[1:], *parts)
        if path in self.modules[context[0]]: return context[0], path
    # In an extension of the type by another module.
    for other, paths in self.modules.items():
      for root in roots:
        if (module, *root, *parts) in paths: return other, (module, *root, *parts)
    # Elsewhere, a type whose extension is meant.
    for other, paths in [(module, own), *self.modules.items()]:
      if parts[0] == other and parts[1:] in paths: return other, parts[1:]
      if parts in paths: return other, parts
      for extended in self.modules:
        if (extended, *parts) in paths: return other, (extended, *parts)
    return None

  def overloads(self, module, path):
    """The last components of the links to all symbols of a path."""
    symbols = sorted(self.modules[module][path])
    if len(symbols) == 1: return [path[-1]]
    return [f"{path[-1]}-{hash_of(precise)}" for precise in symbols]

  def complete(self, link, module, context, known):
    """The link as DocC has to read it.

    known: the modules whose archives exist; a link into another one becomes code.
    """
    parts = tuple(link.strip("/").split("/"))
    bare = (*parts[:-1], SUFFIX.sub("", parts[-1]))
    found = self.find(parts, module, context) or self.find(bare, module, context)
    if not found: return f"``{link}``"
    other, path = found
    last = self.overloads(other, path)
    if other == module:
      # A type and its members keep the writer's suffix.
      if len(last) == 1: return f"``{'/'.join(path)}``" if parts != bare else f"``/{module}/{'/'.join(path)}``"
      if parts != bare: return f"``{link}``"
      return f"``/{module}/{'/'.join((*path[:-1], last[0]))}``"
    if other not in known: return f"`{'/'.join(bare)}`"
    return f"``/{other}/{'/'.join((*path[:-1], last[0]))}``"

  def complete_all(self, lines, module, context, known):
    """The lines of a comment, with their links completed; code blocks stay as they are."""
    is_code, result = False, []
    for line in lines:
      if line.strip().startswith("```"): is_code = not is_code
      elif not is_code:
        line = re.sub(
          r"(?<!`)``(?!`)([^`\s]+)``(?!`)", lambda m: self.complete(m[1], module, context, known), line)
      result.append(line)
    return result

  def expand_topics(self, text, module):
    """A page of a catalog, with a line for each overload that a topic group names."""
    def lines(match):
      path = tuple(match[1].split("/"))
      if path not in self.modules[module]: return match[0]
      return "\n".join(f"- ``{'/'.join((*path[:-1], last))}``" for last in self.overloads(module, path))
    return re.sub(r"^- ``(.+)``$", lines, text, flags=re.M)
