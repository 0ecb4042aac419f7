/// The JavaScript that draws a graph.
package enum GraphScript {
  /// Places nodes in layers from left to right, after Sugiyama, Tagawa and Toda, "Methods for visual
  /// understanding of hierarchical system structures" (1981).
  ///
  /// A node is in the layer after that of its last dependant. Equal graphs are placed alike.
  package static let layout = #"""
    // Each node's layer, without the edges that would close a cycle. Not recursive: a chain may be
    // longer than the stack is deep.
    function layersOf(count, edges) {
      const out = Array.from({ length: count }, () => []), incoming = new Array(count).fill(0);
      for (const edge of edges) {
        if (edge.from === edge.to) continue;
        out[edge.from].push(edge.to);
        incoming[edge.to] += 1;
      }
      const state = new Uint8Array(count), finished = [], kept = out.map(() => []);
      const numbers = [...Array(count).keys()];
      for (const start of [...numbers.filter(node => !incoming[node]), ...numbers]) {
        if (state[start]) continue;
        const trail = [[start, 0]];
        state[start] = 1;
        while (trail.length) {
          const step = trail[trail.length - 1], [node, next] = step;
          if (next === out[node].length) {
            state[node] = 2;
            finished.push(node);
            trail.pop();
            continue;
          }
          step[1] += 1;
          const end = out[node][next];
          if (state[end] === 1) continue;
          kept[node].push(end);
          if (state[end]) continue;
          state[end] = 1;
          trail.push([end, 0]);
        }
      }
      const layers = new Array(count).fill(0);
      for (const node of finished.reverse()) {
        for (const end of kept[node]) layers[end] = Math.max(layers[end], layers[node] + 1);
      }
      return layers;
    }

    // Columns of items: nodes, and the points at which long edges pass a layer. A layer of a large
    // graph is broken into several columns, and its edges pass behind the nodes.
    function columnsOf(nodes, edges, layers) {
      const columns = [], isLarge = nodes.length > 150;
      const items = nodes.map((node, place) => ({ node: place, layer: layers[place],
        width: node.width, height: node.height, before: [], after: [], y: 0 }));
      for (const item of items) (columns[item.layer] ??= []).push(item);
      const join = (from, to) => { from.after.push(to); to.before.push(from); };
      for (const edge of edges) {
        let item = items[edge.from];
        const end = items[edge.to];
        edge.points = [];
        if (end.layer <= item.layer) continue;
        for (let layer = item.layer + 1; layer < end.layer && !isLarge; layer += 1) {
          const point = { layer, width: 0, height: 6, before: [], after: [], y: 0 };
          columns[layer].push(point);
          edge.points.push(point);
          join(item, point);
          item = point;
        }
        join(item, end);
      }
      return { items, columns, isLarge };
    }

    // Orders each column by the mean place of its neighbors, which uncrosses most edges.
    function orderColumns(columns) {
      const place = column => column.forEach((item, index) => { item.place = index; });
      columns.forEach(place);
      for (let round = 0; round < 8; round += 1) {
        const isForward = round % 2 === 0;
        for (const column of isForward ? columns : [...columns].reverse()) {
          for (const item of column) {
            const near = isForward ? item.before : item.after;
            item.rank = near.length
              ? near.reduce((sum, other) => sum + other.place, 0) / near.length : item.place;
          }
          column.sort((left, right) => left.rank - right.rank || left.place - right.place);
          place(column);
        }
      }
    }

    const rowGap = 14, columnGap = 48;

    function stack(column) {
      const total = column.reduce((sum, item) => sum + item.height + rowGap, -rowGap);
      let y = -total / 2;
      for (const item of column) {
        item.y = y + item.height / 2;
        y += item.height + rowGap;
      }
    }

    // Moves items as near to their neighbors as their order and the gaps allow: the least squares,
    // by pooling adjacent violators.
    function settle(column, side) {
      const pools = [];
      let offset = 0;
      column.forEach((item, index) => {
        if (index) offset += (column[index - 1].height + item.height) / 2 + rowGap;
        const near = item[side];
        const wish = near.length
          ? near.reduce((sum, other) => sum + other.y, 0) / near.length : item.y;
        let pool = { sum: wish - offset, items: [[item, offset]] };
        while (pools.length) {
          const last = pools[pools.length - 1];
          if (last.sum / last.items.length <= pool.sum / pool.items.length) break;
          pool = { sum: last.sum + pool.sum, items: [...last.items, ...pool.items] };
          pools.pop();
        }
        pools.push(pool);
      });
      for (const { sum, items } of pools) {
        for (const [item, offset] of items) item.y = sum / items.length + offset;
      }
    }

    // Sets x, y and layer of each node, and the points of each edge; returns the layers' positions.
    function layOut(nodes, edges) {
      const layers = layersOf(nodes.length, edges);
      const { items, columns, isLarge } = columnsOf(nodes, edges, layers);
      orderColumns(columns);
      const limit = isLarge ? Math.ceil(Math.sqrt(nodes.length) * 1.8) : Infinity;
      const headings = [];
      let x = 0;
      columns.forEach(stack);
      for (let round = 0; round < 6 && !isLarge; round += 1) {
        if (round % 2) columns.slice().reverse().forEach(column => settle(column, "after"));
        else columns.forEach(column => settle(column, "before"));
      }
      columns.forEach((column, layer) => {
        const first = x, parts = Math.max(1, Math.ceil(column.length / limit));
        const size = Math.ceil(column.length / parts);
        for (let part = 0; part < parts; part += 1) {
          const shown = column.slice(part * size, (part + 1) * size);
          if (isLarge) stack(shown);
          const width = shown.reduce((most, item) => Math.max(most, item.width), 40);
          for (const item of shown) item.x = x + width / 2;
          x += width + (part < parts - 1 ? 24 : columnGap);
        }
        headings.push({ x: (first + x - columnGap) / 2, layer });
      });
      items.forEach((item, place) => {
        [nodes[place].x, nodes[place].y, nodes[place].layer] = [item.x, item.y, item.layer];
      });
      return headings;
    }

    """#
}
