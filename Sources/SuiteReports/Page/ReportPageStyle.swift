/// The CSS of a report's page.
enum ReportPageStyle {
  static let text = """
    .report-page { display: flex; flex-direction: column; min-height: 100vh; }
    main#report { flex: 1; display: flex; flex-direction: column; }
    .tabs { display: flex; gap: 2px; padding: 4px 20px 0; border-bottom: 1px solid var(--line);
      overflow-x: auto; }
    .tabs button { border: 1px solid transparent; border-bottom: 3px solid transparent;
      border-radius: 6px 6px 0 0; background: none; white-space: nowrap; }
    .tabs button:focus-visible { outline-offset: -3px; }
    .tabs [aria-selected=true] { border-bottom-color: var(--link); font-weight: 600; }
    [role=tabpanel] { flex: 1; min-width: 0; }
    [hidden] { display: none !important; }
    .page { padding: 4px 20px 30px; }
    .tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(130px, 1fr)); gap: 8px;
      margin: 12px 0; padding: 0; list-style: none; }
    .tiles li { background: var(--panel); border-radius: 8px; padding: 8px 12px; }
    .tiles b { display: block; font-size: 1.45rem; line-height: 1.3; }
    .findings { margin: 0; padding: 0; list-style: none; }
    .findings > li { padding: 5px 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
    .findings ul { list-style: none; margin: 2px 0; padding-left: 14px; }
    .findings ul li { padding: 1px 0; }
    pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; font-size: .88em; }
    .test { border-top: 1px solid var(--line); }
    .test > summary { display: flex; flex-wrap: wrap; gap: 2px 10px; padding: 5px 2px;
      cursor: pointer; align-items: baseline; }
    .test > summary::before { content: "▸"; color: var(--soft); width: 1ch; }
    .test[open] > summary::before { content: "▾"; }
    .test > summary code { flex: 1 1 240px; }
    .test > summary .soft { white-space: nowrap; font-size: .9em; }
    .test > div { padding: 0 0 12px 18px; }
    .badge { border: 1px solid currentColor; border-radius: 10px; padding: 0 7px; font-size: .8em;
      white-space: nowrap; }
    .scroll { overflow: auto; max-width: 100%; }
    table { border-collapse: collapse; font-size: .92em; }
    th, td { text-align: left; padding: 2px 10px 2px 0; vertical-align: top; }
    td.number, th.number { text-align: right; white-space: nowrap; }
    td { overflow-wrap: anywhere; }
    .pager { display: flex; flex-wrap: wrap; gap: 6px 10px; align-items: center; margin: 10px 0; }
    .matrix { max-height: 74vh; border: 1px solid var(--line); position: relative; }
    .matrix table { border-collapse: separate; border-spacing: 0; font-size: 13px; }
    .matrix th { font-weight: 400; background: var(--back); padding: 0; }
    .matrix thead th { position: sticky; top: 0; z-index: 1; height: 230px; min-width: 27px;
      vertical-align: bottom; border-bottom: 1px solid var(--line); }
    .matrix thead th > div { writing-mode: vertical-rl; transform: rotate(180deg); max-height: 222px; font-size: 12px;
      overflow: hidden; white-space: nowrap; text-overflow: ellipsis; padding: 4px 3px; margin: 0 auto; }
    .matrix tbody th { position: sticky; left: 0; z-index: 1; width: 340px; min-width: 340px;
      max-width: 340px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
      padding: 1px 8px; border-right: 1px solid var(--line); direction: rtl; }
    .matrix thead th.corner { left: 0; z-index: 2; border-right: 1px solid var(--line);
      padding: 6px 8px; }
    .matrix td { width: 27px; min-width: 27px; height: 24px; padding: 0; text-align: center;
      vertical-align: middle; border-right: 1px solid var(--panel);
      border-bottom: 1px solid var(--panel); font-weight: 600; }
    .matrix td:focus { outline: 2px solid var(--link); outline-offset: -2px; }
    .use-real { background: var(--panel); } .use-doubled { background: var(--new); }
    .use-defaulted { background: var(--scoped); }
    .use-live { background: var(--red); color: var(--back); }
    .use-unregistered { background: var(--weak); color: var(--orange); }
    .uses { display: flex; flex-wrap: wrap; gap: 4px 14px; }
    .uses b { display: inline-block; width: 24px; text-align: center; border-radius: 4px;
      margin-right: 5px; }
    @media (max-width: 640px) {
      .tabs { padding: 4px 8px 0; }
      .page { padding: 4px 12px 24px; }
      .tiles { grid-template-columns: repeat(auto-fill, minmax(100px, 1fr)); }
      .matrix tbody th { width: 150px; min-width: 150px; max-width: 150px; }
    }

    """
}
