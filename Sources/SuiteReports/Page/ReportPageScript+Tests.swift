extension ReportPageScript {
  /// The search, the filters, and the tests one below the other.
  static let tests = #"""
    const filters = {
      all: ["all tests", () => true],
      live: ["used live services", test => test.isLive],
      refused: ["had refused calls", test => test.isRefused],
      unregistered: ["asked for unregistered keys", test => test.missing],
      doubles: ["doubles never used", test => test.doubles.length],
      overrides: ["overrides never seen", test => test.overrides.length],
      leaks: ["leaks", test => test.leaks.length],
      issues: ["issues or warnings", test => test.issues || test.warnings],
      became: ["became live", test => becameLive.has(test.name)],
      fresh: ["new", test => newTests.has(test.name)],
    };
    const orders = {
      name: ["by name", null],
      building: ["slowest to build first", (left, right) => right.building - left.building],
      duration: ["longest first", (left, right) => right.duration - left.duration],
    };

    // The controls that the tests and the matrix share.
    function testControls(changed) {
      const choice = (choices, label) => {
        const box = make("select", { "aria-label": label, onchange: changed });
        for (const [value, [text, test]] of Object.entries(choices)) {
          if (label === "Filter" && value !== "all" && !tests.some(test)) continue;
          box.append(make("option", { value }, text));
        }
        return box;
      };
      const search = make("input", { type: "search", oninput: changed,
        placeholder: "test, file or key" });
      const filter = choice(filters, "Filter"), order = choice(orders, "Order");
      return {
        bar: make("div", { class: "bar" }, make("label", {}, "Search", search), filter, order),
        search, filter,
        result() {
          const isMatch = searchFor(search.value), isWanted = filters[filter.value][1];
          const found = tests.filter(test => isWanted(test) && isMatch(test.words));
          const compare = orders[order.value][1] || (() => 0);
          // The name of a test may be part of another's, and a link opens the first test.
          const isExact = test => test.name === search.value;
          return found.sort((left, right) => isExact(right) - isExact(left) || compare(left, right));
        },
      };
    }

    function badges(test) {
      const badge = (text, style) => make("span", { class: "badge " + style }, text);
      return [
        test.isSuite ? badge("suite", "") : null,
        test.isLive ? badge("live", "bad") : null,
        test.isRefused ? badge("refused", "warn") : null,
        test.missing ? badge("unregistered", "warn") : null,
        test.doubles.length ? badge("unused double", "warn") : null,
        test.overrides.length ? badge("unseen override", "warn") : null,
        test.leaks.length ? badge("leak", "bad") : null,
        test.issues ? badge(counted(test.issues, "issue"), "bad") : null,
        test.warnings ? badge(counted(test.warnings, "warning"), "warn") : null,
        newTests.has(test.name) ? badge("new", "good") : null,
      ];
    }

    function testRow(test) {
      const content = make("div");
      const row = make("details", { class: "test", ontoggle: () => {
        if (row.open && !content.firstChild) content.append(...testDetails(test));
      } }, make("summary", {}, code(test.name), ...badges(test),
        make("span", { class: "soft" }, [test.cases > 1 ? counted(test.cases, "case") : "",
          test.isSuite ? "" : time(test.duration)].filter(Boolean).join(", "))), content);
      return row;
    }

    function testDetails(test) {
      const number = text => make("td", { class: "number" }, text);
      const list = (title, entries, show) => entries.length ? [make("h3", {}, title),
        make("ul", {}, ...entries.map(entry => make("li", {}, ...show(entry))))] : [];
      return [
        make("p", { class: "soft" }, [test.file ? test.file + (test.line ? ":" + test.line : "") : "",
          "factories took " + time(test.building)].filter(Boolean).join(" · ")),
        ...list("Live calls", test.calls, call =>
          [...subject(code(call.key), call.site), " (" + call.decision + ")"]),
        ...list("Doubles never used", test.doubles, unused =>
          [code(unused.double), ...subject(" for " + unused.key, unused.site)]),
        ...list("Overrides never seen", test.overrides, unused =>
          subject(code(unused.key), unused.site)),
        ...list("Leaks", test.leaks, leaked),
        ...list("Seeds", test.seeds, seed => [code(seed)]),
        test.used.length ? make("table", {}, make("tr", {}, make("th", {}, "key"),
          make("th", {}, "use"), ...["resolves", "builds", "building"].map(title =>
            make("th", { class: "number" }, title))),
        ...test.used.map(use => make("tr", {}, make("td", {}, code(use.key)),
          make("td", {}, use.use), number(use.resolves), number(use.builds),
          number(use.building ? time(use.building) : "")))) : make("p", {}, "It used no key."),
      ];
    }

    function testsPage() {
      const list = make("div");
      const pages = pager(50, show);
      let result = [];
      function show() { list.replaceChildren(...pages.cut(result, ...unit(result)).map(testRow)); }
      return {
        page: make("div", { class: "page" }, pages.box, list),
        show(found) {
          result = found;
          pages.reset();
          show();
        },
        openFirst() {
          const first = list.querySelector("details");
          if (!first) return;
          first.open = true;
          first.querySelector("summary").focus();
        },
      };
    }

    """#
}
