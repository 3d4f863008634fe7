"""Opens pages of 'asn1swift dump --html' and 'appreceipt inspect --html' in a browser and points at things.

usage: check.py ASN1SWIFT APPRECEIPT RECEIPT [FOLDER]     FOLDER takes screenshots
"""
import os
import pathlib
import subprocess
import sys
import tempfile
import time

import appearance
from browser import Browser, find
from samples import SMALL_NAMES, SMALL_SCHEMA, revocation_list, small

READY_LIMIT = 5.0  # seconds until a page of 5 MB can be used
ACTION_LIMIT = 1.0  # seconds for what a key or the pointer does there
ELEMENT_LIMIT = 6000

marked_octets = "[...document.querySelectorAll('[data-octet].mark')].map(octet => Number(octet.dataset.octet))"
marked_nodes = "[...document.querySelectorAll('#tree .row.mark')].map(row => Number(row.dataset.node))"
selected_nodes = "[...document.querySelectorAll('#tree .row.selected')].map(row => Number(row.dataset.node))"

failures = []
passed = 0


def expect(what, found, expected):
    global passed
    if found == expected:
        passed += 1
    else:
        failures.append(f"{what}: {found}, not {expected}")


def page(tool, folder, name, encoding, *arguments):
    source, target = os.path.join(folder, name), os.path.join(folder, name + ".html")
    with open(source, "wb") as file:
        file.write(encoding)
    subprocess.run([tool, "dump", "--html", target, *arguments, source], check=True)
    return target


def search(browser, text):
    browser.run("(() => { const box = document.getElementById('search'); box.value = ''; box.focus(); })()")
    browser.call("Input.insertText", text=text)
    time.sleep(0.4)
    browser.settle()


def check_small(browser, tool, folder):
    value = small()
    places = list(value.places())
    # The name of the file and a value try to become markup.
    browser.open(page(tool, folder, "<img src=x onerror='window.hit=1'>", value.encoding))
    expect("rows", browser.run("document.querySelectorAll('#tree .row').length"), len(places))
    for node, (start, end) in enumerate(places):
        browser.point(f"#tree [data-node='{node}']")
        expect(f"octets of node {node}", browser.run(marked_octets), list(range(start, end)))
    for octet in range(len(value.encoding)):
        browser.point(f"[data-octet='{octet}']")
        inner = max(node for node, (start, end) in enumerate(places) if start <= octet < end)
        expect(f"node of octet {octet}", browser.run(marked_nodes), [inner])
    browser.call("Input.dispatchMouseEvent", type="mouseMoved", x=700, y=10)
    expect("nothing of the data became markup", browser.run("window.hit === undefined && !document.querySelector('img')"), True)
    expect("text of a value", browser.run("document.querySelector('[data-node=\"5\"] .value').textContent.includes('<img src=x')"), True)
    expect("name of an identifier", browser.run("document.querySelector('[data-node=\"4\"] .value').textContent.trim()"),
           "2.5.4.3 commonName")

    # Keys
    browser.click("#tree [data-node='0'] .tag")
    for _ in range(2):
        browser.key("ArrowDown")
    expect("two down", browser.run(selected_nodes), [2])
    browser.key("ArrowLeft")
    expect("closed", browser.run("document.querySelectorAll('#tree .row').length"), len(places) - 3)
    browser.key("ArrowLeft")
    expect("what is around", browser.run(selected_nodes), [0])

    # Search: a name, then octets. What is closed opens.
    for query, node in [("commonname", 4), ("01 ff", 7)]:
        search(browser, query)
        expect(f"search for '{query}'", browser.run(selected_nodes), [node])


def check_cut_off(browser, tool, folder):
    """A file that ends too early, and strings without characters."""
    # SEQUENCE { UTF8String "", NULL, OCTET STRING with 2 of 5 octets }, of which 20 octets are announced
    encoding = bytes.fromhex("3014 0C00 0500 0405 4142")
    with open(os.path.join(folder, "cut.ber"), "wb") as file:
        file.write(encoding)
    target = os.path.join(folder, "cut.html")
    result = subprocess.run([tool, "dump", "--html", target, file.name], capture_output=True, text=True)
    expect("what is said of a file that is cut off", (result.returncode, "goes beyond the end" in result.stderr), (1, True))
    browser.open(target)
    values = browser.run("[...document.querySelectorAll('#tree .row')].map(row => row.querySelector('.value')?.textContent.trim() ?? '')")
    expect("values that are cut off", values, ["cut off: 8 of 20 octets", '""', "", "cut off: 2 of 5 octets"])
    browser.point("#tree [data-node='3']")
    expect("octets of what is cut off", browser.run(marked_octets), [6, 7, 8, 9])
    browser.point("[data-octet='9']")
    expect("node of its last octet", browser.run(marked_nodes), [3])


def check_with_schema(browser, tool, folder, screenshots):
    """A page with the names of a schema: they are shown and found, all of it can be done with keys, and it can be read in both modes."""
    schema = os.path.join(folder, "Small.asn1")
    with open(schema, "w") as file:
        file.write(SMALL_SCHEMA)
    value = small()
    places = list(value.places())
    browser.open(page(tool, folder, "named.ber", value.encoding, "--type", "Outer", schema))
    names = browser.run("[...document.querySelectorAll('#tree .row')].map(row => row.querySelector('.name')?.textContent.trim() ?? '')")
    for node, name in SMALL_NAMES.items():
        expect(f"name of node {node}", name in names[node].replace(":", "").split(), True)

    # With keys alone
    count = "document.querySelectorAll('#tree .row').length"
    focused = "document.activeElement.id"
    browser.key("Escape")
    expect("the tree has the keys", browser.run(focused), "tree")
    for key, what, script, expected in [
        ("End", "the last value", selected_nodes, [len(places) - 1]),
        ("Home", "the first value", selected_nodes, [0]),
        ("c", "rows when all is closed", count, 1),
        ("ArrowRight", "rows when the first is open", count, 1 + len(value.inside)),
        ("e", "rows when all is open", count, len(places)),
        ("/", "where '/' leads", focused, "search"),
    ]:
        browser.key(key)
        expect(what, browser.run(script), expected)
    # Of three numbers, each found in turn, forwards and backwards.
    search(browser, "INTEGER")
    found = [browser.run(selected_nodes)]
    for key in ["Enter", "Enter", "Enter"]:
        browser.key(key)
        found.append(browser.run(selected_nodes))
    integers = [node for node, (start, _) in enumerate(places) if value.encoding[start] == 2]
    expect("numbers found in turn", found, [[node] for node in integers + integers[:1]])
    browser.key("Enter", shift=True)
    expect("the match before", browser.run(selected_nodes), [integers[-1]])
    search(browser, "flag")
    expect("a component found by its name", browser.run(selected_nodes), [node for node, name in SMALL_NAMES.items() if name == "flag"])
    search(browser, "nothing of that kind")
    expect("what is said of no match", browser.run("document.getElementById('matches').textContent").strip() != "", True)
    browser.key("Escape")
    expect("back in the tree", browser.run(focused), "tree")
    browser.key("?")
    expect("the list of keys", browser.run("document.getElementById('keys').open"), True)
    browser.key("Escape")
    expect("the list of keys is closed", browser.run("document.getElementById('keys').open"), False)

    check_appearance(browser, screenshots)


def check_appearance(browser, screenshots):
    """Colours of both modes, with values selected, pointed at and found."""
    shown = {}
    for scheme in ["light", "dark"]:
        browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        search(browser, "INTEGER")
        browser.run("document.getElementById('problem').hidden = false; document.getElementById('problem').textContent = 'a problem'")
        texts = []
        # A selected row that is pointed at, octets of a header and of contents, a row that octets mark, and the list of keys.
        for selector in ["#tree .row.selected", "#tree [data-node='0']", "[data-octet='4']", "[data-octet='20']", "#help"]:
            browser.click(selector)
            texts += appearance.texts(browser)
        if screenshots:
            browser.screenshot(os.path.join(screenshots, f"keys-{scheme}.png"))
        browser.key("Escape")
        browser.run("document.getElementById('problem').hidden = true")
        if screenshots:
            browser.point("#tree [data-node='3']")
            browser.screenshot(os.path.join(screenshots, f"named-{scheme}.png"))
        for text, ratio in appearance.faint(texts):
            failures.append(f"{scheme}: '{text} has a contrast of {ratio:.2f}, less than {appearance.CONTRAST}")
        expect(f"{scheme}: texts are judged, in more than one colour on more than one", appearance.variety(texts) > 8, True)
        shown[scheme] = appearance.page_colours(browser)
    browser.call("Emulation.setEmulatedMedia", features=[])
    expect("the modes have colours of their own", shown["light"][0] != shown["dark"][0] and shown["light"][1] != shown["dark"][1], True)
    expect("which of text and page is lighter", [appearance.luminance(text) > appearance.luminance(back) for text, back in shown.values()],
           [False, True])


def check_receipt(browser, tool, receipt, folder):
    """The value of a field is marked in the octets: what stands behind its type, 2, in the file itself."""
    target = os.path.join(folder, "receipt.html")
    subprocess.run([tool, "inspect", receipt, "--html", target], check=True)
    with open(receipt, "rb") as file:
        octets = file.read()
    browser.open(target)
    search(browser, "bundleIdentifier")
    found = browser.run(selected_nodes)
    expect("one row is found", len(found), 1)
    browser.point(f"#tree [data-node='{found[0]}']")
    marked = bytes(octets[place] for place in browser.run(marked_octets))
    expect("an attribute of type 2 with a UTF8String is marked",
           marked[:1] == b"\x30" and b"\x02\x01\x02\x02\x01" in marked and b"\x0c" in marked and b"com." in marked, True)
    named = set(browser.run("[...labels].map(label => data.labels[label])"))
    parts = ["SignedData", "certificates", "Certificate", "notAfter", "SignerInfo", "signature", "inAppPurchase",
             "productIdentifier", "value"]
    expect("parts without a name", [part for part in parts if part not in named], [])


def check_large(browser, tool, folder):
    value = revocation_list(5_000_000)
    start = time.monotonic()
    path = page(tool, folder, "large.crl", value.encoding)
    made = time.monotonic() - start
    ready = browser.open(path)
    print(f"a CRL of {len(value.encoding)} bytes: made in {made:.1f} s, {os.path.getsize(path)} bytes, ready in {ready:.2f} s")
    if ready > READY_LIMIT:
        failures.append(f"a page of 5 MB takes {ready:.1f} s")
    places = list(value.places())
    for key in ["e", "End", "Home", "PageDown"]:
        start = time.monotonic()
        browser.key(key)
        duration = time.monotonic() - start
        print(f"{key}: {duration:.2f} s")
        if duration > ACTION_LIMIT:
            failures.append(f"key {key} takes {duration:.1f} s")
        if key == "End":
            expect("the last value", browser.run(selected_nodes), [len(places) - 1])
    elements = browser.run("document.getElementsByTagName('*').length")
    print(f"{elements} elements for {len(places)} values")
    if elements > ELEMENT_LIMIT:
        failures.append(f"{elements} elements")
    node = int(browser.run("document.querySelectorAll('#tree .row')[15].dataset.node"))
    browser.point(f"#tree [data-node='{node}']")
    first, end = places[node]
    expect("octets of a node", browser.run(marked_octets), list(range(first, end)))
    browser.run("octets.first = 100000")
    browser.settle()
    octet = 100000 * 16 + 5
    browser.point(f"[data-octet='{octet}']")
    inner = max(range(len(places)), key=lambda index: (places[index][0] <= octet < places[index][1], index))
    expect("node of an octet", browser.run(marked_nodes), [inner])
    expect("the pane stays where it was", browser.run("Math.floor(octets.first)"), 100000)

    # The same with the names of its schema.
    root = pathlib.Path(__file__).resolve().parents[2]
    schemas = sorted(str(path) for path in (root / "Schemas/PKIX").glob("*.asn1"))
    start = time.monotonic()
    path = page(tool, folder, "named.crl", value.encoding, "--type", "CertificateList", *schemas)
    made = time.monotonic() - start
    ready = browser.open(path)
    print(f"with the names of its schema: made in {made:.1f} s, ready in {ready:.2f} s")
    if ready > READY_LIMIT:
        failures.append(f"a page of 5 MB with names takes {ready:.1f} s")
    search(browser, "userCertificate")
    found = browser.run("document.querySelector('#tree .row.selected .name')?.textContent ?? ''")
    expect("the first entry's component is found by its name", found.replace(":", "").split()[:1], ["userCertificate"])


def main():
    tool = sys.argv[1]
    command = find()
    if command is None:
        print("skipped: there is no Chromium")
        return
    with tempfile.TemporaryDirectory() as folder, Browser(command) as browser:
        check_small(browser, tool, folder)
        if len(sys.argv) > 4:
            browser.screenshot(os.path.join(sys.argv[4], "small.png"))
        check_cut_off(browser, tool, folder)
        check_with_schema(browser, tool, folder, sys.argv[4] if len(sys.argv) > 4 else None)
        check_receipt(browser, sys.argv[2], sys.argv[3], folder)
        if len(sys.argv) > 4:
            browser.screenshot(os.path.join(sys.argv[4], "receipt.png"))
        check_large(browser, tool, folder)
        if len(sys.argv) > 4:
            browser.screenshot(os.path.join(sys.argv[4], "large.png"))
        expect("requests but for the pages", [address for address in browser.requests() if not address.startswith("file:")], [])
    for failure in failures:
        print("error:", failure)
    print(f"{passed} passed, {len(failures)} failed")
    sys.exit(1 if failures else 0)


main()
