extension EncodingPage {
    /// What is shown: two panes of rows, of which only those in sight are elements.
    static let viewScript = #"""
        const rowHeight = 20;
        // Browsers do not lay out elements of more than some millions of pixels; beyond, the scroll bar is a scale.
        const heightLimit = 8000000;
        function element(name, className, text) {
          const made = document.createElement(name);
          if (className) made.className = className;
          if (text !== undefined) made.textContent = text;
          return made;
        }

        // A pane of equal rows.
        class Pane {
          constructor(id, makeRow) {
            this.pane = document.getElementById(id);
            this.canvas = this.pane.firstElementChild;
            this.makeRow = makeRow;
            this.total = 0;
            this.waits = false;
            this.pane.addEventListener("scroll", () => this.later(), { passive: true });
            new ResizeObserver(() => this.later()).observe(this.pane);
          }
          get inView() { return Math.max(1, Math.floor(this.pane.clientHeight / rowHeight)); }
          get isScaled() { return this.total * rowHeight > heightLimit; }
          // The first row in sight, which may be in part.
          get first() {
            if (!this.isScaled) return this.pane.scrollTop / rowHeight;
            const range = Math.max(1, heightLimit - this.pane.clientHeight);
            return Math.min(1, this.pane.scrollTop / range) * Math.max(0, this.total - this.inView);
          }
          set first(row) {
            const most = Math.max(0, this.total - this.inView);
            const place = Math.min(Math.max(0, row), most);
            this.pane.scrollTop = this.isScaled
              ? place / Math.max(1, most) * Math.max(1, heightLimit - this.pane.clientHeight) : place * rowHeight;
          }
          setTotal(total) {
            this.total = total;
            this.canvas.style.height = Math.min(total * rowHeight, heightLimit) + "px";
          }
          // Scrolls only if the row is out of sight.
          reveal(row) {
            const first = this.first;
            if (row < first || row > first + this.inView - 2) this.first = row - Math.floor(this.inView / 3);
            this.later();
          }
          later() {
            if (this.waits) return;
            this.waits = true;
            requestAnimationFrame(() => { this.waits = false; this.draw(); });
          }
          draw() {
            const first = this.first, start = Math.max(0, Math.floor(first) - 5);
            const end = Math.min(this.total, Math.ceil(first) + this.inView + 6);
            const made = [];
            for (let row = start; row < end; row++) {
              const line = this.makeRow(row);
              line.style.top = (this.isScaled ? this.pane.scrollTop + (row - first) * rowHeight : row * rowHeight) + "px";
              made.push(line);
            }
            this.canvas.replaceChildren(...made);
          }
        }

        // MARK: Tree
        const expanded = new Uint8Array(count);
        let rows = new Uint32Array(0);
        let selected = count ? 0 : -1, hovered = -1;
        let matches = [], matchSet = new Set();
        function marked() { return hovered >= 0 ? hovered : selected; }

        function treeRow(row) {
          const node = rows[row], head = header(node), line = element("div", "row");
          line.dataset.node = node;
          line.id = "node" + node;
          line.setAttribute("role", "treeitem");
          line.setAttribute("aria-level", depths[node] + 1);
          line.setAttribute("aria-selected", node === selected);
          if (node === selected) line.classList.add("selected");
          if (node === shownMark) line.classList.add("mark");
          if (matchSet.has(node)) line.classList.add("found");
          line.style.paddingLeft = 6 + Math.min(depths[node], 60) * 14 + "px";
          const isOpen = expanded[node] === 1;
          if (hasChildren(node)) line.setAttribute("aria-expanded", isOpen);
          line.append(element("span", "twist", hasChildren(node) ? (isOpen ? "▾" : "▸") : ""));
          const label = data.labels[labels[node]];
          if (label) line.append(element("span", "name", label + " "));
          line.append(element("span", "tag", tagText(head)));
          const value = valueText(node, head);
          if (value) line.append(element("span", "value", " " + value));
          if (head.isConstructed) line.append(element("span", "place", " " + (ends[node] - offsets[node]) + " bytes"));
          return line;
        }
        let shownMark = -1;
        const tree = new Pane("tree", treeRow);

        function layOut() {
          const list = new Uint32Array(count);
          let length = 0;
          for (let node = 0; node < count;) {
            list[length++] = node;
            node = expanded[node] ? node + 1 : nexts[node];
          }
          rows = list.subarray(0, length);
          tree.setTotal(length);
          tree.later();
        }
        // The row of a node, or of the innermost open value around it.
        function rowOf(node) {
          let low = 0, high = rows.length;
          while (low < high) {
            const middle = (low + high) >> 1;
            if (rows[middle] <= node) low = middle + 1; else high = middle;
          }
          return low - 1;
        }

        // MARK: Octets
        function octetRow(row) {
          const line = element("div", "row"), start = row * 16, mark = marked();
          const from = mark < 0 ? 0 : offsets[mark], to = mark < 0 ? 0 : ends[mark], inner = mark < 0 ? 0 : header(mark).contents;
          line.append(element("span", "place", start.toString(16).padStart(8, "0") + "  "));
          let text = "";
          for (let i = start; i < start + 16; i++) {
            if (i >= bytes.length) { line.append("   "); continue; }
            const isMarked = i >= from && i < to;
            const octet = element("i", isMarked ? (i < inner ? "mark head" : "mark") : "", digits(bytes[i]));
            octet.dataset.octet = i;
            line.append(octet, i % 16 === 7 ? "  " : " ");
          }
          line.append(" ");
          for (let i = start; i < Math.min(start + 16, bytes.length); i++) {
            const isMarked = i >= from && i < to;
            const octet = element("i", isMarked ? "mark" : "",
              bytes[i] >= 32 && bytes[i] < 127 ? String.fromCharCode(bytes[i]) : "·");
            octet.dataset.character = i;
            line.append(octet);
          }
          return line;
        }
        const octets = new Pane("octets", octetRow);
        octets.setTotal(Math.ceil(bytes.length / 16));

        """#
}
