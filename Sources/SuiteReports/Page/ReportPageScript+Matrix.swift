extension ReportPageScript {
  /// Tests by keys. A page of both at a time is in the document, so that it stays small.
  static let matrix = #"""
    function matrixPage() {
      const rows = pager(40, show), columns = pager(30, show);
      const search = make("input", { type: "search", oninput: () => {
        columns.reset();
        show();
      } });
      const box = make("div", { class: "scroll matrix", tabindex: "0", role: "region",
        "aria-label": "Tests by keys" });
      const status = make("p", { class: "soft", role: "status" });
      const legend = make("p", { class: "uses" }, ...uses.map(use => make("span", {},
        make("b", { class: "use-" + use }, letters[use]), use)));
      let result = [], here = [0, 0];

      // The keys of these tests: what is live or unregistered first, then what most of them use.
      function keysOf(found) {
        const counts = new Map();
        for (const test of found) {
          for (const { key, use } of test.used) {
            const count = counts.get(key) || { uses: 0, rank: 0 };
            count.uses += 1;
            if (use === "live") count.rank = 2;
            else if (use === "unregistered") count.rank = Math.max(count.rank, 1);
            counts.set(key, count);
          }
        }
        const isMatch = searchFor(search.value);
        return [...counts].filter(([key]) => isMatch(key.toLowerCase()))
          .sort(([left, one], [right, other]) => other.rank - one.rank || other.uses - one.uses
            || (left < right ? -1 : 1)).map(([key]) => key);
      }

      function show() {
        const names = columns.cut(keysOf(result), "key"), shown = rows.cut(result, ...unit(result));
        const head = make("tr", {}, make("th", { class: "corner" }, "test"),
          ...names.map(name => make("th", { scope: "col", title: name }, make("div", {}, name))));
        const body = shown.map(test => {
          const used = new Map(test.used.map(use => [use.key, use]));
          return make("tr", {},
            make("th", { scope: "row", title: test.name }, make("bdi", {}, test.name)),
            ...names.map(name => {
              const use = used.get(name);
              const cell = make("td", { tabindex: "-1", class: use ? "use-" + use.use : null,
                "aria-label": `${test.name}, ${name}: ${use ? use.use : "not used"}` },
              use ? letters[use.use] : "");
              cell.about = { test: test.name, key: name, use };
              return cell;
            }));
        });
        box.replaceChildren(make("table", {}, make("thead", {}, head), make("tbody", {}, ...body)));
        if (!shown.length || !names.length) {
          box.replaceChildren(make("p", { class: "soft page" }, "No test uses a key here."));
        }
        here = [0, 0];
        const first = cellAt(0, 0);
        if (first) first.tabIndex = 0;
        status.textContent = "Choose a cell to see what it stands for.";
      }

      const cellAt = (row, column) => box.querySelectorAll("tbody tr")[row]?.cells[column + 1];

      function go(row, column) {
        const cell = cellAt(row, column);
        if (!cell) return;
        const before = cellAt(...here);
        if (before) before.tabIndex = -1;
        here = [row, column];
        cell.tabIndex = 0;
        cell.focus({ preventScroll: true });
        // Sticky headers cover what the browser takes for visible.
        const side = box.querySelector("tbody th").offsetWidth, top = box.querySelector("thead").offsetHeight;
        if (cell.offsetLeft - side < box.scrollLeft) box.scrollLeft = cell.offsetLeft - side;
        const right = cell.offsetLeft + cell.offsetWidth - box.clientWidth;
        if (right > box.scrollLeft) box.scrollLeft = right;
        if (cell.offsetTop - top < box.scrollTop) box.scrollTop = cell.offsetTop - top;
        const bottom = cell.offsetTop + cell.offsetHeight - box.clientHeight;
        if (bottom > box.scrollTop) box.scrollTop = bottom;
      }

      box.addEventListener("focusin", event => {
        const about = event.target.about;
        if (!about) return;
        const { test, key, use } = about;
        status.replaceChildren(testLink(test), " · ", code(key), ": " + (use
          ? `${use.use}, ${counted(use.resolves, "resolve")}, ${counted(use.builds, "build")}`
            + (use.building ? " in " + time(use.building) : "")
          : "not used"));
      });
      box.addEventListener("click", event => {
        const cell = event.target.closest("td");
        if (cell) go(cell.parentNode.sectionRowIndex, cell.cellIndex - 1);
      });
      box.addEventListener("keydown", event => {
        if (!event.target.about) return;
        const [row, column] = here;
        const goal = { ArrowRight: [row, column + 1], ArrowLeft: [row, column - 1],
          ArrowDown: [row + 1, column], ArrowUp: [row - 1, column], Home: [row, 0] }[event.key];
        if (!goal) return;
        event.preventDefault();
        if (goal[0] >= 0 && goal[1] >= 0) go(...goal);
      });

      return {
        page: make("div", { class: "page" },
          make("div", { class: "bar", style: "padding: 6px 0" },
            make("label", {}, "Keys", search), legend),
          status, box, rows.box, columns.box),
        show(found) {
          result = found;
          rows.reset();
          columns.reset();
          show();
        },
      };
    }

    """#
}
