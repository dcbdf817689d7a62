// The page at a seat: it shows what the table's computer says and sends what a player proposes. It keeps nothing but the language
// and the view; whatever comes in is set as text, never as markup.
"use strict";

const byId = (id) => document.getElementById(id);
const views = ["books", "battle", "mine", "log", "board"];
let words = {};
let state = null;
let mine = { seats: [], guarded: [], closed: [], proposals: [] };
let source = null;
let heard = 0; // when the table was last heard of, by this page's clock
let behind = 0; // seconds between the table's clock and this one
let view = "books";
let language = "en";
let wait = 500;
let again = null;
let boardDrawn = false;

// Made of parts: text, or elements.
function make(name, attributes, ...parts) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {})) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(key, value);
  }
  element.append(...parts.filter((part) => part !== null && part !== undefined));
  return element;
}
const word = (key, n) => (words[key] || key).replace("{n}", n);
function say(sentence) {
  byId("said").textContent = sentence || "";
  byId("said").hidden = !sentence;
}
function stored(key, value) {
  try {
    if (value === undefined) return localStorage.getItem(key);
    localStorage.setItem(key, value);
  } catch (none) { /* a browser that keeps nothing */ }
  return null;
}

async function ask(path, body) {
  const options = body === undefined ? {} : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path + "?lang=" + language, options);
  const type = answer.headers.get("Content-Type") || "";
  if (type.startsWith("text/html")) { // not let in any more: the sentence stands in a page
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    return { status: answer.status, said: { sentence: page.querySelector("p") ? page.querySelector("p").textContent : "" } };
  }
  return { status: answer.status, said: await answer.json().catch(() => ({})) };
}

// The stream: only while the page can be seen. Who comes back gets the whole state at once.
function listen() {
  hush();
  if (document.hidden) return;
  source = new EventSource("/events?lang=" + language);
  source.addEventListener("state", (event) => { hear(); state = JSON.parse(event.data); wait = 500; show(); });
  source.addEventListener("mine", (event) => { hear(); mine = JSON.parse(event.data); showMine(); });
  source.addEventListener("beat", (event) => { hear(); const now = Number(event.data); if (Number.isFinite(now) && now > 0) behind = Date.now() / 1000 - now; });
  source.onerror = () => { hush(); later(); };
}
function hush() {
  if (source) source.close();
  source = null;
  clearTimeout(again);
}
function later() {
  again = setTimeout(async () => {
    try {
      const answer = await ask("/words");
      if (answer.status === 403 || answer.status === 421) { // of another evening: only a new code helps
        say(answer.said.sentence);
        return;
      }
      listen();
    } catch (unreachable) {
      later();
    }
  }, wait);
  wait = Math.min(wait * 1.5, 5000);
}
function hear() {
  heard = Date.now();
  showHeard();
}
function showHeard() {
  const seconds = Math.round((Date.now() - heard) / 1000);
  const late = heard > 0 && seconds > 25;
  byId("heard").textContent = heard === 0 ? "" : document.hidden ? word("paused") : word(late || !source ? "lost" : "heard", seconds);
  byId("heard").classList.toggle("late", late || (heard > 0 && !source && !document.hidden));
}
function showClock() {
  if (!state) return;
  const stopped = state.paused !== undefined;
  const seconds = stopped ? state.paused : Math.max(0, Math.floor(Date.now() / 1000 - behind - state.began));
  const two = (n) => String(n).padStart(2, "0");
  const time = (seconds >= 3600 ? Math.floor(seconds / 3600) + ":" + two(Math.floor(seconds / 60) % 60) : String(Math.floor(seconds / 60))) + ":" + two(seconds % 60);
  byId("turn_clock").textContent = state.result ? "" : word(stopped ? "turn_stopped" : "turn_lasts", time);
}

const account = (id) => state.accounts.find((each) => each.id === id);
const nameOf = (each) => each.name + (each.player && each.player !== each.name ? " (" + each.player + ")" : "");
function figures(list, kind) {
  const shown = make("dl", { class: kind });
  list.forEach(([name, value], place) => {
    const first = place === 0 && !kind ? "first" : null;
    shown.append(make("dt", { class: first }, name), make("dd", { class: first }, value));
  });
  return shown;
}
function coloured(element, colour) {
  element.style.setProperty("--side", colour);
  return element;
}

function show() {
  byId("turn").textContent = state.result || state.turn;
  byId("under").textContent = state.under;
  byId("game_clock").textContent = state.clock;
  byId("title").textContent = state.title + " · " + word("entry", state.entry);
  document.title = state.turn + " - Intendant";
  byId("accounts").replaceChildren(...state.accounts.map((each) => coloured(
    make("article", { class: each.now ? "card now" : "card" },
      make("h3", {}, (each.now ? "▶ " : "") + each.name, each.player && each.player !== each.name ? make("span", { class: "player" }, " " + each.player) : null),
      figures(each.figures)), each.colour)));
  byId("log").replaceChildren(...state.log.slice().reverse().map(([entry, heading, text, undone, who]) =>
    make("li", {}, make("div", { class: "number" }, word("entry", entry) + (heading ? " · " + heading : "") + (who ? " · " + (account(who) ? account(who).name : who) : "") + (undone ? " · " + word("undone") : "")),
      make("div", { class: undone ? "undone" : null }, text))));
  showBattle();
  showMine();
  showBoard();
  showClock();
}

// What is not certain is not said to be.
function percent(chance) {
  return chance > 0.995 && chance < 1 ? "> 99" : chance > 0 && chance < 0.005 ? "< 1" : String(Math.round(chance * 100));
}
function showBattle() {
  const battle = state.battle;
  document.querySelector("#views [data-view=battle]").textContent = word("battle") + (battle ? " ⚔" : "");
  if (!battle) {
    byId("battle").replaceChildren(make("p", {}, word("no_battle")));
    return;
  }
  const last = state.log.slice(-6).filter((line) => !line[3]).map((line) => make("li", {}, line[2]));
  byId("battle").replaceChildren(
    make("h3", {}, battle.where), make("p", {}, battle.step),
    battle.odds !== undefined ? make("p", { id: "odds" }, make("strong", {}, word("odds", percent(battle.odds)))) : null,
    make("div", { class: "forces" }, ...battle.forces.map(([name, pieces]) =>
      make("div", { class: "card force" }, make("h3", {}, name), make("ul", {}, ...pieces.map((piece) => make("li", {}, piece)))))),
    make("h3", {}, word("thrown")), make("ol", {}, ...last));
}

// ---- My side: seat, forms, proposals. A form that is being filled in is not built anew while it stays the same.
let builtFor = "";
function showMine() {
  if (!state) return;
  const taken = mine.seats.filter((seat) => account(seat));
  const forms = state.proposals ? state.forms.filter((form) => form.seats.some((seat) => taken.includes(seat))) : [];
  const key = JSON.stringify([language, taken, mine.guarded, mine.closed, forms, state.proposals, state.accounts.map((each) => each.id), state.situation]);
  if (key !== builtFor) {
    builtFor = key;
    const noted = byId("note_text") ? byId("note_text").value : "";
    byId("mine").replaceChildren(seatChoice(taken), make("div", { id: "my_proposals" }), ...taken.map((seat) => make("div", { id: "side_" + seat })),
      ...formsOf(taken, forms));
    if (noted && byId("note_text")) byId("note_text").value = noted;
  }
  taken.forEach((seat) => {
    const each = account(seat);
    byId("side_" + seat).replaceChildren(coloured(make("article", { class: each.now ? "card now" : "card" },
      make("h3", {}, nameOf(each)), figures(each.figures),
      make("details", {}, make("summary", {}, word("holdings")), figures(each.holdings, "long")),
      make("div", { class: "buttons" }, make("button", { type: "button", onclick: () => leave(seat) }, word("stand_up")))), each.colour));
  });
  const shown = mine.proposals.slice(-6).reverse();
  byId("my_proposals").replaceChildren(shown.length ? make("h3", {}, word("proposals")) : "", make("ul", {}, ...shown.map((each) =>
    make("li", { class: "proposal " + each.is }, each.sentences.join(" "), " – ",
      make("strong", { class: each.is === "booked" ? "good" : each.is === "waiting" ? null : "bad" }, word(each.is)),
      each.why ? ": " + each.why : "", ...each.warnings.map((warning) => make("div", { class: "bad" }, "⚠ " + warning))))));
}
function seatChoice(taken) {
  const free = state.accounts.filter((each) => !taken.includes(each.id));
  if (!free.length) return make("div", {});
  const number = make("input", { id: "seat_number", inputmode: "numeric", maxlength: 4, autocomplete: "off", pattern: "[0-9]*" });
  const numberRow = make("label", { class: "row" }, word("seat_number"), number);
  const closed = make("p", { class: "bad" });
  const choice = make("select", { id: "seat_choice", onchange: follow }, ...free.map((each) => make("option", { value: each.id }, nameOf(each))));
  function follow() {
    numberRow.hidden = !mine.guarded.includes(choice.value);
    closed.textContent = mine.closed.includes(choice.value) ? word("seat_closed") : "";
  }
  follow();
  return make("form", { class: "card", onsubmit: (event) => { event.preventDefault(); join(choice.value, number.value); } },
    make("label", { class: "row" }, word("choose_seat"), choice), numberRow, closed, make("button", { id: "sit", class: "main" }, word("sit")));
}
async function join(seat, number) {
  const answer = await ask("/join", { seat, number });
  say(answer.status === 200 ? "" : answer.said.sentence);
  if (answer.status === 200) listen();
}
async function leave(seat) {
  await ask("/leave", { seat });
  listen();
}

function formsOf(taken, forms) {
  if (!taken.length) return [];
  if (!state.proposals) return [make("p", {}, word("read_only"))];
  const built = forms.map((form) => proposalForm(form, form.seats.filter((seat) => taken.includes(seat))));
  if (!built.length) built.push(make("p", {}, word("nothing_now")));
  built.push(proposalForm({ id: "note", fields: [{ key: "text", kind: "text", label: word("note") }] }, taken));
  return built;
}
function dicePad(field, inputs, clears) {
  let faces = "";
  const shown = make("output", { class: "faces", "aria-live": "polite" });
  const set = (text) => { faces = text.slice(0, field.most); shown.textContent = faces.split("").join(" ") + " (" + faces.length + "/" + field.most + ")"; };
  set("");
  clears.push(() => set(""));
  inputs[field.key] = () => faces;
  return make("fieldset", {}, make("legend", {}, field.label), shown,
    make("div", { class: "pad" }, ...[1, 2, 3, 4, 5, 6].map((face) => make("button", { type: "button", "data-face": face, onclick: () => set(faces + face) }, String(face)))),
    make("button", { type: "button", onclick: () => set(faces.slice(0, -1)) }, word("clear_dice")));
}
function fieldOf(field, inputs, clears) {
  if (field.kind === "dice") return dicePad(field, inputs, clears);
  let input;
  if (field.kind === "choice") {
    input = make("select", { name: field.key }, ...(field.choices || []).map(([id, name]) => make("option", { value: id }, name)));
  } else if (field.kind === "name") {
    input = make("input", { name: field.key, type: "text", maxlength: 60, autocomplete: "off", autocapitalize: "characters" });
  } else if (field.kind === "text") {
    input = make("textarea", { id: "note_text", name: field.key, maxlength: 500 });
    inputs[field.key] = () => input.value;
    return make("label", {}, field.label, input);
  } else {
    input = make("input", { name: field.key, type: "number", min: 0, max: field.most, inputmode: "numeric", placeholder: "0" });
  }
  inputs[field.key] = () => input.value;
  return make("label", { class: "row" }, field.label, input);
}
function proposalForm(form, seats) {
  const inputs = {};
  const clears = [];
  const preview = make("div", { class: "preview", role: "status", hidden: true });
  const seat = make("select", {}, ...seats.map((each) => make("option", { value: each }, nameOf(account(each)))));
  const values = () => Object.fromEntries(Object.entries(inputs).map(([key, read]) => [key, read()]).filter(([, value]) => value !== ""));
  async function send(path) {
    const answer = await ask(path, { seat: seat.value, form: form.id, situation: state.situation, values: values() });
    const said = answer.said;
    preview.hidden = false;
    preview.replaceChildren();
    if (said.sentence) { preview.append(make("p", { class: "bad" }, said.sentence)); return; }
    preview.append(make("p", { class: said.refused ? "bad" : null }, word(said.refused ? "cannot" : "would_book") + " " + said.sentences.join(" ")));
    if (said.warnings.length) preview.append(make("p", { class: "bad" }, word("against")), make("ul", {}, ...said.warnings.map((warning) => make("li", {}, warning))));
    if (answer.status === 202) { // what becomes of it stands among my proposals
      preview.hidden = true;
      shown.reset();
      for (const clear of clears) clear();
      byId("my_proposals").scrollIntoView();
    }
  }
  const fields = form.fields.map((field) => fieldOf(field, inputs, clears));
  const shown = make("form", { class: "card", id: "form_" + form.id, onsubmit: (event) => { event.preventDefault(); send("/propose"); } },
    form.title ? make("h3", {}, form.title) : null, seats.length > 1 ? make("label", { class: "row" }, word("choose_seat"), seat) : null,
    ...fields, preview,
    make("div", { class: "buttons" }, form.id === "note" ? null : make("button", { type: "button", class: "check", onclick: () => send("/check") }, word("check")),
      make("button", { class: "main propose" }, word("propose"))));
  return shown;
}

// ---- The board: drawn once, coloured at each entry. Two fingers, the wheel or the buttons make it larger; one finger moves it.
let box = null;
let whole = null;
async function drawBoard() {
  if (boardDrawn || !state.board) return;
  boardDrawn = true;
  const answer = await fetch("/board.svg");
  const drawing = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  if (drawing.nodeName !== "svg") return;
  byId("board").replaceChildren(document.importNode(drawing, true));
  const svg = byId("board").firstChild;
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", word("board"));
  whole = svg.viewBox.baseVal;
  const height = Math.max(whole.height, 0.6 * whole.width); // a long board has room above and below, to be looked at from near
  whole = { x: whole.x, y: whole.y - (height - whole.height) / 2, width: whole.width, height };
  box = { ...whole };
  setBox();
  const fingers = new Map();
  const at = (event) => {
    const place = svg.getBoundingClientRect();
    return [(event.clientX - place.left) / place.width, (event.clientY - place.top) / place.height];
  };
  svg.addEventListener("wheel", (event) => { event.preventDefault(); zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, ...at(event)); }, { passive: false });
  svg.addEventListener("pointerdown", (event) => { fingers.set(event.pointerId, at(event)); svg.setPointerCapture(event.pointerId); });
  const lift = (event) => fingers.delete(event.pointerId);
  svg.addEventListener("pointerup", lift);
  svg.addEventListener("pointercancel", lift);
  svg.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    if (fingers.size === 1) {
      box.x -= (now[0] - before[0]) * box.width;
      box.y -= (now[1] - before[1]) * box.height;
      setBox();
    } else {
      const other = [...fingers].find(([id]) => id !== event.pointerId)[1];
      const apart = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]) || 0.01;
      zoom(apart(now, other) / apart(before, other), (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
    }
    fingers.set(event.pointerId, now);
  });
  showBoard();
}
function zoom(factor, x, y) {
  if (!box) return;
  const width = Math.min(whole.width, Math.max(whole.width / 12, box.width / factor));
  const height = width * whole.height / whole.width;
  box.x += (box.width - width) * x;
  box.y += (box.height - height) * y;
  box.width = width;
  box.height = height;
  setBox();
}
function setBox() {
  box.x = Math.min(Math.max(box.x, whole.x), whole.x + whole.width - box.width);
  box.y = Math.min(Math.max(box.y, whole.y), whole.y + whole.height - box.height);
  const svg = byId("board").firstChild;
  svg.setAttribute("viewBox", [box.x, box.y, box.width, box.height].join(" "));
  svg.classList.toggle("far", box.width > whole.width / 3);
}
// An owner's colour as land wears it, so that names can be read on it.
function calm(colour) {
  if (!colour) return "";
  const parts = (hex) => [1, 3, 5].map((place) => parseInt(hex.slice(place, place + 2), 16));
  const land = parts(getComputedStyle(document.documentElement).getPropertyValue("--land").trim());
  return "rgb(" + parts(colour).map((part, place) => Math.round(0.55 * part + 0.45 * land[place])).join(",") + ")";
}
// Spaces that the state names no more have nothing on them.
let marked = new Set();
function markSpace(id, colour, mark) {
  const shape = document.getElementById("space-" + id);
  if (!shape) return;
  if (shape.classList.contains("land")) shape.style.fill = colour;
  document.getElementById("mark-" + id).textContent = mark;
}
function showBoard() {
  if (view !== "board") return;
  byId("board").hidden = !state.board;
  byId("board_tools").replaceChildren(state.board ? make("div", { class: "buttons" },
    make("button", { type: "button", onclick: () => zoom(1.5, 0.5, 0.5) }, "+ " + word("larger")),
    make("button", { type: "button", onclick: () => zoom(1 / 1.5, 0.5, 0.5) }, "− " + word("smaller")),
    make("button", { type: "button", onclick: () => { box = { ...whole }; setBox(); } }, word("whole"))) : make("p", {}, word("no_board")));
  drawBoard();
  const colours = Object.fromEntries(state.accounts.map((each) => [each.id, each.colour]));
  const names = Object.fromEntries(state.accounts.map((each) => [each.id, each.name]));
  const shown = new Set(state.spaces.map(([id]) => id));
  for (const id of marked) if (!shown.has(id)) markSpace(id, "", "");
  marked = shown;
  for (const [id, , holder, mark] of state.spaces) markSpace(id, calm(colours[holder]), mark);
  byId("spaces").replaceChildren(state.spaces.length ? make("details", {}, make("summary", {}, word("stands")), make("table", {},
    make("thead", {}, make("tr", {}, ...["space", "holder", "stands"].map((key) => make("th", { scope: "col" }, word(key))))),
    make("tbody", {}, ...state.spaces.filter((each) => each[2] || each[4]).map(([, name, holder, , stands]) =>
      make("tr", {}, make("th", { scope: "row" }, name), make("td", {}, names[holder] || "–"), make("td", {}, stands)))))) : "");
}

// ---- Views and language.
function showView(next) {
  view = next;
  stored("view", next);
  for (const each of views) {
    byId("view_" + each).hidden = each !== next;
    document.querySelector("#views [data-view=" + each + "]").setAttribute("aria-selected", String(each === next));
  }
  if (state) showBoard();
}
function showWords() {
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-word]")) element.textContent = word(element.dataset.word);
  for (const each of views) document.querySelector("#views [data-view=" + each + "]").textContent = word(each);
}
async function speak(chosen) {
  language = chosen;
  byId("language").value = chosen;
  stored("language", chosen);
  try {
    const answer = await ask("/words");
    if (answer.status !== 200) {
      say(answer.said.sentence);
      return;
    }
    words = answer.said;
  } catch (unreachable) { /* the stream tries again */ }
  showWords();
  builtFor = "";
  listen();
}

function begin() {
  history.replaceState(null, "", "/"); // what lets in does not stay in the address
  const order = views.map((each, place) => make("button", {
    type: "button", role: "tab", "data-view": each, "aria-controls": "view_" + each, onclick: () => showView(each),
    onkeydown: (event) => {
      const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? views.length - 1 : 0;
      if (step) { const next = views[(place + step) % views.length]; showView(next); document.querySelector("#views [data-view=" + next + "]").focus(); }
    } }, each));
  byId("views").append(...order);
  showView(views.includes(stored("view")) ? stored("view") : "books");
  byId("language").addEventListener("change", (event) => speak(event.target.value));
  document.addEventListener("visibilitychange", () => { document.hidden ? hush() : listen(); showHeard(); });
  setInterval(() => { showHeard(); showClock(); }, 1000);
  const wanted = stored("language") || (navigator.language || "en").slice(0, 2);
  speak(["en", "it", "fr"].includes(wanted) ? wanted : "en");
}
begin();
