extension GraphScript {
  /// Draws nodes, edges and the legend as SVG.
  package static let drawing = #"""
    function svg(name, attributes = {}, ...children) {
      const made = document.createElementNS("http://www.w3.org/2000/svg", name);
      for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
      made.append(...children);
      return made;
    }

    const longest = 30;
    const shortened = text => text.length > longest ? text.slice(0, longest - 1) + "…" : text;

    // How large a node is; letters of the drawing's font are about 8 wide.
    function measure(node) {
      const traits = shortened(node.traits || "");
      node.width = Math.max(60, shortened(node.name).length * 8 + 26, traits.length * 6.8 + 26);
      node.height = traits ? 42 : 30;
    }

    // The outline shows the lifetime.
    function outlineOf(shape, x, y, width, height) {
      const box = { class: "outline", x, y, width, height };
      const side = at => svg("line", { class: "side", x1: at, x2: at, y1: y, y2: y + height });
      const [right, middle] = [x + width, y + height / 2];
      switch (shape) {
      case "new": return [svg("rect", { ...box, rx: 9 })];
      case "weak": return [svg("rect", { ...box, rx: height / 2 })];
      case "graph": return [svg("polygon", { class: "outline", points: [[x, middle], [x + 9, y],
        [right - 9, y], [right, middle], [right - 9, y + height], [x + 9, y + height]].join(" ") })];
      case "scoped": return [svg("rect", box), side(x + 5), side(right - 5)];
      default: return [svg("rect", box)];
      }
    }

    function stylesOf(node) {
      return ["shape-" + node.shape, ...(node.marks || []), node.change || ""].join(" ").trim();
    }

    function drawNode(node) {
      const [x, y] = [node.x - node.width / 2, node.y - node.height / 2];
      const name = svg("text", { x: node.x, y: node.y + (node.traits ? -3 : 5) });
      name.textContent = shortened(node.name);
      const title = svg("title");
      title.textContent = [node.name, node.traits, ...(node.notes || [])].filter(Boolean).join("\n");
      const made = svg("g", { class: "node " + stylesOf(node) }, title,
        ...outlineOf(node.shape, x, y, node.width, node.height), name);
      if (node.traits) {
        const traits = svg("text", { x: node.x, y: node.y + 13, class: "traits" });
        traits.textContent = shortened(node.traits);
        made.append(traits);
      }
      return made;
    }

    // From the right side of a node to the left side of its dependency; an edge that leads back
    // runs from left to right.
    function pathOf(edge, from, to) {
      if (from === to) {
        const [x, y] = [from.x, from.y - from.height / 2];
        return `M${x - 14},${y} C${x - 26},${y - 34} ${x + 26},${y - 34} ${x + 14},${y}`;
      }
      const way = from.x < to.x ? 1 : -1;
      const end = to.x - way * (to.width / 2 + 1);
      const stops = [{ x: from.x + way * from.width / 2, y: from.y }, ...edge.points,
        { x: end, y: to.y }];
      let path = `M${round(stops[0].x)},${round(stops[0].y)}`;
      for (let next = 1; next < stops.length; next += 1) {
        const [left, right] = [stops[next - 1], stops[next]], bend = (right.x - left.x) / 2;
        path += ` C${round(left.x + bend)},${round(left.y)} ${round(right.x - bend)},${round(right.y)}`
          + ` ${round(right.x)},${round(right.y)}`;
      }
      return path;
    }

    const round = value => Math.round(value * 10) / 10;
    const heads = ["", "captive", "cycle", "added", "removed"];

    function headOf(edge) {
      return [...heads].reverse().find(head => !head || (edge.marks || []).includes(head));
    }

    function arrowHeads() {
      return svg("defs", {}, ...heads.map(head => svg("marker", { id: "head-" + head,
        viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 8, markerHeight: 8,
        markerUnits: "userSpaceOnUse", orient: "auto" },
      svg("path", { class: "head " + head, d: "M0,0 L8,4 L0,8 z" }))));
    }

    function drawEdge(edge, nodes) {
      return svg("path", { class: ["edge", ...edge.marks].join(" "),
        d: pathOf(edge, nodes[edge.from], nodes[edge.to]),
        "marker-end": `url(#head-${headOf(edge)})` });
    }

    // What is drawn, and only that.
    function legend(nodes, edges) {
      const has = mark => nodes.some(node => (node.marks || []).includes(mark));
      const key = (text, styles, content) => make("span", {},
        svg("svg", { class: "key node " + styles, viewBox: "0 0 34 16", "aria-hidden": "true" },
          ...content), text);
      const box = (text, styles, shape = "shared") =>
        key(text, styles + " shape-" + shape, outlineOf(shape, 1, 1, 32, 14));
      const line = (text, styles) => key(text, "",
        [svg("path", { class: "edge " + styles, d: "M0,8 L33,8" })]);
      const shapes = { shared: "shared (singleton)", new: "new each time (transient)", weak: "weak",
        graph: "shared within one outermost resolve", scoped: "kept by a scope" };
      const entries = Object.keys(shapes).filter(shape => nodes.some(node => node.shape === shape))
        .map(shape => box(shapes[shape], "", shape));
      const marks = { live: "live", absent: "absent", missing: "missing" };
      for (const mark in marks) if (has(mark)) entries.push(box(marks[mark], mark));
      const changes = { added: "added", removed: "removed", changed: "changed" };
      for (const change in changes) {
        if (nodes.some(node => node.change === change)) entries.push(box(changes[change], change));
      }
      const lines = { later: "resolved later", cycle: "cycle", captive: "captive",
        added: "added", removed: "removed" };
      for (const mark in lines) {
        if (edges.some(edge => edge.marks.includes(mark))) entries.push(line(lines[mark], mark));
      }
      return make("p", { class: "legend", "aria-label": "Legend" }, ...entries);
    }

    """#
}
