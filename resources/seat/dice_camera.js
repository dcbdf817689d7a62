// The camera at a dice field: a picture is taken, dice_reader.js reads it in a worker, each die is outlined and put right by a tap. What is
// seen goes into the field and nowhere else; the picture stays in this tab until it is put away.
"use strict";

const DICE_WIDTH = 1280; // of the picture that is read, and its height at most
const DICE_BYTES = 40e6; // of a file; what is larger fills a phone
const DICE_PATIENCE = 20000; // milliseconds for the worker
const DICE_LEAST = 6; // due: fewer are typed sooner than photographed

// Whether the camera can read what is due: dice of one kind with six faces. Two fields of a form are two colours on the table.
function cameraFits(field, form) {
  return field.most >= DICE_LEAST && field.faces[0] === 1 && field.faces[1] === 6 && form.fields.filter((each) => each.kind === "dice").length === 1 &&
    typeof Worker === "function" && typeof createImageBitmap === "function";
}
// The picture in a canvas, no larger than it is read. Throws where the file is no picture that this browser knows.
async function pictureOf(file) {
  const bitmap = await createImageBitmap(file, { resizeWidth: DICE_WIDTH, resizeQuality: "high" });
  const scale = Math.min(1, DICE_WIDTH / Math.max(bitmap.width, bitmap.height));
  const canvas = make("canvas", { class: "dice_photograph" });
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  brush.imageSmoothingQuality = "high";
  brush.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}
// What the worker reads in it; it ends with its answer.
function readInWorker(canvas, due) {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => {
    const worker = new Worker("/dice_reader.js");
    const late = setTimeout(() => { worker.terminate(); fail(new Error("late")); }, DICE_PATIENCE);
    const end = (act, what) => { clearTimeout(late); worker.terminate(); act(what); };
    worker.onmessage = ({ data: told }) => (told.dice ? end(done, told.dice) : end(fail, new Error(told.failed)));
    worker.onerror = (event) => { event.preventDefault(); end(fail, new Error("worker")); };
    worker.postMessage({ pixels: data.buffer, width: canvas.width, height: canvas.height, due }, [data.buffer]);
  });
}

// The picture with its dice. `told({ faces, changed, ready })` hears of every change; `told(null)`: there is no picture any more.
class DicePicture {
  constructor(due, told) {
    this.due = due;
    this.told = told;
    this.turn = 0; // of pictures: an answer for an earlier one is not heard
    this.dice = [];
    this.input = make("input", { type: "file", accept: "image/*", capture: "environment", class: "dice_file", onchange: () => this.take() });
    this.said = make("p", { class: "dice_said", role: "status" });
    this.place = make("div", { class: "dice_picture" });
    this.choice = make("div", { class: "dice_choice", role: "group" });
    this.counts = make("p", { class: "dice_counts" });
    this.hits = make("p", { class: "dice_hits" });
    this.state = make("p", { class: "dice_state", role: "status" });
    this.open = make("div", { class: "dice_open", hidden: true }, this.place, this.choice, this.state, this.counts, this.hits,
      make("button", { type: "button", class: "dice_away", onclick: () => { this.drop(); this.told(null); } }, word("camera_away")));
    this.element = make("div", { class: "dice_camera" }, make("label", { class: "dice_take" }, word("camera"), this.input), this.said, this.open);
  }
  get inUse() { return !this.open.hidden; }
  async take() {
    const [file] = this.input.files;
    if (!file) return;
    this.drop();
    const turn = ++this.turn;
    this.told(null);
    if (file.size > DICE_BYTES) { this.say("camera_large"); return; }
    this.say("camera_reads");
    let canvas = null;
    try {
      canvas = await pictureOf(file);
    } catch (none) {
      if (turn === this.turn) this.say("camera_broken");
      return;
    }
    try {
      const dice = await readInWorker(canvas, this.due);
      if (turn !== this.turn) return;
      if (dice.length) this.show(canvas, dice);
      else this.say("camera_none");
    } catch (failure) {
      if (turn === this.turn) this.say(failure.message === "late" ? "camera_late" : "camera_failed");
    }
  }
  say(key) {
    this.said.textContent = key ? word(key) : "";
  }
  // Nothing is left of the picture.
  drop() {
    this.turn += 1;
    const canvas = this.place.querySelector("canvas");
    if (canvas) canvas.width = canvas.height = 0;
    this.input.value = "";
    this.dice = [];
    this.removed = 0;
    this.chosen = null;
    this.place.replaceChildren();
    this.choice.replaceChildren();
    this.state.textContent = this.counts.textContent = this.hits.textContent = "";
    this.open.hidden = true;
    this.say("");
  }
  show(canvas, dice) {
    this.dice = dice.map((die) => ({ ...die, was: die.face, touched: false }));
    this.removed = 0;
    this.width = canvas.width;
    this.height = canvas.height;
    this.lines = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    this.lines.setAttribute("viewBox", "0 0 " + canvas.width + " " + canvas.height);
    this.lines.setAttribute("aria-hidden", "true");
    canvas.setAttribute("role", "img");
    canvas.setAttribute("aria-label", word("camera_picture"));
    this.place.replaceChildren(canvas, this.lines);
    this.place.onclick = (event) => { if (event.target === canvas || event.target === this.lines || this.lines.contains(event.target)) this.add(event); };
    this.say("");
    this.open.hidden = false;
    this.draw();
    this.open.scrollIntoView({ block: "nearest" });
  }
  // A tap on the cloth: a die that was not seen, of the size of the others.
  add(event) {
    const at = this.place.getBoundingClientRect();
    const x = ((event.clientX - at.left) / at.width) * this.width, y = ((event.clientY - at.top) / at.height) * this.height;
    const sides = this.dice.map((die) => Math.hypot(die.outline[0][0] - die.outline[1][0], die.outline[0][1] - die.outline[1][1]) / 2).sort((p, q) => p - q);
    const half = sides.length ? sides[sides.length >> 1] : this.width / 20;
    const die = { face: 0, was: 0, outline: [[1, 1], [-1, 1], [-1, -1], [1, -1]].map(([u, v]) => [x + half * u, y + half * v]), sure: false, touched: false };
    this.dice.push(die);
    this.chosen = die;
    this.draw(true);
  }
  put(face) {
    const die = this.chosen;
    if (face) Object.assign(die, { face, touched: true });
    else {
      this.dice = this.dice.filter((each) => each !== die);
      this.removed += die.was ? 1 : 0;
    }
    this.chosen = null;
    this.draw();
    const next = this.place.querySelector(".die.unsure") || this.place.querySelector(".die");
    if (next) next.focus({ preventScroll: true });
  }
  draw(choose) {
    this.lines.replaceChildren();
    for (const old of this.place.querySelectorAll(".die")) old.remove();
    this.dice.forEach((die, place) => {
      const open = !die.sure && !die.touched;
      for (const line of ["under", "over"]) {
        const shape = document.createElementNS("http://www.w3.org/2000/svg", "polygon");
        shape.setAttribute("points", die.outline.map((each) => each.map((n) => n.toFixed(1)).join(",")).join(" "));
        shape.setAttribute("class", line + (open ? " unsure" : ""));
        this.lines.append(shape);
      }
      this.place.append(this.buttonOf(die, place, open));
    });
    this.drawChoice(choose);
    this.tell();
  }
  buttonOf(die, place, open) {
    const xs = die.outline.map(([x]) => x), ys = die.outline.map(([, y]) => y);
    const button = make("button", { type: "button", class: "die" + (open ? " unsure" : "") + (die === this.chosen ? " chosen" : ""), "aria-pressed": String(die === this.chosen),
      "aria-label": word("camera_die", place + 1) + ": " + (die.face || word("camera_no_face")) + (open ? ", " + word("camera_unsure") : ""),
      onclick: () => { this.chosen = this.chosen === die ? null : die; this.draw(true); } }, make("span", {}, (die.face || "") + (open ? "?" : "")));
    const share = (value, whole) => ((100 * value) / whole).toFixed(2) + "%";
    button.style.left = share(Math.min(...xs), this.width);
    button.style.top = share(Math.min(...ys), this.height);
    button.style.width = share(Math.max(...xs) - Math.min(...xs), this.width);
    button.style.height = share(Math.max(...ys) - Math.min(...ys), this.height);
    return button;
  }
  drawChoice(choose) {
    if (!this.chosen) {
      this.choice.replaceChildren(make("p", { class: "note" }, word("camera_how")));
      this.choice.removeAttribute("aria-label");
      return;
    }
    const name = word("camera_die", this.dice.indexOf(this.chosen) + 1);
    this.choice.setAttribute("aria-label", name);
    this.choice.replaceChildren(...[1, 2, 3, 4, 5, 6].map((face) => make("button", { type: "button", "data-put": face, "aria-label": name + ": " + face, onclick: () => this.put(face) }, String(face))),
      make("button", { type: "button", "data-put": 0, onclick: () => this.put(0) }, word("camera_no_die")));
    if (choose) (this.choice.querySelector("[data-put='" + (this.chosen.face || 1) + "']")).focus({ preventScroll: true });
  }
  // What the faces would come to: their hits.
  foretell(text) {
    this.hits.textContent = text;
  }
  // How many are due and seen, and what they show.
  tell() {
    const open = this.dice.filter((die) => !die.face || (!die.sure && !die.touched)).length;
    const seen = this.dice.length;
    const parts = [word("camera_due", this.due), word("camera_seen", seen)];
    if (open) parts.push(word("camera_open", open));
    const ready = seen === this.due && !open;
    this.state.textContent = parts.join(", ") + (ready ? "" : ". " + word(seen > this.due ? "camera_more" : seen < this.due ? "camera_fewer" : "camera_look"));
    this.state.classList.toggle("bad", !ready);
    this.counts.replaceChildren(...[1, 2, 3, 4, 5, 6].map((face) => make("span", {}, make("b", {}, String(face)), " × " + this.dice.filter((die) => die.face === face).length)));
    this.foretell("");
    const changed = this.dice.filter((die) => die.face !== die.was).length + this.removed;
    this.told({ faces: this.dice.map((die) => die.face).sort().join(""), changed, ready });
  }
}
