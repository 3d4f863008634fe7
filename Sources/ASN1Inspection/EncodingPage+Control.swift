extension EncodingPage {
    /// What pointers and keys do, and the search.
    static let controlScript = #"""
        const status = document.getElementById("status");
        // Marks what is pointed at or selected, in both panes. The pane that asks is not scrolled, and none is when the pointer leaves.
        function show(from) {
          const node = marked();
          shownMark = node < 0 ? -1 : rows[rowOf(node)];
          if (node >= 0) {
            const head = header(node), length = ends[node] - offsets[node];
            let path = "";
            for (let around = node, steps = 0; steps < 12; around = parent(around), steps++) {
              const label = data.labels[labels[around]] || tagText(header(around));
              path = label.split(" ")[0] + (path ? " › " + path : "");
              if (depths[around] === 0) break;
            }
            status.textContent = "offset " + offsets[node] + ", header " + (head.contents - offsets[node]) + " + contents "
              + (head.isIndefinite ? "indefinite" : head.length) + " = " + length + " bytes   " + path;
            if (from !== "octets" && from !== "outside") octets.reveal(Math.floor(offsets[node] / 16));
            if (from !== "tree" && from !== "outside") tree.reveal(rowOf(node));
          }
          tree.later();
          octets.later();
          tree.pane.setAttribute("aria-activedescendant", "node" + selected);
        }
        function hover(node, from) {
          if (node === hovered) return;
          hovered = node;
          show(from);
        }
        function select(node, from) {
          if (node < 0) return;
          let isHidden = false;
          for (let around = node; depths[around] > 0;) {
            around = parent(around);
            if (!expanded[around]) { expanded[around] = 1; isHidden = true; }
          }
          if (isHidden) layOut();
          selected = node;
          hovered = -1;
          show(from);
        }
        function toggle(node, isOpen) {
          if (!hasChildren(node)) return;
          expanded[node] = isOpen ? 1 : 0;
          if (!isOpen && selected > node && selected < nexts[node]) selected = node;
          layOut();
          show();
        }
        function setAll(isOpen) {
          for (let node = 0; node < count; node++) expanded[node] = isOpen && hasChildren(node) ? 1 : 0;
          if (!isOpen) while (selected > 0 && depths[selected] > 0) selected = parent(selected);
          layOut();
          show();
        }

        function nodeOf(event) {
          const line = event.target.closest("[data-node]");
          return line ? Number(line.dataset.node) : -1;
        }
        function octetOf(event) {
          const octet = event.target.closest("i");
          return octet ? Number(octet.dataset.octet ?? octet.dataset.character) : -1;
        }
        tree.pane.addEventListener("mousemove", event => hover(nodeOf(event), "tree"));
        tree.pane.addEventListener("mouseleave", () => hover(-1, "outside"));
        tree.pane.addEventListener("click", event => {
          const node = nodeOf(event);
          if (node < 0) return;
          if (event.target.className === "twist") toggle(node, !expanded[node]); else select(node, "tree");
        });
        tree.pane.addEventListener("dblclick", event => {
          const node = nodeOf(event);
          if (node >= 0 && event.target.className !== "twist") toggle(node, !expanded[node]);
        });
        octets.pane.addEventListener("mousemove", event => {
          const octet = octetOf(event);
          hover(octet < 0 ? -1 : nodeAt(octet), octet < 0 ? "outside" : "octets");
        });
        octets.pane.addEventListener("mouseleave", () => hover(-1, "outside"));
        octets.pane.addEventListener("click", event => {
          const octet = octetOf(event);
          if (octet >= 0) select(nodeAt(octet), "octets");
        });

        // MARK: Keys
        const search = document.getElementById("search"), keys = document.getElementById("keys");
        function move(by) {
          const row = Math.min(Math.max(0, rowOf(selected) + by), rows.length - 1);
          if (row >= 0) select(rows[row]);
        }
        tree.pane.addEventListener("keydown", event => {
          if (selected < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
          switch (event.key) {
            case "ArrowDown": move(1); break;
            case "ArrowUp": move(-1); break;
            case "PageDown": move(tree.inView - 1); break;
            case "PageUp": move(1 - tree.inView); break;
            case "Home": move(-rows.length); break;
            case "End": move(rows.length); break;
            case "ArrowRight":
              if (hasChildren(selected) && !expanded[selected]) toggle(selected, true); else move(1);
              break;
            case "ArrowLeft":
              if (hasChildren(selected) && expanded[selected]) toggle(selected, false);
              else if (depths[selected] > 0) select(parent(selected));
              break;
            case "Enter": case " ": toggle(selected, !expanded[selected]); break;
            default: return;
          }
          event.preventDefault();
        });
        document.addEventListener("keydown", event => {
          if (event.target === search || event.ctrlKey || event.metaKey || event.altKey || keys.open) return;
          if (event.key === "/") { search.focus(); search.select(); event.preventDefault(); }
          else if (event.key === "e") setAll(true);
          else if (event.key === "c") setAll(false);
          else if (event.key === "?") keys.showModal();
        });
        document.getElementById("expand").addEventListener("click", () => setAll(true));
        document.getElementById("collapse").addEventListener("click", () => setAll(false));
        document.getElementById("help").addEventListener("click", () => keys.showModal());

        // MARK: Search
        const found = document.getElementById("matches");
        const matchLimit = 100000;
        let current = 0;
        // Texts in the tree, and octets given as pairs of digits. It works in pieces, so that the page can be used meanwhile.
        let searching = 0;
        function startSearch() {
          const query = search.value.trim().toLowerCase(), run = ++searching;
          matches = [];
          matchSet = new Set();
          current = -1;
          found.textContent = "";
          tree.later();
          if (!query) return;
          const pairs = /^(0x)?([0-9a-f]{2}[ :]?)+$/.test(query) ? query.replace(/^0x/, "").match(/[0-9a-f]{2}/g) : null;
          const wanted = pairs ? pairs.map(pair => parseInt(pair, 16)) : null;
          let node = 0, octet = 0;
          function add(match) {
            if (matchSet.has(match) || matches.length >= matchLimit) return;
            matchSet.add(match);
            matches.push(match);
          }
          function piece() {
            if (run !== searching) return;
            const stop = performance.now() + 12;
            for (let turns = 0; node < count; node++) {
              if (nodeText(node).toLowerCase().includes(query)) add(node);
              if (++turns % 256 === 0 && performance.now() > stop) break;
            }
            if (node === count && wanted) {
              for (let turns = 0; octet + wanted.length <= bytes.length; octet++) {
                let same = 0;
                while (same < wanted.length && bytes[octet + same] === wanted[same]) same++;
                if (same === wanted.length) { const match = nodeAt(octet); if (match >= 0) add(match); }
                if (++turns % 4096 === 0 && performance.now() > stop) break;
              }
            }
            const isDone = node === count && (!wanted || octet + wanted.length > bytes.length);
            if (current < 0 && matches.length) { current = 0; select(matches[0]); }
            found.textContent = matches.length === 0 ? (isDone ? "not found" : "…")
              : (current + 1) + " of " + matches.length + (isDone ? "" : "…");
            tree.later();
            if (isDone) { matches.sort((left, right) => left - right); current = Math.max(0, matches.indexOf(selected)); }
            else setTimeout(piece);
          }
          piece();
        }
        function goTo(by) {
          if (!matches.length) return;
          current = (current + by + matches.length) % matches.length;
          select(matches[current]);
          found.textContent = (current + 1) + " of " + matches.length;
        }
        let typing = 0;
        search.addEventListener("input", () => { clearTimeout(typing); typing = setTimeout(startSearch, 150); });
        search.addEventListener("keydown", event => {
          if (event.key === "Enter") { goTo(event.shiftKey ? -1 : 1); event.preventDefault(); }
          else if (event.key === "Escape") { tree.pane.focus(); event.preventDefault(); }
        });
        document.getElementById("next").addEventListener("click", () => goTo(1));
        document.getElementById("previous").addEventListener("click", () => goTo(-1));

        // MARK: Start
        document.getElementById("size").textContent = bytes.length.toLocaleString("en") + " bytes, " + count.toLocaleString("en")
          + " values";
        if (data.problem) {
          const problem = document.getElementById("problem");
          problem.hidden = false;
          problem.textContent = "The rest is no encoding: " + data.problem;
        }
        // All of what is small; of the rest what is outermost.
        for (let node = 0; node < count; node++) expanded[node] = hasChildren(node) && (count <= 2000 || depths[node] < 2) ? 1 : 0;
        layOut();
        tree.draw();
        octets.draw();
        show();
        tree.pane.focus();
        document.documentElement.dataset.ready = Math.round(performance.now());

        """#
}
