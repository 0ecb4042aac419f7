extension GraphScript {
  /// The drawing with its controls: search, filters, a list of keys, and what is known of one.
  package static let view = #"""
    const problems = ["missing", "cycle", "captive"];

    function graphView(host, all) {
      const places = new Map(all.map((node, place) => [node.name, place]));
      const edges = all.flatMap((node, from) => (node.edges || [])
        .filter(([name]) => places.has(name))
        .map(([name, ...marks]) => ({ from, to: places.get(name), marks })));
      for (const node of all) {
        measure(node);
        node.words = [node.name, node.traits || "", ...(node.marks || []), node.change || ""]
          .join(" ").toLowerCase();
      }
      const needs = all.map(() => []), needed = all.map(() => []);
      for (const edge of edges) {
        needs[edge.from].push(edge);
        needed[edge.to].push(edge);
      }
      const isChanged = node => node.change || needs[places.get(node.name)]
        .some(edge => edge.marks.includes("added") || edge.marks.includes("removed"));
      const hasProblem = node => (node.marks || []).some(mark => problems.includes(mark));

      let chosen = -1, shown = [], drawn = new Map(), lines = [];

      // Controls
      const search = make("input", { type: "search", oninput: find, onkeydown: event => {
        if (event.key === "Enter" && matches().length) choose(matches()[0], true);
      } });
      const option = (value, text) => make("option", { value }, text);
      const around = make("select", { onchange: redraw }, option("", "everything"),
        ...[1, 2, 3].map(steps => option(steps, counted(steps, "step") + " around the chosen key")));
      const lifetimes = [...new Set(all.map(node => node.shape))].sort();
      const names = { shared: "shared", new: "new each time", weak: "weak", graph: "within a graph",
        scoped: "scoped" };
      const lifetime = make("select", { onchange: redraw }, option("", "all lifetimes"),
        ...lifetimes.map(shape => option(shape, names[shape] || shape)));
      const onlyProblems = make("input", { type: "checkbox", onchange: redraw });
      const onlyChanges = make("input", { type: "checkbox", onchange: redraw });
      const button = (text, label, act) => make("button",
        { type: "button", "aria-label": label, title: label, onclick: act }, text);
      const bar = make("div", { class: "bar" },
        make("label", {}, "Search", search),
        make("label", {}, "Show", around), lifetimes.length > 1 ? lifetime : null,
        all.some(hasProblem) ? make("label", {}, onlyProblems, "only problems") : null,
        all.some(isChanged) ? make("label", {}, onlyChanges, "only changes") : null,
        make("span", {}, button("−", "Zoom out", () => camera.zoom(1.25)), " ",
          button("+", "Zoom in", () => camera.zoom(.8)), " ",
          button("Fit", "Show all", () => camera.fit())));
      lifetime.setAttribute("aria-label", "Lifetime");

      const count = make("p", { class: "soft", role: "status" });
      const list = listBox("Keys", place => choose(place, true));
      const drawing = svg("svg", { class: "drawing", tabindex: "0", role: "group" });
      drawing.setAttribute("aria-label", "The graph. Right and left arrows go to a dependency and "
        + "back, up and down within a layer; plus, minus and 0 zoom.");
      const details = make("div", { class: "details", tabindex: "0", role: "region",
        "aria-label": "The chosen key", "aria-live": "polite" });
      const camera = cameraOf(drawing);
      host.replaceChildren(bar, make("div", { class: "panes" },
        make("div", { class: "keys" }, count, list.box), make("div", {}, drawing), details),
      legend(all, edges));

      function isShown(place) {
        const node = all[place];
        return (!lifetime.value || node.shape === lifetime.value)
          && (!onlyProblems.checked || hasProblem(node))
          && (!onlyChanges.checked || isChanged(node) || needed[place].some(edge =>
            edge.marks.includes("added") || edge.marks.includes("removed")));
      }

      // The keys that can be reached within some steps in one direction.
      function reach(start, steps, arcs, end) {
        let reached = new Set([start]), edge = [start];
        for (let step = 0; step < steps; step += 1) {
          edge = edge.flatMap(place => arcs[place].map(arc => arc[end]))
            .filter(place => !reached.has(place));
          edge.forEach(place => reached.add(place));
        }
        return reached;
      }

      function redraw() {
        const steps = Number(around.value);
        shown = all.map((_, place) => place).filter(isShown);
        if (steps && chosen >= 0) {
          const near = new Set([...reach(chosen, steps, needs, "to"),
            ...reach(chosen, steps, needed, "from")]);
          shown = shown.filter(place => near.has(place) || place === chosen);
        }
        draw();
        find();
        camera.fit();
        mark();
      }

      function draw() {
        const numbers = new Map(shown.map((place, number) => [place, number]));
        const nodes = shown.map(place => all[place]);
        lines = edges.filter(edge => numbers.has(edge.from) && numbers.has(edge.to));
        const local = lines.map(edge => ({ ...edge, from: numbers.get(edge.from),
          to: numbers.get(edge.to) }));
        const headings = layOut(nodes, local);
        const top = Math.min(0, ...nodes.map(node => node.y - node.height / 2)) - 34;
        const bottom = Math.max(0, ...nodes.map(node => node.y + node.height / 2));
        const right = Math.max(100, ...nodes.map(node => node.x + node.width / 2));
        camera.setWorld({ x: 0, y: top - 16, width: right, height: bottom - top + 16 });
        drawn = new Map(nodes.map((node, number) => [shown[number], drawNode(node)]));
        for (const [place, made] of drawn) {
          made.addEventListener("click", () => { if (!camera.wasMoved()) choose(place, false); });
        }
        lines.forEach((edge, number) => { edge.drawn = drawEdge(local[number], nodes); });
        const layers = headings.map(({ x, layer }) => {
          const text = svg("text", { class: "layer", x, y: top });
          text.textContent = "layer " + (layer + 1);
          return text;
        });
        drawing.replaceChildren(arrowHeads(), ...layers, ...lines.map(edge => edge.drawn),
          ...drawn.values());
      }

      function matches() {
        const isMatch = searchFor(search.value);
        return shown.filter(place => isMatch(all[place].words));
      }

      function find() {
        const found = matches(), isSearching = search.value.trim() !== "";
        count.textContent = found.length === all.length ? counted(all.length, "key")
          : found.length.toLocaleString("en") + " of " + counted(all.length, "key");
        list.show(found.map(place => ({ text: all[place].name, value: place,
          style: [...(all[place].marks || []), all[place].change || ""]
            .some(mark => problems.includes(mark) || mark === "removed") ? "bad" : "" })));
        list.mark(chosen);
        drawing.classList.toggle("has-search", isSearching);
        const isFound = new Set(found);
        for (const [place, made] of drawn) {
          made.classList.toggle("found", isSearching && isFound.has(place));
        }
      }

      function choose(place, isRevealed) {
        chosen = place;
        if (around.value) redraw();
        else {
          mark();
          if (isRevealed && drawn.has(place)) camera.reveal(all[place]);
        }
        list.mark(place);
      }

      function mark() {
        const near = new Set([chosen]);
        drawing.classList.toggle("has-choice", drawn.has(chosen));
        for (const edge of lines) {
          const isNear = edge.from === chosen || edge.to === chosen;
          edge.drawn.classList.toggle("near", isNear);
          if (isNear) [edge.from, edge.to].forEach(place => near.add(place));
        }
        for (const [place, made] of drawn) {
          made.classList.toggle("near", near.has(place));
          made.classList.toggle("chosen", place === chosen);
        }
        describe();
      }

      function describe() {
        if (chosen < 0) {
          details.replaceChildren(make("p", { class: "soft" },
            "Choose a key to see its dependencies. "
              + "A slash goes to the search field; arrows move in the list and in the drawing."));
          return;
        }
        const node = all[chosen];
        const links = (title, arcs, end) => !arcs.length ? [] : [
          make("h3", {}, title + " (" + arcs.length + ")"),
          make("ul", {}, ...arcs.map(arc => make("li", {},
            make("button", { type: "button", class: "link", onclick: () => choose(arc[end], true) },
              all[arc[end]].name),
            arc.marks.length ? make("span", { class: "soft" }, " " + arc.marks.join(", ")) : null))),
        ];
        details.replaceChildren(make("h2", {}, node.name),
          make("p", { class: "soft" }, [node.traits, node.layer === undefined ? ""
            : "layer " + (node.layer + 1)].filter(Boolean).join(" · ")),
          ...(node.change ? [make("p", { class: "warn" }, node.change)] : []),
          ...(node.notes || []).map(note => make("p", {}, note)),
          ...links("Depends on", needs[chosen], "to"),
          ...links("Needed by", needed[chosen], "from"));
      }

      // The nearest node in a direction: along an edge, or in the same layer.
      function step(key) {
        if (!drawn.has(chosen)) return shown[0];
        const here = all[chosen];
        const side = { ArrowRight: [needs, "to"], ArrowLeft: [needed, "from"] }[key];
        const others = side ? side[0][chosen].map(edge => edge[side[1]])
          : shown.filter(place => all[place].layer === here.layer
            && (key === "ArrowDown" ? isBelow(all[place], here) : isBelow(here, all[place])));
        const distance = place => Math.abs(all[place].y - here.y) + Math.abs(all[place].x - here.x) * 100;
        return others.filter(place => drawn.has(place) && place !== chosen)
          .sort((left, right) => distance(left) - distance(right))[0];
      }
      const isBelow = (node, other) => node.x > other.x || node.x === other.x && node.y > other.y;

      drawing.addEventListener("keydown", event => {
        const zooms = { "+": () => camera.zoom(.8), "=": () => camera.zoom(.8),
          "-": () => camera.zoom(1.25), "0": () => camera.fit() };
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (zooms[event.key]) zooms[event.key]();
        else if (event.key === "Escape") choose(-1, false);
        else if (event.key.startsWith("Arrow")) {
          const next = step(event.key);
          if (next !== undefined) choose(next, true);
        } else return;
        event.preventDefault();
      });

      redraw();
      // On a small screen, begin where the names can be read.
      if (camera.isFar() && drawing.clientWidth < 640) {
        const first = shown.filter(place => all[place].layer === 0)
          .sort((left, right) => needs[right].length - needs[left].length)[0];
        if (first !== undefined) camera.reveal(all[first]);
      }
    }

    """#
}
