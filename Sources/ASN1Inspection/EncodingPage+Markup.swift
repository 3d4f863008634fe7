extension EncodingPage {
    /// The elements that the script fills.
    /// - Parameter title: The title, escaped.
    static func body(title: String) -> String {
        """
        <header>
        <h1>\(title)</h1>
        <span id="size"></span>
        <label>Search <input id="search" type="search" placeholder="name, value or octets" spellcheck="false" autocomplete="off"></label>
        <button id="previous" title="previous match (Shift+Enter)">&#9650;</button>
        <button id="next" title="next match (Enter)">&#9660;</button>
        <output id="matches"></output>
        <button id="expand" title="open all (e)">Open all</button>
        <button id="collapse" title="close all (c)">Close all</button>
        <button id="help" title="keys (?)">?</button>
        </header>
        <p id="problem" role="alert" hidden></p>
        <main>
        <div id="tree" class="pane" role="tree" tabindex="0" aria-label="values"><div class="canvas"></div></div>
        <div id="octets" class="pane" tabindex="0" aria-label="octets"><div class="canvas"></div></div>
        </main>
        <footer id="status">&nbsp;</footer>
        <dialog id="keys"><p><b>Keys</b></p><table>
        <tr><td>&uarr; &darr;</td><td>one value up or down</td></tr>
        <tr><td>&rarr; &larr;</td><td>open, close, or go to what is around</td></tr>
        <tr><td>Enter Space</td><td>open or close</td></tr>
        <tr><td>Home End PgUp PgDn</td><td>far up or down</td></tr>
        <tr><td>e, c</td><td>open all, close all</td></tr>
        <tr><td>/</td><td>search; Enter and Shift+Enter go to the next and the previous match</td></tr>
        <tr><td>Esc</td><td>back to the tree</td></tr>
        </table><form method="dialog"><button>Close</button></form></dialog>
        <noscript>This page needs JavaScript.</noscript>
        """
    }

    /// Colours follow what the reader's system prefers.
    static let style = """
        :root { color-scheme: light dark; --back: #fff; --text: #1c1e21; --faint: #5a616d; --line: #d9dce1; --bar: #f3f4f6;
          --name: #0b5cad; --tag: #7a3e9d; --value: #1a6b3c; --mark: #ffe08a; --head: #ffc94d; --select: #dbe9ff; --bad: #b3261e; }
        @media (prefers-color-scheme: dark) { :root { --back: #16181c; --text: #e3e5e8; --faint: #a3abb8; --line: #33373f;
          --bar: #1f2228; --name: #7db7ff; --tag: #d3a4f0; --value: #8fd6a8; --mark: #4a3b0a; --head: #6b530a; --select: #24364f;
          --bad: #ff8a80; } }
        * { box-sizing: border-box; }
        html, body { height: 100%; margin: 0; }
        body { display: flex; flex-direction: column; background: var(--back); color: var(--text);
          font: 14px/20px system-ui, sans-serif; }
        header { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; padding: 6px 10px; background: var(--bar);
          border-bottom: 1px solid var(--line); }
        h1 { font-size: 15px; margin: 0; max-width: 40vw; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        #size, #matches, footer { color: var(--faint); }
        header label { margin-left: auto; }
        input, button { font: inherit; color: inherit; background: var(--back); border: 1px solid var(--line); border-radius: 4px;
          padding: 1px 7px; }
        ::placeholder { color: var(--faint); }
        input { width: 20em; max-width: 50vw; }
        :focus-visible { outline: 2px solid var(--name); outline-offset: -2px; }
        #problem { margin: 0; padding: 4px 10px; color: var(--bad); }
        main { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(0, 1fr) max-content; }
        .pane { overflow: auto; position: relative; contain: strict; }
        #octets { width: calc(77ch + 40px); border-left: 1px solid var(--line); }
        .pane, footer { font-family: ui-monospace, "SF Mono", Consolas, "DejaVu Sans Mono", monospace; font-size: 13px; }
        .canvas { position: relative; }
        .row { position: absolute; left: 0; height: 20px; white-space: pre; min-width: 100%; padding-right: 10px; }
        #tree .row { cursor: default; }
        .twist { display: inline-block; width: 16px; text-align: center; color: var(--faint); cursor: pointer; }
        .name { color: var(--name); font-weight: 600; }
        .tag { color: var(--tag); }
        .value { color: var(--value); }
        .place { color: var(--faint); }
        .row.selected { background: var(--select); }
        .row.mark { background: var(--mark); }
        .row.found .tag, .row.found .name { text-decoration: underline; }
        #octets .row { padding-left: 10px; }
        #octets i { font-style: normal; }
        #octets i.mark { background: var(--mark); }
        #octets i.head { background: var(--head); }
        footer { padding: 3px 10px; border-top: 1px solid var(--line); background: var(--bar); white-space: pre; overflow: hidden;
          text-overflow: ellipsis; }
        dialog { color: var(--text); background: var(--back); border: 1px solid var(--line); border-radius: 8px; }
        dialog td { padding: 2px 12px 2px 0; }
        @media (max-width: 1000px) { main { grid-template-columns: minmax(0, 1fr); grid-template-rows: 1fr 1fr; }
          #octets { width: auto; border-left: 0; border-top: 1px solid var(--line); } }

        """
}
