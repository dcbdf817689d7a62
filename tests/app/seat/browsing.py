"""What the tests of the page in a browser share: a table with its banker, a real Chromium that is driven as a person does it, and what
was found amiss. The programs are named as a test is called: TABLE CLI SOURCE [PICTURES]."""

import base64
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request

table_program, cli, source = (sys.argv[1:4] + [""] * 3)[:3]
axe = os.environ.get("INTENDANT_AXE")  # axe.min.js of the package axe-core, which is not ours to ship
pictures = sys.argv[4] if len(sys.argv) > 4 else os.environ.get("INTENDANT_SEAT_PICTURES")
folder = tempfile.mkdtemp(prefix="seat_browser_")
os.environ["XDG_STATE_HOME"] = folder
os.environ["HOME"] = folder
for name in [name for name in os.environ if name.lower().endswith("_proxy")]:
    del os.environ[name]
faults = []


def check(holds, what):
    if not holds:
        faults.append(what)
        print("FAILED:", what, flush=True)


def wait_for(holds, what, seconds=20):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            if holds():
                return True
        except Exception:  # the page is being built anew
            pass
        time.sleep(0.05)
    check(False, what)
    return False


class Table:
    """A table at which a game is played, and its banker."""

    def __init__(self, game, port=""):
        self.process = subprocess.Popen([table_program, game] + ([str(port)] if port else []), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.address = self.hear("address")

    def hear(self, word):
        while True:
            line = self.process.stdout.readline()
            if not line:
                raise RuntimeError("the table is gone")
            if line.startswith(word):
                return line[len(word):].strip()

    def say(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def end(self):
        self.say("quit")
        self.process.wait(timeout=20)


class Browser:
    """Chromium with a fresh profile of its own, as large as a device."""

    def __init__(self, driver, width, height, mobile):
        # Through a pipe: a bare system may not know the name localhost.
        arguments = ["--headless", "--no-sandbox", "--remote-debugging-pipe", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
                     "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage", "--hide-scrollbars", "--lang=en",
                     "--window-size=%d,%d" % (width, height), "--user-data-dir=" + tempfile.mkdtemp(dir=folder)]
        options = {"binary": "/usr/bin/chromium", "args": arguments}
        if mobile:
            options["mobileEmulation"] = {"deviceMetrics": {"width": width, "height": height, "pixelRatio": 2, "touch": True}}
        self.driver = driver
        self.session = self.send("POST", "/session", {"capabilities": {"alwaysMatch": {
            "browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}}})["sessionId"]

    def send(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.driver + path, data=data, method=method, headers={"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(error.read().decode()[:400])

    def do(self, method, path, body=None):
        return self.send(method, "/session/" + self.session + path, body)

    def open(self, address):
        self.do("POST", "/url", {"url": address})

    def run(self, script, *arguments):
        return self.do("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def text(self, selector):
        return self.run("const e = document.querySelector(arguments[0]); return e ? e.textContent : ''", selector)

    def click(self, selector):
        wait_for(lambda: self.run("return !!document.querySelector(arguments[0])", selector), "there is no " + selector)
        element = self.do("POST", "/element", {"using": "css selector", "value": selector})
        self.run("arguments[0].scrollIntoView({block: 'center'})", element)
        self.do("POST", "/element/" + list(element.values())[0] + "/click", {})

    def type(self, selector, text):
        element = list(self.do("POST", "/element", {"using": "css selector", "value": selector}).values())[0]
        self.do("POST", "/element/" + element + "/clear", {})
        self.do("POST", "/element/" + element + "/value", {"text": text})

    def choose(self, selector, value):
        self.run("const s = document.querySelector(arguments[0]); s.value = arguments[1]; s.dispatchEvent(new Event('change', {bubbles: true}))",
                 selector, value)

    def view(self, name):
        self.click("#views [data-view=%s]" % name)

    def picture(self, name):
        """Keeps a picture, and looks for what is cut off: nothing is wider than the screen. With INTENDANT_AXE it says what axe finds."""
        wide = self.run("return document.documentElement.scrollWidth - document.documentElement.clientWidth")
        check(wide <= 1, "%s is wider than the screen by %d" % (name, wide))
        if axe:
            with open(axe) as file:
                self.run(file.read())
            found = self.do("POST", "/execute/async", {"script": """const tell = arguments[0];
                axe.run().then(all => tell(all.violations.map(each => each.id + ": " + each.nodes.map(node => node.target.join(" ")).join(", "))))""", "args": []})
            check(not found, "%s, axe: %s" % (name, "; ".join(found)))
        if pictures:
            os.makedirs(pictures, exist_ok=True)
            with open(os.path.join(pictures, name + ".png"), "wb") as file:
                file.write(base64.b64decode(self.do("GET", "/screenshot")))

    def complaints(self):
        return [line["message"] for line in self.do("POST", "/se/log", {"type": "browser"}) if line["level"] == "SEVERE"]

    def end(self):
        self.do("DELETE", "")


def start_driver():
    for attempt in range(5):  # the port that it chose may be taken by then on one of its two addresses
        process = subprocess.Popen(["/usr/bin/chromedriver", "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        for line in process.stdout:
            found = re.search(r"started successfully on port (\d+)", line)
            if found:
                return process, "http://127.0.0.1:" + found.group(1)
        process.wait()
    raise RuntimeError("chromedriver does not start")


def play(game, lines):
    script = os.path.join(folder, "script.jsonl")
    with open(script, "w") as file:
        file.write("".join(json.dumps(line) + "\n" for line in lines))
    played = subprocess.run([cli, "play", script, "--game", game], capture_output=True, text=True)
    check(played.returncode == 0, "the game is not played: " + played.stderr)
