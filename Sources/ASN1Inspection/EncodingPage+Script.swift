extension EncodingPage {
    /// The script: what the data says, how values are written, what is shown, and what keys and pointers do.
    static var script: String { "\"use strict\";\n" + modelScript + textScript + viewScript + controlScript }

    /// The encoding and its tree, from the embedded data.
    private static let modelScript = #"""
        const data = JSON.parse(document.getElementById("data").textContent);
        function unpacked(text) {
          const binary = atob(text), octets = new Uint8Array(binary.length);
          for (let i = 0; i < binary.length; i++) octets[i] = binary.charCodeAt(i);
          return octets;
        }
        const bytes = unpacked(data.bytes);
        data.bytes = "";
        const count = data.count;
        // Of each node: where it starts and ends, how deep it is, the first node after it, its label.
        const offsets = new Uint32Array(count), ends = new Uint32Array(count), depths = new Uint32Array(count);
        const nexts = new Uint32Array(count), labels = new Uint32Array(count), holds = new Uint8Array(count);
        // Whether a node goes beyond the end of what is around it.
        const isCutOff = new Uint8Array(count);

        // The identifier and length octets of a node.
        function header(node) {
          let place = offsets[node];
          const first = bytes[place++];
          let number = first & 31;
          if (number === 31) {
            number = 0;
            while (place < bytes.length) {
              const octet = bytes[place++];
              number = number * 128 + (octet & 127);
              if (octet < 128) break;
            }
          }
          let length = bytes[place++], isIndefinite = false;
          if (length === 128) { isIndefinite = true; length = 0; }
          else if (length > 128) {
            let octets = length & 127;
            length = 0;
            while (octets-- > 0) length = length * 256 + bytes[place++];
          }
          return { tagClass: first >> 6, isConstructed: (first & 32) !== 0, number, isIndefinite, length, contents: place };
        }

        (function unpackNodes() {
          const packed = unpacked(data.nodes);
          data.nodes = "";
          let place = 0, last = 0;
          function number() {
            let value = 0, factor = 1;
            for (;;) {
              const octet = packed[place++];
              value += (octet & 127) * factor;
              if (octet < 128) return value;
              factor *= 128;
            }
          }
          const open = [];
          for (let node = 0; node < count; node++) {
            last += number();
            offsets[node] = last;
            const depth = number();
            depths[node] = Math.floor(depth / 2);
            holds[node] = depth % 2;
            labels[node] = number();
            while (open.length > depths[node]) nexts[open.pop()] = node;
            open.push(node);
          }
          while (open.length) nexts[open.pop()] = count;
          for (let node = count - 1; node >= 0; node--) {
            const head = header(node);
            ends[node] = head.isIndefinite ? ends[nexts[node] - 1] : head.contents + head.length;
          }
          for (let node = 0; node < count; node++) {
            while (open.length > depths[node]) open.pop();
            const end = open.length ? ends[open[open.length - 1]] : bytes.length;
            if (ends[node] > end) { isCutOff[node] = 1; ends[node] = end; }
            open.push(node);
          }
        })();

        function hasChildren(node) { return nexts[node] > node + 1; }
        function parent(node) {
          const depth = depths[node];
          while (node > 0 && depths[node] >= depth) node--;
          return node;
        }
        // The innermost node that an octet is part of; -1 where there is none.
        function nodeAt(octet) {
          let low = 0, high = count;
          while (low < high) {
            const middle = (low + high) >> 1;
            if (offsets[middle] <= octet) low = middle + 1; else high = middle;
          }
          let node = low - 1;
          while (node > 0 && ends[node] <= octet && depths[node] > 0) node = parent(node);
          return node >= 0 && ends[node] > octet ? node : -1;
        }

        """#

    /// Tags and values as text.
    private static let textScript = #"""
        const tagNames = ["end-of-contents", "BOOLEAN", "INTEGER", "BIT STRING", "OCTET STRING", "NULL", "OBJECT IDENTIFIER",
          "ObjectDescriptor", "EXTERNAL", "REAL", "ENUMERATED", "EMBEDDED PDV", "UTF8String", "RELATIVE-OID", "TIME", "", "SEQUENCE",
          "SET", "NumericString", "PrintableString", "TeletexString", "VideotexString", "IA5String", "UTCTime", "GeneralizedTime",
          "GraphicString", "VisibleString", "GeneralString", "UniversalString", "CHARACTER STRING", "BMPString", "DATE",
          "TIME-OF-DAY", "DATE-TIME", "DURATION", "OID-IRI", "RELATIVE-OID-IRI"];
        const textLimit = 160;
        function tagText(head) {
          if (head.tagClass === 0) return tagNames[head.number] || "[UNIVERSAL " + head.number + "]";
          return "[" + ["", "APPLICATION ", "", "PRIVATE "][head.tagClass] + head.number + "]";
        }
        function digits(octet) { return (octet < 16 ? "0" : "") + octet.toString(16).toUpperCase(); }
        function hexadecimal(start, end) {
          let text = "";
          for (let i = start; i < Math.min(end, start + 32); i++) text += digits(bytes[i]);
          return "'" + text + "'H" + (end - start > 32 ? "…" : "");
        }
        function isPrintable(start, end) {
          for (let i = start; i < Math.min(end, start + textLimit); i++) if (bytes[i] < 32 || bytes[i] > 126) return false;
          return end > start;
        }
        // Characters that would change how the line is laid out are shown by their codes.
        function quoted(text, isCut) {
          return '"' + text.replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g,
            character => "\\u{" + character.charCodeAt(0).toString(16) + "}") + '"' + (isCut ? "…" : "");
        }
        function characters(start, end, size) {
          const stop = Math.min(end, start + textLimit * size);
          let text = "";
          if (size === 1) text = new TextDecoder("utf-8").decode(bytes.subarray(start, stop));
          else for (let i = start; i + size <= stop; i += size) {
            let code = 0;
            for (let k = 0; k < size; k++) code = code * 256 + bytes[i + k];
            text += code <= 0x10ffff ? String.fromCodePoint(code) : "\ufffd";
          }
          return quoted(text, stop < end);
        }
        function arcs(start, end, isRelative) {
          const parts = [];
          let value = 0n;
          if (start === end || end - start > 128 || bytes[end - 1] > 127) return null;
          for (let i = start; i < end; i++) {
            value = value * 128n + BigInt(bytes[i] & 127);
            if (bytes[i] > 127) continue;
            if (parts.length === 0 && !isRelative) {
              const first = value < 40n ? 0n : value < 80n ? 1n : 2n;
              parts.push(first, value - first * 40n);
            } else parts.push(value);
            value = 0n;
          }
          return parts.join(".");
        }
        function integer(start, end) {
          if (start === end) return "";
          if (end - start > 32) return hexadecimal(start, end);
          let value = BigInt(bytes[start] > 127 ? bytes[start] - 256 : bytes[start]);
          for (let i = start + 1; i < end; i++) value = value * 256n + BigInt(bytes[i]);
          return value.toString();
        }
        const strings = new Set([7, 12, 18, 19, 20, 21, 22, 25, 26, 27, 28, 30]);
        function valueText(node, head) {
          if (isCutOff[node]) return "cut off: " + (ends[node] - head.contents) + " of " + head.length + " octets";
          if (head.isConstructed || (head.tagClass === 0 && head.number === 0)) return "";
          const start = head.contents, end = head.contents + head.length;
          if (holds[node]) return "holds";
          if (start === end) return head.tagClass === 0 && strings.has(head.number) ? '""' : "";
          if (head.tagClass === 0) switch (head.number) {
            case 1: if (end - start === 1) return bytes[start] === 0 ? "FALSE" : "TRUE"; break;
            case 2: case 10: return integer(start, end);
            case 3: return hexadecimal(start + 1, end) + (bytes[start] ? ", unused bits: " + bytes[start] : "");
            case 6: {
              const text = arcs(start, end, false);
              if (text !== null) return text + (Object.hasOwn(data.names, text) ? " " + data.names[text] : "");
              break;
            }
            case 13: { const text = arcs(start, end, true); if (text !== null) return text; break; }
            case 12: case 14: case 18: case 19: case 22: case 23: case 24: case 26: case 31: case 32: case 33: case 34: case 35:
            case 36: return characters(start, end, 1);
            case 28: return characters(start, end, 4);
            case 30: return characters(start, end, 2);
            case 7: case 20: case 21: case 25: case 27: if (isPrintable(start, end)) return characters(start, end, 1); break;
          }
          const text = hexadecimal(start, end);
          return end - start >= 4 && head.tagClass !== 0 && isPrintable(start, end) ? text + " " + characters(start, end, 1) : text;
        }
        function nodeText(node) {
          const head = header(node);
          return data.labels[labels[node]] + " " + tagText(head) + " " + valueText(node, head);
        }

        """#
}
