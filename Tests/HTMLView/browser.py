"""Chromium without a window, spoken to through two pipes (the DevTools protocol)."""
import json
import os
import shutil
import subprocess
import tempfile
import time


def find():
    """The browser's command; None where there is none."""
    names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]
    return next((path for path in map(shutil.which, names) if path), None)


class Browser:
    """One page. Use it in a `with`, which ends the browser."""

    def __init__(self, command, width=1500, height=800):
        self.folder = tempfile.mkdtemp()
        commands, self.output = os.pipe()
        self.input, answers = os.pipe()

        def pipes():
            # The browser reads from 3 and writes to 4.
            first, second = os.dup(commands), os.dup(answers)
            os.dup2(first, 3)
            os.dup2(second, 4)

        self.process = subprocess.Popen(
            [command, "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--no-first-run",
             f"--user-data-dir={self.folder}", f"--window-size={width},{height}", "about:blank"],
            preexec_fn=pipes, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self.number = 0
        self.rest = b""
        self.session = None
        self.events = []
        targets = self.call("Target.getTargets")["targetInfos"]
        target = next(item["targetId"] for item in targets if item["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Network"]:
            self.call(domain + ".enable")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(10)
        shutil.rmtree(self.folder, ignore_errors=True)

    def message(self):
        while b"\0" not in self.rest:
            part = os.read(self.input, 1 << 16)
            if not part:
                raise RuntimeError("the browser has ended")
            self.rest += part
        text, self.rest = self.rest.split(b"\0", 1)
        return json.loads(text)

    def call(self, method, **parameters):
        self.number += 1
        request = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            request["sessionId"] = self.session
        os.write(self.output, json.dumps(request).encode() + b"\0")
        while True:
            answer = self.message()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(answer["error"]["message"])
                return answer["result"]
            self.events.append(answer)

    def run(self, script):
        """The value of an expression; promises are waited for."""
        result = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"].get("exception", {}).get("description", "an error in the page"))
        return result["result"].get("value")

    def open(self, path, limit=30):
        """Opens a page of ours; the seconds until it said that it was ready."""
        start = time.monotonic()
        self.call("Page.navigate", url="file://" + os.path.abspath(path))
        while time.monotonic() - start < limit:
            if self.run("document.documentElement?.dataset.ready !== undefined"):
                return time.monotonic() - start
            time.sleep(0.02)
        raise RuntimeError(f"the page is not ready after {limit} s")

    def settle(self):
        """Waits until what was asked for is drawn."""
        self.run("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))")

    def point(self, selector):
        """Moves the pointer over an element."""
        place = self.run(
            f"(() => {{ const box = document.querySelector({json.dumps(selector)}).getBoundingClientRect();"
            "return [box.left + Math.min(box.width / 2, 60), box.top + box.height / 2]; })()")
        self.call("Input.dispatchMouseEvent", type="mouseMoved", x=place[0], y=place[1])
        self.settle()
        return place

    def click(self, selector):
        x, y = self.point(selector)
        for kind in ["mousePressed", "mouseReleased"]:
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)
        self.settle()

    def key(self, name, shift=False):
        for kind in ["keyDown", "keyUp"]:
            # The code of Escape is what closes a dialog.
            code = {"windowsVirtualKeyCode": 27} if name == "Escape" else {}
            self.call("Input.dispatchKeyEvent", type=kind, key=name, code=name, modifiers=8 if shift else 0, **code)
        self.settle()

    def requests(self):
        """The addresses that were asked for."""
        return [event["params"]["request"]["url"] for event in self.events if event.get("method") == "Network.requestWillBeSent"]

    def screenshot(self, path):
        import base64
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("Page.captureScreenshot")["data"]))
