extension ReportPageScript {
  /// Puts the page together. The fragment of the address names the tab: `report.html#matrix`.
  static let tabs = #"""
    const controls = testControls(refresh);
    const testsView = testsPage(), matrixView = matrixPage();
    const graphBox = make("div");
    let isDrawn = false;
    const tabs = {
      summary: ["Summary", summaryPage()],
      tests: ["Tests", testsView.page],
      matrix: ["Matrix", matrixView.page],
      graph: ["Graph", graphBox],
      ...(changes ? { changes: ["Changes", changesPage()] } : {}),
    };
    let open = "";

    const panels = Object.fromEntries(Object.entries(tabs).map(([id, [, page]]) => [id,
      make("div", { role: "tabpanel", id: "panel-" + id, "aria-labelledby": "tab-" + id }, page)]));
    const buttons = Object.fromEntries(Object.entries(tabs).map(([id, [title]]) => [id,
      make("button", { type: "button", role: "tab", id: "tab-" + id, "aria-controls": "panel-" + id,
        onclick: () => show(id) }, title)]));
    const strip = make("div", { class: "tabs", role: "tablist", onkeydown: event => {
      const ids = Object.keys(tabs), place = ids.indexOf(open);
      const goal = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: ids.length - 1 };
      if (!(event.key in goal)) return;
      event.preventDefault();
      show(ids[(goal[event.key] + ids.length) % ids.length]);
      buttons[open].focus();
    } }, ...Object.values(buttons));
    document.getElementById("report").replaceChildren(strip, controls.bar, ...Object.values(panels));

    // Only what is visible is made.
    function refresh() {
      if (open === "tests") testsView.show(controls.result());
      if (open === "matrix") matrixView.show(controls.result());
    }

    function show(id) {
      if (!(id in tabs)) id = "summary";
      if (id === open) return;
      open = id;
      for (const other in tabs) {
        panels[other].hidden = other !== id;
        buttons[other].setAttribute("aria-selected", String(other === id));
        buttons[other].tabIndex = other === id ? 0 : -1;
      }
      controls.bar.hidden = id !== "tests" && id !== "matrix";
      if (location.hash.slice(1) !== id) history.replaceState(null, "", "#" + id);
      refresh();
      if (id === "graph" && !isDrawn) {
        isDrawn = true;
        graphView(graphBox, pageData("graph-data"));
      }
    }

    function openTest(name) {
      controls.search.value = name;
      controls.filter.value = "all";
      if (open === "tests") refresh();
      else show("tests");
      testsView.openFirst();
    }

    const totals = report.totals, seconds = value => time(Math.round((value || 0) * 1e6));
    document.getElementById("about").textContent = `${counted(totals.tests, "test")} `
      + `(${counted(totals.cases, "case")}) in ${counted(totals.processes, "process", "processes")}, `
      + `${counted(totals.keys, "key")}. The tests ran for ${seconds(totals.elapsed)}; added up, `
      + `their cases took ${seconds(totals.duration)}, of which factories ${seconds(totals.building)}.`;
    window.addEventListener("hashchange", () => show(location.hash.slice(1)));
    show(location.hash.slice(1));
    document.documentElement.dataset.ready = "yes";

    """#
}
