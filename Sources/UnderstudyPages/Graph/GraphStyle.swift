/// The CSS of a drawn graph.
package enum GraphStyle {
  package static let text = """
    .graph-page { display: flex; flex-direction: column; height: 100vh; min-height: 600px; }
    .graph-page main { flex: 1; display: flex; flex-direction: column; min-height: 0; }
    .panes { display: grid; grid-template-columns: 220px minmax(0, 1fr) 260px;
      grid-template-rows: minmax(0, 1fr); border-top: 1px solid var(--line); }
    .graph-page .panes { flex: 1; min-height: 0; }
    .report-page .panes { height: 74vh; min-height: 420px; }
    .panes > * { min-width: 0; min-height: 0; }
    .keys { display: flex; flex-direction: column; border-right: 1px solid var(--line); }
    .keys p, .details { padding: 6px 14px; }
    .list { position: relative; overflow: auto; flex: 1; min-height: 0; }
    .list > div { padding: 2px 14px; font-size: .93em; cursor: pointer; overflow-wrap: anywhere; }
    .list > div:hover { background: var(--panel); }
    .list > .active { background: var(--mark); }
    .details { overflow: auto; border-left: 1px solid var(--line); }
    .details ul { list-style: none; margin: 0; padding: 0; }
    .details h2 { margin-top: .4em; overflow-wrap: anywhere; }
    svg.drawing { display: block; width: 100%; height: 100%; touch-action: none; cursor: grab;
      background: var(--back); }
    svg.drawing:active { cursor: grabbing; }
    svg.drawing:focus-visible { outline-offset: -2px; }
    svg.drawing text { font: 13px ui-monospace, Menlo, "DejaVu Sans Mono", monospace;
      fill: var(--text); text-anchor: middle; pointer-events: none; }
    svg.drawing text.traits { font-size: 11px; fill: var(--soft); }
    svg.drawing text.layer { font: 12px system-ui, "DejaVu Sans", sans-serif; fill: var(--soft); }
    .node { cursor: pointer; }
    .node .outline, .key .outline { stroke: var(--soft); stroke-width: 1.2; fill: var(--shared); }
    .shape-new .outline { fill: var(--new); } .shape-weak .outline { fill: var(--weak); }
    .shape-graph .outline { fill: var(--graph); } .shape-scoped .outline { fill: var(--scoped); }
    .node .side, .key .side { stroke: var(--soft); }
    .node.live .outline, .key.live .outline { stroke-width: 3.5; stroke: var(--text); }
    .node.absent .outline { stroke-dasharray: 4; fill: var(--back); }
    .node.missing .outline { stroke: var(--red); stroke-dasharray: 4; fill: var(--back); }
    .node.cycle .outline { stroke: var(--red); stroke-width: 2; }
    .node.captive .outline { stroke: var(--orange); stroke-width: 2; }
    .node.added .outline { stroke: var(--green); stroke-width: 3; }
    .node.removed .outline { stroke: var(--red); stroke-width: 2; stroke-dasharray: 6 3; }
    .node.removed text { text-decoration: line-through; }
    .node.changed .outline { stroke: var(--orange); stroke-width: 3; }
    .node.chosen .outline { stroke: var(--link); stroke-width: 4; stroke-dasharray: none; }
    .node.found .outline { fill: var(--mark); }
    .edge { fill: none; stroke: var(--soft); stroke-width: 1.2; }
    .edge.later { stroke-dasharray: 5 4; }
    .edge.captive { stroke: var(--orange); stroke-width: 2; }
    .edge.cycle { stroke: var(--red); stroke-width: 2; }
    .edge.added { stroke: var(--green); stroke-width: 2.5; }
    .edge.removed { stroke: var(--red); stroke-width: 2; stroke-dasharray: 6 3; }
    .edge.near { stroke: var(--link); stroke-width: 2.5; }
    .head { fill: var(--soft); } .head.captive { fill: var(--orange); }
    .head.cycle, .head.removed { fill: var(--red); } .head.added { fill: var(--green); }
    .has-choice .node:not(.near), .has-search .node:not(.found) { opacity: .35; }
    .has-choice .edge:not(.near) { opacity: .2; }
    .legend { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 8px 20px; margin: 0;
      border-top: 1px solid var(--line); color: var(--soft); font-size: .87rem; }
    .legend span { display: inline-flex; align-items: center; gap: 6px; }
    .legend svg { width: 34px; height: 16px; overflow: visible; }
    @media (max-width: 900px) {
      .graph-page { height: auto; }
      .panes, .report-page .panes { grid-template-columns: minmax(0, 1fr);
        grid-template-rows: auto 60vh auto; height: auto; }
      .keys { border-right: 0; border-bottom: 1px solid var(--line); max-height: 150px; }
      .details { border-left: 0; border-top: 1px solid var(--line); }
      .legend { padding: 8px 12px; }
    }

    """
}
