/// The JavaScript of a report's page.
enum ReportPageScript {
  /// Unpacks the data, and what all parts of the page write with.
  static let data = #"""
    const report = pageData("report-data"), texts = report.texts;
    const word = number => number < 0 ? "" : texts[number];
    const uses = ["real", "live", "doubled", "defaulted", "unregistered"];
    const letters = { real: "r", live: "L", doubled: "d", defaulted: "f", unregistered: "?" };

    const keys = report.keys.map(([name, ...figures]) => ({ name: word(name),
      tests: Object.fromEntries(uses.map((use, place) => [use, figures[place]])),
      resolves: figures[5], builds: figures[6], building: figures[7] }));

    const tests = report.tests.map(test => {
      const [name, file, line, cases, duration, building, issues, warnings, flat, ...lists] = test;
      const [live = [], doubles = [], overrides = [], leaks = [], seeds = []] = lists;
      const used = [];
      for (let place = 0; place < flat.length; place += 5) {
        used.push({ key: word(flat[place]), use: uses[flat[place + 1]], resolves: flat[place + 2],
          builds: flat[place + 3], building: flat[place + 4] });
      }
      const calls = live.map(([key, decision, site]) =>
        ({ key: word(key), decision: word(decision), site: word(site) }));
      return { name: word(name), file: word(file), line, cases, duration, building, issues, warnings,
        used, calls, seeds: seeds.map(([seed]) => word(seed)),
        doubles: doubles.map(([double, key, site]) =>
          ({ double: word(double), key: word(key), site: word(site) })),
        overrides: overrides.map(([key, site]) => ({ key: word(key), site: word(site) })),
        leaks: leaks.map(([container, site, key, object]) => ({ container: word(container),
          site: word(site), key: word(key), object: word(object) })),
        isSuite: cases === 0,
        isLive: calls.some(call => call.decision !== "refused"),
        isRefused: calls.some(call => call.decision === "refused"),
        missing: used.filter(use => use.use === "unregistered").length };
    });
    for (const test of tests) {
      test.words = [test.name, test.file, ...test.used.map(use => use.key)].join(" ").toLowerCase();
    }

    const changes = report.comparison;
    const newTests = new Set(changes ? changes.newTests.map(word) : []);
    const becameLive = new Set(changes ? changes.becameLive.map(([test]) => word(test)) : []);

    function time(microseconds) {
      const digits = value => value >= 100 ? Math.round(value) : Math.round(value * 10) / 10;
      if (microseconds < 950) return microseconds + " µs";
      if (microseconds < 995e3) return digits(microseconds / 1e3) + " ms";
      if (microseconds < 120e6) return digits(microseconds / 1e6) + " s";
      return Math.floor(microseconds / 60e6) + " min " + Math.floor(microseconds / 1e6) % 60 + " s";
    }

    const code = text => make("code", {}, text);
    const unit = found => found.some(test => test.isSuite)
      ? ["test or suite", "tests and suites"] : ["test", "tests"];

    // Goes through entries page by page.
    function pager(size, show) {
      let first = 0, total = 0;
      const text = make("span", { role: "status" });
      const turn = step => () => {
        first = Math.max(0, Math.min(first + step * size, total - 1));
        show();
      };
      const before = make("button", { type: "button", onclick: turn(-1) }, "Previous");
      const after = make("button", { type: "button", onclick: turn(1) }, "Next");
      return {
        box: make("div", { class: "pager" }, before, after, text),
        reset() { first = 0; },
        // Returns the entries of the current page.
        cut(entries, one, many) {
          total = entries.length;
          if (first >= total) first = 0;
          const last = Math.min(first + size, total);
          text.textContent = total <= size ? counted(total, one, many)
            : `${(first + 1).toLocaleString("en")} to ${last.toLocaleString("en")} of `
              + counted(total, one, many);
          // A button that is about to be off must not take the focus with it.
          if (first === 0 && document.activeElement === before) after.focus();
          before.disabled = first === 0;
          if (last === total && document.activeElement === after && first > 0) {
            before.disabled = false;
            before.focus();
          }
          after.disabled = last === total;
          return entries.slice(first, last);
        },
      };
    }

    """#
}
