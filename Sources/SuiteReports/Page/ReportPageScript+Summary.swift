extension ReportPageScript {
  /// The totals, and what a reader has to know first; and what changed since another report.
  static let summary = #"""
    // Findings of all tests by subject: those of most tests first.
    function grouped(list, name) {
      const groups = new Map();
      for (const test of tests) {
        for (const entry of list(test)) {
          const id = name(entry);
          if (!groups.has(id)) groups.set(id, { entry, tests: new Set() });
          groups.get(id).tests.add(test.name);
        }
      }
      return [...groups].sort(([left, one], [right, other]) =>
        other.tests.size - one.tests.size || (left < right ? -1 : 1))
        .map(([, { entry, tests }]) => ({ entry, tests: [...tests] }));
    }

    // A list that shows some entries and the rest on demand.
    function findings(title, entries, show, style = "") {
      if (!entries.length) return null;
      const limit = 10, list = make("ul", { class: "findings" });
      const fill = shown => list.append(...shown.map(entry => make("li", {}, ...show(entry))));
      fill(entries.slice(0, limit));
      const rest = entries.length - limit;
      const more = rest > 0 ? make("button", { type: "button", onclick: () => {
        fill(entries.slice(limit));
        list.children[limit].tabIndex = -1;
        list.children[limit].focus();
        more.remove();
      } }, "Show " + counted(rest, "more", "more")) : null;
      return make("section", {}, make("h2", { class: style }, `${title} (${entries.length})`),
        list, more);
    }

    // A test that never ended is in no list.
    const testNames = new Set(tests.map(test => test.name));
    const testLink = name => testNames.has(name) ? make("button", { type: "button", class: "link",
      onclick: () => openTest(name) }, code(name)) : code(name);

    function testLinks(names) {
      const limit = 3, list = make("ul");
      const fill = shown => list.append(...shown.map(name => make("li", {}, testLink(name))));
      fill(names.slice(0, limit));
      if (names.length > limit) {
        const more = make("li", {}, make("button", { type: "button", onclick: () => {
          more.remove();
          fill(names.slice(limit, 500));
          list.children[limit].querySelector("button")?.focus();
        } }, counted(names.length - limit, "more test")));
        list.append(more);
      }
      return list;
    }

    const subject = (...parts) => parts.filter(Boolean).flatMap((part, place) =>
      place ? [" at ", code(part)] : [part]);

    // What outlived a test: its key, its type and its container, as far as they are known.
    function leaked({ key, object, container, site }) {
      const name = key || object, type = object && object !== name ? [" (", code(object), ")"] : [];
      return [...(name ? [code(name), ...type, " of "] : []), ...subject(code(container), site)];
    }

    function summaryPage() {
      const totals = report.totals;
      const tile = (count, title, style) => make("li", {},
        make("b", { class: count && style || "" }, count.toLocaleString("en")), title);
      const tiles = make("ul", { class: "tiles" }, tile(totals.tests, "tests", ""),
        tile(totals.testsWithLive, "used live services", "bad"),
        tile(totals.testsWithRefused, "had refused calls", "warn"),
        tile(totals.testsWithUnregistered, "asked for unregistered keys", "warn"),
        tile(totals.unusedDoubles, "doubles never used", "warn"),
        tile(totals.unseenOverrides, "overrides never seen", "warn"),
        tile(totals.leaks, "leaks", "bad"), tile(totals.died, "processes died", "bad"),
        tile(totals.issues, "issues", "bad"), tile(totals.warnings, "warnings", "warn"));
      const entry = (parts, names) => [...parts, testLinks(names)];
      const sites = group => entry(subject(code(group.entry.key), group.entry.site), group.tests);
      const site = found => found.key + " " + found.site;
      return make("div", { class: "page" }, tiles,
        findings("Problems in the files", report.problems, problem => [make("pre", {}, problem)],
          "warn"),
        findings("Processes that died", report.died, process => [code(process.name),
          process.running ? ": these tests ran" : ": no test was running",
          testLinks(process.running || [])], "bad"),
        findings("Live services that tests used", ["reported", "allowed"].flatMap(decision =>
          grouped(test => test.calls.filter(call => call.decision === decision), site)),
        group => entry([...subject(code(group.entry.key), group.entry.site),
          group.entry.decision === "allowed" ? " (allowed)" : ""], group.tests), "bad"),
        findings("Refused calls", grouped(test =>
          test.calls.filter(call => call.decision === "refused"), site), sites, "warn"),
        findings("Unregistered keys", grouped(test =>
          test.used.filter(use => use.use === "unregistered"), use => use.key), sites, "warn"),
        findings("Doubles that were never used", grouped(test => test.doubles,
          unused => unused.double + " " + site(unused)), group => entry(
          [code(group.entry.double), ...subject(" for " + group.entry.key, group.entry.site)],
          group.tests), "warn"),
        findings("Overrides that nothing saw", grouped(test => test.overrides, site), sites, "warn"),
        findings("Leaks", tests.flatMap(test => test.leaks.map(leak => ({ ...leak, test: test.name }))),
          leak => [...leaked(leak), testLinks([leak.test])], "bad"),
        slowestKeys());
    }

    function slowestKeys() {
      const slow = keys.filter(key => key.building).sort((left, right) =>
        right.building - left.building).slice(0, 15);
      if (!slow.length) return null;
      const number = text => make("td", { class: "number" }, text);
      return make("section", {}, make("h2", {}, "Slowest to build"),
        make("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "Slowest to build" },
          make("table", {},
            make("tr", {}, make("th", {}, "key"), ...["in all", "builds", "each"].map(title =>
              make("th", { class: "number" }, title))),
            ...slow.map(key => make("tr", {}, make("td", {}, code(key.name)),
              number(time(key.building)), number(key.builds.toLocaleString("en")),
              number(key.builds ? time(Math.round(key.building / key.builds)) : ""))))));
    }

    function changesPage() {
      const one = number => [testLink(word(number))], plain = number => [code(word(number))];
      const use = ([test, key]) => [code(word(key)), ": ", testLink(word(test))];
      const parts = [
        findings("Tests that became live", changes.becameLive, use, "bad"),
        findings("Tests that are no longer live", changes.noLongerLive, use, "good"),
        findings("Slower to build", changes.slower, ([key, before, after]) =>
          [code(word(key)), `: ${time(before)} → ${time(after)}`], "warn"),
        findings("New tests", changes.newTests, one),
        findings("Tests that are gone", changes.goneTests, plain),
        findings("New keys", changes.newKeys, plain),
        findings("Keys that are gone", changes.goneKeys, plain),
      ].filter(Boolean);
      return make("div", { class: "page" }, ...parts.length ? parts
        : [make("p", {}, "Nothing has changed since the other report.")]);
    }

    """#
}
