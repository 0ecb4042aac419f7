extension GraphScript {
  /// Moves and zooms a drawing: by pointer, by wheel and by two fingers.
  package static let camera = #"""
    function cameraOf(drawing) {
      const view = { x: 0, y: 0, width: 100, height: 100 };
      let world = { x: 0, y: 0, width: 100, height: 100 };
      const fingers = new Map();

      function show() {
        drawing.setAttribute("viewBox", [view.x, view.y, view.width, view.height].join(" "));
      }
      // Once a frame: a wheel turns faster than a large graph is drawn.
      let isDue = false;
      function showSoon() {
        if (isDue) return;
        isDue = true;
        requestAnimationFrame(() => {
          isDue = false;
          show();
        });
      }
      function size() {
        const box = drawing.getBoundingClientRect();
        return { left: box.left, top: box.top, width: box.width || 1, height: box.height || 1 };
      }
      // The part of the world, in the shape of the window.
      function look(x, y, width, height) {
        const box = size(), ratio = box.width / box.height;
        view.width = Math.max(width, height * ratio);
        view.height = view.width / ratio;
        [view.x, view.y] = [x + (width - view.width) / 2, y + (height - view.height) / 2];
        show();
      }
      function point(event) {
        const box = size();
        return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
      }
      function zoom(factor, at = { x: .5, y: .5 }, draw = show) {
        const width = Math.min(Math.max(view.width * factor, 120),
          Math.max(world.width, world.height, 600) * 4);
        const height = view.height * width / view.width;
        view.x += (view.width - width) * at.x;
        view.y += (view.height - height) * at.y;
        [view.width, view.height] = [width, height];
        draw();
      }
      function pan(x, y) {
        view.x += x * view.width;
        view.y += y * view.height;
        showSoon();
      }

      drawing.addEventListener("wheel", event => {
        event.preventDefault();
        zoom(Math.exp(Math.sign(event.deltaY) * Math.min(Math.abs(event.deltaY), 120) / 500),
          point(event), showSoon);
      }, { passive: false });
      let moved = 0;
      drawing.addEventListener("pointerdown", event => {
        if (fingers.size === 0) moved = 0;
        fingers.set(event.pointerId, point(event));
      });
      drawing.addEventListener("pointermove", event => {
        const before = fingers.get(event.pointerId);
        if (!before) return;
        const now = point(event);
        moved += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
        // Not at once, so that a click remains one on the node.
        if (moved > .01 && !drawing.hasPointerCapture(event.pointerId)) {
          drawing.setPointerCapture(event.pointerId);
        }
        if (fingers.size === 2) {
          const other = [...fingers].find(([id]) => id !== event.pointerId)[1];
          const apart = place => Math.hypot(place.x - other.x, place.y - other.y) || .001;
          zoom(apart(before) / apart(now), other, showSoon);
        } else pan(before.x - now.x, before.y - now.y);
        fingers.set(event.pointerId, now);
      });
      for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
        drawing.addEventListener(end, event => fingers.delete(event.pointerId));
      }
      new ResizeObserver(() => look(view.x, view.y, view.width, view.height)).observe(drawing);

      return {
        zoom,
        wasMoved: () => moved > .01,
        setWorld(box) { world = box; },
        // All of it; but no larger than life.
        fit() {
          const box = size(), margin = 24;
          const width = Math.max(world.width + 2 * margin, box.width);
          const height = Math.max(world.height + 2 * margin, box.height);
          look(world.x + (world.width - width) / 2, world.y + (world.height - height) / 2,
            width, height);
        },
        // Whether the view is so wide that nobody can read the names.
        isFar: () => view.width / size().width > 2.2,
        // Moves a node into view if it is out of it, and comes close enough to read it.
        reveal(node) {
          const box = size();
          const isSmall = view.width / box.width > 1.6;
          const isOut = node.x - node.width / 2 < view.x || node.x + node.width / 2 > view.x + view.width
            || node.y - 30 < view.y || node.y + 30 > view.y + view.height;
          if (!isSmall && !isOut) return;
          const width = isSmall ? box.width * 1.2 : view.width;
          const height = width * box.height / box.width;
          look(node.x - width / 2, node.y - height / 2, width, height);
        },
      };
    }

    """#
}
