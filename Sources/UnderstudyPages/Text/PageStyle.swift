/// The CSS that all pages share: colors, controls and text.
package enum PageStyle {
  package static let common = """
    :root {
      --back: #ffffff; --panel: #f4f5f7; --line: #d0d5dd; --text: #1b1f27; --soft: #535c6b;
      --link: #0b57d0; --shared: #e3ecfb; --new: #e6f4e8; --weak: #fdf0d9; --graph: #efe6fa;
      --scoped: #dff3f3; --red: #b3261e; --orange: #9a5200; --green: #1a6b30; --mark: #fff3b0;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --back: #14171c; --panel: #1e232b; --line: #3d4654; --text: #e8eaee; --soft: #a9b2c0;
        --link: #8ab4f8; --shared: #233450; --new: #1f3a27; --weak: #443519; --graph: #35284b;
        --scoped: #1b3d3f; --red: #ff9a91; --orange: #ffb870; --green: #80d696; --mark: #574c12;
      }
    }
    * { box-sizing: border-box; }
    html { background: var(--back); color: var(--text); }
    body { margin: 0; font: 15px/1.5 system-ui, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
    header { padding: 14px 20px 6px; }
    h1 { font-size: 1.35rem; line-height: 1.25; margin: 0; overflow-wrap: anywhere; }
    h2 { font-size: 1.05rem; margin: 1.4em 0 .4em; }
    h3 { font-size: .95rem; margin: 1em 0 .2em; }
    p { margin: .3em 0; overflow-wrap: anywhere; }
    header p, .soft { color: var(--soft); }
    code { font: .92em/1.5 ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace;
      overflow-wrap: anywhere; }
    button, input, select { font: inherit; color: inherit; background: var(--back);
      border: 1px solid var(--line); border-radius: 6px; padding: 4px 10px; min-height: 32px;
      max-width: 100%; }
    input[type=checkbox] { min-height: 0; margin: 0 5px 0 0; vertical-align: -1px; }
    button { cursor: pointer; }
    button:hover:not(:disabled) { border-color: var(--link); }
    button:disabled { opacity: .5; cursor: default; }
    button.link { border: 0; padding: 1px 0; min-height: 0; background: none; color: var(--link);
      text-align: left; overflow-wrap: anywhere; }
    button.link:hover { text-decoration: underline; }
    :focus-visible { outline: 2px solid var(--link); outline-offset: 1px; }
    .bar { display: flex; flex-wrap: wrap; gap: 6px 12px; align-items: center; padding: 6px 20px; }
    .bar label { display: inline-flex; align-items: center; gap: 5px; }
    .bar input[type=search] { width: 17em; max-width: 100%; }
    .good { color: var(--green); } .bad { color: var(--red); } .warn { color: var(--orange); }
    @media (max-width: 640px) {
      header { padding: 12px 12px 4px; }
      .bar { padding: 6px 12px; }
      .bar label:has(input[type=search]) { width: 100%; }
      .bar input[type=search] { flex: 1; width: auto; min-width: 0; }
    }

    """
}
