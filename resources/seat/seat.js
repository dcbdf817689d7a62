// The page at a seat: it shows what the table's computer says and sends what a player proposes. It keeps nothing but the language
// and the view; whatever comes in is set as text, never as markup.
"use strict";

const byId = (id) => document.getElementById(id);
const views = ["books", "battle", "mine", "log", "board"];
let words = {};
let state = null;
let mine = { seats: [], guarded: [], closed: [], proposals: [], waiting: [], notes: [] };
let source = null;
let ended = false; // the banker has stopped
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
// Lies over the page until it is touched, or has been read.
let unsay = null;
function say(sentence) {
  clearTimeout(unsay);
  byId("said").textContent = sentence || "";
  byId("said").hidden = !sentence;
  if (sentence) unsay = setTimeout(() => say(""), 15000);
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
  if (document.hidden || ended) return;
  source = new EventSource("/events?lang=" + language);
  source.addEventListener("state", (event) => inPlace(() => { hear(); state = JSON.parse(event.data); wait = 500; showAll(); }));
  source.addEventListener("mine", (event) => inPlace(() => { hear(); mine = JSON.parse(event.data); showMine(); if (state) showBattle(); }));
  source.addEventListener("beat", (event) => { hear(); const now = Number(event.data); if (Number.isFinite(now) && now > 0) behind = Date.now() / 1000 - now; });
  source.addEventListener("end", end);
  source.onerror = () => { hush(); later(); };
}
// The banker has stopped: this address leads nowhere any more.
function end() {
  ended = true;
  hush();
  showHeard();
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
  inPlace(() => { // the head may become a line higher
    byId("heard").textContent = ended ? word("ended") : heard === 0 ? "" : document.hidden ? word("paused") : word(late || !source ? "lost" : "heard", seconds);
    byId("heard").classList.toggle("late", ended || late || (heard > 0 && !source && !document.hidden));
  });
}
function showClock() {
  if (!state) return;
  const stopped = state.paused !== undefined;
  const seconds = stopped ? state.paused : Math.max(0, Math.floor(Date.now() / 1000 - behind - state.began));
  const two = (n) => String(n).padStart(2, "0");
  const time = (seconds >= 3600 ? Math.floor(seconds / 3600) + ":" + two(Math.floor(seconds / 60) % 60) : String(Math.floor(seconds / 60))) + ":" + two(seconds % 60);
  const minutes = state.clock_began === undefined ? 0 : Math.max(0, Math.floor((Date.now() / 1000 - behind - state.clock_began) / 60));
  byId("game_clock").textContent = state.clock.replace("{n}", minutes);
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

// What is being filled in stays under the thumb, whatever comes or goes above it: its row, also where the form asks it anew; where it is not
// asked any more, its form.
function inPlace(change) {
  const field = document.activeElement && document.activeElement.closest("main form") ? document.activeElement : null;
  if (!field || !field.getClientRects().length) { change(); return; }
  const rowOf = (each) => each.closest(".fields > *") || each;
  const top = (each) => each.getBoundingClientRect().top;
  const form = field.closest("form");
  const named = rowOf(field).querySelector("[name]");
  const before = { row: top(rowOf(field)), form: top(form) };
  change();
  if (!form.isConnected) return;
  const again = field.isConnected ? field : named && form.querySelector("[name=" + CSS.escape(named.name) + "]");
  const asked = again && again.getClientRects().length > 0;
  if (asked && field.name && again !== document.activeElement) again.focus({ preventScroll: true });
  window.scrollBy(0, asked ? top(rowOf(again)) - before.row : top(form) - before.form);
}
// The place holds these and nothing else; what stays is not taken up, so that it keeps the keyboard.
function arrange(place, elements) {
  for (const each of [...place.children]) if (!elements.includes(each)) each.remove();
  elements.forEach((each, at) => { if (place.children[at] !== each) place.insertBefore(each, place.children[at] || null); });
}

function showAll() {
  byId("turn").textContent = state.result || state.turn;
  byId("under").textContent = state.under;
  byId("title").textContent = state.title + " · " + word("entry", state.entry);
  document.title = state.turn + " - Intendant";
  showAccounts();
  const length = document.documentElement.scrollHeight;
  byId("log").replaceChildren(...state.log.slice().reverse().map(([entry, heading, text, undone, who]) =>
    make("li", {}, make("div", { class: "number" }, word("entry", entry) + (heading ? " · " + heading : "") + (who ? " · " + (account(who) ? account(who).name : who) : "") + (undone ? " · " + word("undone") : "")),
      make("div", { class: undone ? "undone" : null }, text))));
  if (view === "log" && window.scrollY > 80) window.scrollBy(0, document.documentElement.scrollHeight - length); // what is read stays where it is
  showTabs();
  showBattle();
  showMine();
  showBoard();
  showClock();
}
// A game that shows nothing but its log has no empty pages.
function showTabs() {
  const there = { books: state.accounts.length > 0, battle: state.accounts.length > 0, mine: state.accounts.length > 0, log: true, board: state.board };
  for (const each of views) document.querySelector("#views [data-view=" + each + "]").hidden = !there[each];
  if (!there[view]) showView("log");
}

// All at a glance: a line each, with the two figures that count most; the others are unfolded.
const opened = new Set(); // what the reader has unfolded, whatever is booked
function folded(key, summary, ...parts) {
  return make("details", { open: opened.has(key), ontoggle: (event) => { event.target.open ? opened.add(key) : opened.delete(key); } }, make("summary", {}, summary), ...parts);
}
function showAccounts() {
  byId("story").replaceChildren(state.story ? make("article", { class: "card" },
    folded("story", word("story") + " · " + state.story.of, figures(state.story.rows, "long"))) : "");
  byId("accounts").replaceChildren(...state.accounts.map((each) => {
    const [first, second] = each.figures;
    const line = make("span", { class: "glance" }, make("span", { class: "roundel", "aria-hidden": "true" }),
      make("span", { class: "who" }, (each.now ? "▶\u00a0" : "") + each.name, each.player && each.player !== each.name ? make("span", { class: "player" }, " " + each.player) : null),
      second ? make("span", { class: "second" }, make("small", {}, second[0]), make("span", {}, second[1])) : null,
      first ? make("span", { class: "first" }, make("small", {}, first[0]), make("strong", {}, first[1])) : null);
    return coloured(make("article", { class: each.now ? "card now" : "card" }, folded("account " + each.id, line, figures(each.figures.slice(2), "rest"))), each.colour);
  }));
}

// What is not certain is not said to be.
function percent(chance) {
  return chance > 0.995 && chance < 1 ? "> 99" : chance > 0 && chance < 0.005 ? "< 1" : String(Math.round(chance * 100));
}
function showBattle() {
  const battle = state.battle;
  nameView("battle", battle !== null && battle !== undefined);
  if (!battle) {
    byId("battle").replaceChildren(make("p", {}, word("no_battle")));
    return;
  }
  const last = state.log.filter((line) => line[0] >= battle.since && !line[3]).slice(-8).reverse().map((line) => make("li", {}, line[2]));
  const form = myForms().find((each) => !each.at_will);
  byId("battle").replaceChildren(
    make("h3", {}, battle.where), make("p", {}, battle.step),
    form ? make("button", { type: "button", class: "main", id: "to_mine", onclick: () => showView("mine") }, word("yours", form.title)) : "",
    battle.odds !== undefined ? make("p", { id: "odds" }, make("strong", {}, word("odds", percent(battle.odds)))) : "",
    make("div", { class: "forces" }, ...battle.forces.map(([name, pieces]) =>
      make("div", { class: "card force" }, make("h3", {}, name), make("ul", {}, ...pieces.map((piece) => make("li", {}, piece)))))),
    make("h3", {}, word("thrown")), make("ol", {}, ...last));
}

// ---- My side: what can be entered now, proposals, figures, seats. A form that is being filled in stays, whatever is booked meanwhile: what
// it offers is asked for anew, what was filled in is kept as far as it is still offered.
let builtFor = "";
let built = new Map(); // the forms on the page, by id
const mySeats = () => mine.seats.filter((seat) => account(seat));
// What has to be done stands before what may be left.
const myForms = () => (state.proposals ? state.forms.filter((form) => form.seats.some((seat) => mine.seats.includes(seat))).sort((a, b) => a.at_will - b.at_will) : []);
function showMine() {
  if (!state) return;
  const taken = mySeats();
  const forms = myForms();
  nameView("mine", forms.some((form) => !form.at_will));
  const key = JSON.stringify([language, taken, state.proposals, state.need, state.accounts.map((each) => each.id)]);
  if (key !== builtFor) {
    builtFor = key;
    const noted = byId("note_text") ? byId("note_text").value : "";
    built.clear();
    const seats = seatChoice(taken);
    byId("mine").replaceChildren(taken.length ? "" : seats, make("div", { id: "now" }), taken.length && state.need ? needForm(taken) : "", make("div", { id: "my_forms" }), make("div", { id: "my_proposals" }),
      ...taken.map((seat) => make("div", { id: "side_" + seat })), taken.length && state.proposals ? noteForm(taken) : "",
      taken.length && seats.childNodes.length ? make("details", { id: "more_seats" }, make("summary", {}, word("more_seats")), seats) : "");
    if (noted && byId("note_text")) byId("note_text").value = noted;
  }
  followSeats();
  showNow(taken, forms);
  showNeed();
  showForms(taken, forms);
  taken.forEach((seat) => {
    const each = account(seat);
    const notes = mine.notes.filter(([, who]) => who === seat).reverse();
    byId("side_" + seat).replaceChildren(coloured(make("article", { class: each.now ? "card now" : "card" },
      make("h3", {}, nameOf(each)), figures(each.figures),
      folded("holdings " + seat, word("holdings"), figures(each.holdings, "long")),
      notes.length ? folded("notes " + seat, word("notes"), make("ul", {}, ...notes.map(([, , sentences]) => make("li", {}, sentences.join(" "))))) : null,
      make("div", { class: "buttons" }, make("button", { type: "button", onclick: () => leave(seat) }, word("stand_up")))), each.colour));
  });
  const shown = mine.proposals.slice(-6).reverse();
  byId("my_proposals").replaceChildren(shown.length ? make("h3", {}, word("proposals")) : "", make("ul", {}, ...shown.map((each) =>
    make("li", { class: "proposal " + each.is }, each.sentences.join(" "), " – ",
      make("strong", { class: each.is === "booked" ? "good" : each.is === "waiting" ? null : "bad" }, word(each.is)),
      each.why ? ": " + each.why : "", ...each.warnings.map((warning) => make("div", { class: "bad" }, "⚠ " + warning))))));
}
// What this seat has to do, for whom it waits, and what waits for the banker: of what others propose the title alone.
function showNow(taken, forms) {
  const due = forms.find((form) => !form.at_will);
  const others = due || !state.proposals ? null : state.forms.find((form) => !form.at_will && form.seats.length);
  const may = forms.filter((form) => form.at_will).map((form) => form.title);
  const seatName = (id) => (account(id) ? account(id).name : id);
  byId("now").replaceChildren(...(taken.length && (due || others || may.length || mine.waiting.length || state.need) ? [make("section", { class: "card" }, make("h3", {}, word("now")),
    due ? make("p", { class: "due" }, make("strong", {}, word("yours", due.title))) : null,
    others ? make("p", {}, word("wait_for", others.seats.map(seatName).join(", ") + ": " + others.title)) : null,
    may.length ? make("p", { class: "may" }, word("at_will", may.join(" · "))) : null,
    ...mine.waiting.map(([seat, title, closed]) => make("p", { class: "waits" }, seatName(seat) + ": " + title + (closed ? " (" + word("closed") + ")" : "") + " – " + word("waiting"))),
    state.need ? make("button", { type: "button", id: "to_need", onclick: openNeed }, word("need")) : null)] : []));
}
// What is needed: asked of the books as they are, worked out at the table, and told to this phone alone. Nothing is proposed.
let askNeed = null; // fills the question anew
let needOf = -1; // the situation for which it was filled
let needAsked = ""; // the question to which the answer belongs
let needNow = () => ""; // as it stands on the page
function openNeed() {
  byId("form_need").hidden = false;
  askNeed();
  byId("form_need").scrollIntoView({ block: "nearest" });
}
function showNeed() {
  const card = byId("form_need");
  if (!card || card.hidden) return;
  if (needOf !== state.situation) askNeed();
  const need = mine.need;
  const said = !need || needAsked !== needNow() ? [] : need.is === "answered" ? need.sentences : [word(need.is === "waiting" ? "need_waits" : "need_late")];
  byId("need_said").replaceChildren(...said.map((sentence) => make("p", {}, sentence)));
}
function needForm(taken) {
  let fields = new Map(); // by key, with how each was described
  let waiting = null;
  let asked = 0;
  const [seat, seatRow] = seatField(taken);
  const place = make("div", { class: "fields" });
  const act = make("button", { class: "main", id: "need_act" }, "");
  const values = () => Object.fromEntries([...fields].map(([key, field]) => [key, field.read()]).filter(([, value]) => value !== ""));
  const body = () => ({ seat: seat.value, form: "need", values: values() });
  function apply(now) {
    const next = new Map();
    for (const field of now.fields) {
      const described = JSON.stringify({ ...field, value: null });
      const known = fields.get(field.key);
      if (known && known.described === described) known.set(field.value);
      next.set(field.key, known && known.described === described ? known : { ...fieldOf(field, change, null), described });
    }
    fields = next;
    const elements = [...fields.values()].map((field) => field.element);
    arrange(place, elements);
    act.textContent = now.act;
  }
  // What other fields offer may follow from any of them.
  function change() {
    showNeed(); // an answer to another question goes
    asked += 1; // and what is on its way knows nothing of this
    clearTimeout(waiting);
    waiting = setTimeout(refresh, 300);
  }
  async function refresh() {
    const mine = ++asked;
    needOf = state.situation;
    const answer = await ask("/need_form", body()).catch(() => null);
    if (!answer || mine !== asked) return; // a later one is on its way
    if (answer.status === 200) apply(answer.said); else say(answer.said.sentence);
  }
  askNeed = refresh;
  needNow = () => JSON.stringify(body());
  return make("form", { class: "card", id: "form_need", "aria-label": word("need"), hidden: true, onsubmit: async (event) => {
    event.preventDefault();
    needAsked = needNow();
    const answer = await ask("/need", body());
    if (answer.status !== 202) say(answer.said.sentence);
  } }, make("h3", {}, word("need")), seatRow, place, make("div", { class: "buttons" }, act), make("div", { id: "need_said", role: "status" }));
}
function showForms(taken, forms) {
  const place = byId("my_forms");
  if (!taken.length) return;
  for (const id of [...built.keys()]) if (!forms.some((form) => form.id === id)) built.delete(id);
  if (!built.has(picked)) {
    picked = "";
    showOffered();
  }
  showPicked();
  forms.forEach((form, order) => {
    const known = built.get(form.id);
    if (known) known.goOn(form);
    else built.set(form.id, proposalForm(form, form.seats.filter((seat) => taken.includes(seat)), order === 0));
  });
  const elements = forms.map((form) => built.get(form.id).element);
  const said = state.proposals ? "nothing_now" : "read_only";
  if (!elements.length) elements.push(make("p", { class: "no_form" }, word(said)));
  arrange(place, elements);
}
let followSeats = () => {}; // which seats want a number, and which are closed
function seatChoice(taken) {
  const free = state.accounts.filter((each) => !taken.includes(each.id));
  followSeats = () => {};
  if (!free.length) return make("div", {});
  const number = make("input", { id: "seat_number", inputmode: "numeric", maxlength: 4, autocomplete: "off", pattern: "[0-9]*" });
  const numberRow = make("label", { class: "row" }, word("seat_number"), number);
  const refused = make("p", { class: "bad", id: "seat_refused", role: "alert" });
  let why = ""; // said to the number that was tried
  const choice = make("select", { id: "seat_choice", onchange: () => { why = ""; follow(); } }, ...free.map((each) => make("option", { value: each.id }, nameOf(each))));
  function follow() {
    numberRow.hidden = !mine.guarded.includes(choice.value);
    refused.textContent = mine.closed.includes(choice.value) ? word("seat_closed") : why;
  }
  follow();
  followSeats = follow;
  return make("form", { class: "card", "aria-label": word("choose_seat"), onsubmit: async (event) => { event.preventDefault(); why = await join(choice.value, number.value); follow(); } },
    make("label", { class: "row" }, word("choose_seat"), choice), numberRow, refused, make("button", { id: "sit", class: "main" }, word("sit")));
}
async function join(seat, number) {
  const answer = await ask("/join", { seat, number });
  if (answer.status !== 200) return answer.said.sentence;
  listen();
  return "";
}
async function leave(seat) {
  await ask("/leave", { seat });
  listen();
}

// A field: its element, what stands in it, and how it takes what is offered now.
// `host`: the form that it stands in. Six dice or more can be read by the camera.
function diceField(field, changed, host) {
  let faces = "";
  let read = null; // by the camera: faces, how many of them were changed, and whether nothing is open
  const shown = make("output", { class: "faces", "aria-live": "polite" });
  const set = (text) => { faces = text.slice(0, field.most); shown.textContent = faces.split("").join(" ") + " (" + faces.length + "/" + field.most + ")"; };
  set(field.value);
  const camera = host && cameraFits(field, host.form) ? new DicePicture(field.most, (told) => {
    read = told;
    set(told && told.ready ? told.faces : "");
    changed();
    host.follow(told && told.ready, camera);
  }) : null;
  const putAway = () => {
    if (camera) camera.drop();
    read = null;
  };
  const type = (text) => { putAway(); set(text); changed(); host.follow(false); };
  return {
    element: make("fieldset", {}, make("legend", {}, field.label), shown, camera ? camera.element : "",
      make("div", { class: "pad" }, ...Array.from({ length: field.faces[1] - field.faces[0] + 1 }, (_, at) => field.faces[0] + at).map((face) => make("button", { type: "button", "data-face": face, onclick: () => type(faces + face) }, String(face)))),
      make("button", { type: "button", onclick: () => type(faces.slice(0, -1)) }, word("clear_dice"))),
    read: () => faces,
    set: (text) => { if (!camera || !camera.inUse) set(text); },
    shut: () => read !== null && !read.ready,
    changed: () => (read && read.ready ? read.changed : null),
    putAway,
  };
}
// What has a figure beside it keeps its number, though one more at most can be entered.
const isTick = (field) => field.kind === "count" && field.most === 1 && !field.detail;
let counts = 0; // so that each label finds its field
function countField(field, changed) {
  let most = field.most;
  if (isTick(field)) {
    const box = make("input", { name: field.key, type: "checkbox", onchange: changed });
    const set = (text) => { box.checked = text === "1"; };
    set(field.value);
    return { element: make("label", { class: "row tick" }, box, field.label), read: () => (box.checked ? "1" : "0"), set };
  }
  const id = "count_" + ++counts;
  const input = make("input", { id, name: field.key, type: "number", min: 0, max: field.most, inputmode: "numeric", placeholder: "0", oninput: changed });
  const set = (text) => { if (document.activeElement !== input) input.value = text === "0" ? "" : text; };
  const step = (by) => { input.value = String(Math.min(most, Math.max(0, (Number(input.value) || 0) + by))); changed(); };
  set(field.value);
  return {
    element: make("div", { class: "row" }, make("label", { for: id }, field.label + (field.detail ? ": " + field.detail : field.most < 99 ? " (" + field.most + ")" : "")),
      make("span", { class: "stepper" }, make("button", { type: "button", "aria-label": "− " + field.label, onclick: () => step(-1) }, "−"), input,
        make("button", { type: "button", "aria-label": "+ " + field.label, onclick: () => step(1) }, "+"))),
    read: () => input.value || "0",
    set,
    allow: (now) => { most = now; input.max = now; },
  };
}
function choiceField(field, changed) {
  const input = make("select", { name: field.key, onchange: changed });
  const set = (text) => { input.value = text; };
  input.append(make("option", { value: "" }, "–"), ...field.choices.map(([id, name]) => make("option", { value: id }, name)));
  set(field.value);
  return { element: make("label", { class: "row", hidden: !field.choices.length }, field.label, input), read: () => input.value, set, label: field.label, choices: field.choices.map(([id]) => id) };
}
function nameField(field, changed) {
  const input = make("input", { name: field.key, type: "text", maxlength: 60, autocomplete: "off", autocapitalize: "characters", oninput: changed });
  return { element: make("label", { class: "row" }, field.label, input), read: () => input.value, set: (text) => { input.value = text; } };
}
function fieldOf(field, changed, host) {
  return (field.kind === "dice" ? diceField : field.kind === "choice" ? choiceField : field.kind === "name" ? nameField : countField)(field, changed, host);
}
// Sends what a form says; what comes back stands below its buttons.
async function send(path, seat, id, values, preview, booked, read) {
  const answer = await ask(path, { seat, form: id, situation: state.situation, values, ...(read === undefined || read === null ? {} : { read }) });
  const said = answer.said;
  preview.hidden = false;
  preview.replaceChildren();
  if (said.sentence) { preview.append(make("p", { class: "bad" }, said.sentence)); return; }
  preview.append(make("p", { class: said.refused ? "bad" : null }, word(said.refused ? "cannot" : "would_book") + " " + said.sentences.join(" ")));
  const form = state.forms.find((each) => each.id === id);
  if (form && form.face_down && said.warnings.length) preview.append(make("p", { class: "bad" }, word("face_down_breaks")));
  if (said.warnings.length) preview.append(make("p", { class: "bad" }, word("against")), make("ul", {}, ...said.warnings.map((warning) => make("li", {}, warning))));
  if (answer.status === 202) { // what becomes of it stands among my proposals
    preview.hidden = true;
    booked();
    byId("my_proposals").scrollIntoView({ block: "nearest" });
  }
}
function seatField(seats) {
  const seat = make("select", {}, ...seats.map((each) => make("option", { value: each }, nameOf(account(each)))));
  return [seat, seats.length > 1 ? make("label", { class: "row" }, word("choose_seat"), seat) : null];
}
function proposalForm(form, seats, first) {
  let fields = new Map(); // by key, with how each was described
  let touched = false;
  let waiting = null;
  let asked = 0;
  let awaited = false; // an answer to what stands in the fields
  let foreseen = null;
  const propose = make("button", { class: "main propose" }, word("propose"));
  const look = make("button", { type: "button", class: "check", onclick: () => give("/check") }, word("check"));
  const preview = make("div", { class: "preview", role: "status", hidden: true });
  const [seat, seatRow] = seatField(seats);
  const title = make("h3", { id: "title_" + form.id });
  const note = make("p", { class: "note" });
  const place = make("div", { class: "fields" });
  const sums = make("p", { class: "sums", "aria-live": "polite" });
  const values = () => Object.fromEntries([...fields].map(([key, field]) => [key, field.read()]).filter(([, value]) => value !== ""));
  function apply(now) {
    inPlace(() => build(now));
  }
  function build(now) {
    title.textContent = now.title;
    note.textContent = [now.face_down ? word("face_down") : "", now.note].filter((text) => text).join(" ");
    note.hidden = !note.textContent;
    const next = new Map();
    for (const field of now.fields) {
      const described = JSON.stringify({ ...field, value: null, most: field.detail ? null : field.most });
      const known = fields.get(field.key);
      if (known && known.described === described) known.set(field.value);
      if (known && known.described === described && known.allow) known.allow(field.most);
      next.set(field.key, known && known.described === described ? known : { ...fieldOf(field, () => change(field.leads), { form: now, follow }), described });
    }
    for (const [key, field] of fields) if (field.putAway && next.get(key) !== field) field.putAway();
    fields = next;
    shut();
    const elements = [...fields.values()].map((field) => field.element);
    arrange(place, elements);
    sums.textContent = now.sums.join(" · ");
    sums.hidden = !now.sums.length;
    if (picked === form.id) showOffered();
  }
  function change(leads) {
    touched = true;
    preview.hidden = true;
    if (!leads && !awaited) return;
    asked += 1; // what is on its way knows nothing of this
    awaited = true;
    clearTimeout(waiting);
    waiting = setTimeout(refresh, 120);
  }
  // Nothing is proposed while dice in a picture are open.
  function shut() {
    for (const button of [propose, look]) button.disabled = [...fields.values()].some((field) => field.shut && field.shut());
  }
  // What the dice in a picture come to, when all of them are read.
  function follow(ready, picture) {
    shut();
    clearTimeout(foreseen);
    if (ready) foreseen = setTimeout(async () => { await give("/check"); picture.foretell(preview.textContent); }, 700);
  }
  async function refresh() {
    const mine = ++asked;
    awaited = true;
    const answer = await ask("/form", { seat: seat.value, form: form.id, situation: state.situation, values: values() }).catch(() => null);
    if (mine !== asked) return; // a later one is on its way
    awaited = false;
    if (!answer) return;
    if (answer.status === 200) { apply(answer.said); return; }
    preview.hidden = false;
    preview.replaceChildren(make("p", { class: "bad" }, answer.said.sentence || ""));
  }
  function empty() {
    touched = false;
    if (picked === form.id) picked = "";
    showOffered();
    clearTimeout(waiting);
    asked += 1;
    awaited = false;
    for (const field of fields.values()) if (field.putAway) field.putAway();
    fields = new Map();
    const now = state.forms.find((each) => each.id === form.id);
    if (now) apply(now);
  }
  const camera = () => [...fields.values()].map((field) => (field.changed ? field.changed() : null)).find((changed) => changed !== null);
  const give = (path) => { clearTimeout(foreseen); return send(path, seat.value, form.id, values(), preview, empty, camera()); };
  const element = make("form", { class: "card", id: "form_" + form.id, "aria-labelledby": "title_" + form.id, onsubmit: (event) => { event.preventDefault(); give("/propose"); } },
    make("details", { open: first }, make("summary", {}, title), seatRow, note, place, sums,
      make("div", { class: "buttons" }, propose, look), preview));
  apply(form);
  let shown = JSON.stringify(form);
  return {
    element,
    goOn(now) { // something was booked, or the language is another
      const text = JSON.stringify(now);
      if (text === shown) return;
      shown = text;
      if (touched) refresh(); else apply(now);
    },
    // What a space that is touched on the board can be put into.
    takes: (id) => [...fields.values()].filter((field) => field.choices && field.choices.includes(id)).map((field) => ({
      words: title.textContent + ": " + field.label,
      take() { picked = form.id; field.set(id); change(true); },
    })),
    // The spaces that it still asks for.
    asks: () => [...fields.values()].filter((field) => field.choices && !field.read()).flatMap((field) => field.choices),
    open() { element.querySelector("details").open = true; element.scrollIntoView({ block: "start" }); },
    title: () => title.textContent,
  };
}
function noteForm(taken) {
  const text = make("textarea", { id: "note_text", name: "text", maxlength: 500 });
  const preview = make("div", { class: "preview", role: "status", hidden: true });
  const [seat, seatRow] = seatField(taken);
  return make("form", { class: "card", id: "form_note", "aria-label": word("note"), onsubmit: (event) => {
    event.preventDefault();
    send("/propose", seat.value, "note", { text: text.value }, preview, () => { text.value = ""; });
  } }, seatRow, make("label", {}, word("note"), text), make("div", { class: "buttons" }, make("button", { class: "main propose" }, word("propose"))), preview);
}

// ---- The board: drawn once, coloured at each entry. Two fingers, the wheel or the buttons make it larger; one finger moves it.
let box = null;
let whole = null;
let picked = ""; // the form that spaces are picked for on the board
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
  const { x, y, width, height } = svg.viewBox.baseVal; // which follows what is looked at
  whole = { x, y, width, height };
  look(false);
  lookAt(state.spaces.filter(([, , holder, mark]) => mark && account(holder) && account(holder).now).map(([id]) => id));
  svg.addEventListener("click", (event) => { // a finger that is followed lets go over the drawing as a whole
    const under = (event.target === svg ? document.elementsFromPoint(event.clientX, event.clientY) : [event.target]).find((each) => each.id.startsWith("space-"));
    if (under) tell(under.id.replace(/^space-/, ""));
  });
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
// The window on the board has the shape of its place on the page.
function shape() {
  const svg = byId("board").firstChild;
  return svg.clientWidth ? svg.clientHeight / svg.clientWidth : whole.height / whole.width;
}
// All of it, or as much as fills the place from top to bottom.
function look(all) {
  if (!box && !byId("board").firstChild) return;
  const width = all ? Math.max(whole.width, whole.height / shape()) : whole.height / shape();
  const height = width * shape();
  box = { x: whole.x + (whole.width - width) / 2, y: whole.y + (whole.height - height) / 2, width, height };
  setBox();
}
// The middle of these spaces comes to the middle.
function lookAt(ids) {
  const middles = ids.map((id) => document.getElementById("space-" + id)).filter((shape) => shape).map((shape) => shape.getBBox()).map((at) => [at.x + at.width / 2, at.y + at.height / 2]);
  if (!middles.length) return;
  const middle = (place) => middles.map((each) => each[place]).sort((a, b) => a - b)[Math.floor(middles.length / 2)];
  box.x = middle(0) - box.width / 2;
  box.y = middle(1) - box.height / 2;
  setBox();
}
// What stands in a space that was touched, under the board.
function tell(id) {
  const space = state.spaces.find((each) => each[0] === id);
  for (const shape of document.querySelectorAll("#board .touched")) shape.classList.remove("touched");
  byId("space-" + id).classList.add("touched");
  byId("told").textContent = space ? space[1] + (space[4] ? ": " + space[4] : account(space[2]) ? " (" + account(space[2]).name + ")" : "") : id;
  byId("told_acts").replaceChildren(...[...built.values()].flatMap((form) => form.takes(id)).map(({ words, take }) =>
    make("button", { type: "button", onclick: () => { take(); showPicked(); } }, words)));
}
// The way back to the form that a space was picked for; what else it asks for is picked on the board too.
function showPicked() {
  const form = built.get(picked);
  byId("told_acts").replaceChildren(form ? make("button", { type: "button", class: "main", onclick: () => { showView("mine"); form.open(); } }, word("yours", form.title())) : "");
}
function showOffered() {
  for (const shape of document.querySelectorAll("#board .offered")) shape.classList.remove("offered");
  for (const id of built.has(picked) ? built.get(picked).asks() : []) {
    const shape = document.getElementById("space-" + id);
    if (shape) shape.classList.add("offered");
  }
}
function zoom(factor, x, y) {
  if (!box) return;
  const width = Math.min(Math.max(whole.width, whole.height / shape()), Math.max(whole.width / 12, box.width / factor));
  const height = width * shape();
  box.x += (box.width - width) * x;
  box.y += (box.height - height) * y;
  box.width = width;
  box.height = height;
  setBox();
}
function setBox() {
  const within = (at, size, from, all) => (size >= all ? from - (size - all) / 2 : Math.min(Math.max(at, from), from + all - size));
  box.x = within(box.x, box.width, whole.x, whole.width);
  box.y = within(box.y, box.height, whole.y, whole.height);
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
function markSpace(id, colour, mark, side) {
  const shape = document.getElementById("space-" + id);
  if (!shape) return;
  if (shape.classList.contains("land")) shape.style.fill = colour;
  const text = document.getElementById("mark-" + id);
  text.textContent = mark;
  if (shape.classList.contains("hex")) showCounter(text, mark, side);
}
// On hexes a figure stands on a counter in the colour of its side; of several, one lies behind it.
function showCounter(text, mark, side) {
  while (text.previousElementSibling && text.previousElementSibling.classList.contains("counter")) text.previousElementSibling.remove();
  if (!mark || !side) return;
  const [x, y, type] = ["x", "y", "font-size"].map((key) => Number(text.getAttribute(key)));
  const size = type * 1.3;
  for (const behind of mark === "1" ? [0] : [size * 0.14, 0]) {
    const counter = document.createElementNS(text.namespaceURI, "rect");
    const at = { x: x - size / 2 + behind, y: y - type * 0.35 - size / 2 - behind, width: size, height: size, rx: size * 0.1, class: "counter", fill: side };
    for (const [key, value] of Object.entries(at)) counter.setAttribute(key, value);
    text.before(counter);
  }
}
function showBoard() {
  if (view !== "board") return;
  byId("board").hidden = !state.board;
  byId("board_tools").replaceChildren(state.board ? make("div", { class: "buttons" },
    make("button", { type: "button", "aria-label": word("larger"), onclick: () => zoom(1.5, 0.5, 0.5) }, "+"),
    make("button", { type: "button", "aria-label": word("smaller"), onclick: () => zoom(1 / 1.5, 0.5, 0.5) }, "−"),
    make("button", { type: "button", onclick: () => look(true) }, word("whole"))) : make("p", {}, word("no_board")));
  drawBoard();
  const colours = Object.fromEntries(state.accounts.map((each) => [each.id, each.colour]));
  const names = Object.fromEntries(state.accounts.map((each) => [each.id, each.name]));
  const shown = new Set(state.spaces.map(([id]) => id));
  for (const id of marked) if (!shown.has(id)) markSpace(id, "", "");
  marked = shown;
  for (const [id, , holder, mark] of state.spaces) markSpace(id, calm(colours[holder]), mark, colours[holder]);
  byId("spaces").replaceChildren(state.spaces.length ? folded("spaces", word("stands"), make("table", {},
    make("thead", {}, make("tr", {}, ...["space", "holder", "stands"].map((key) => make("th", { scope: "col" }, word(key))))),
    make("tbody", {}, ...state.spaces.filter((each) => each[2] || each[4]).map(([, name, holder, , stands]) =>
      make("tr", {}, make("th", { scope: "row" }, name), make("td", {}, names[holder] || "–"), make("td", {}, stands)))))) : "");
}

// ---- Views and language.
const icons = { books: "☰", battle: "⚔", mine: "✎", log: "≣", board: "▦" };
const read = {}; // how far each view was read
// `due`: something waits there.
function nameView(name, due) {
  const tab = document.querySelector("#views [data-view=" + name + "]");
  tab.replaceChildren(make("span", { class: "icon", "aria-hidden": "true" }, icons[name]), make("span", {}, word(name)));
  tab.classList.toggle("due", !!due);
}
function showView(next) {
  read[view] = window.scrollY;
  view = next;
  stored("view", next);
  for (const each of views) {
    byId("view_" + each).hidden = each !== next;
    document.querySelector("#views [data-view=" + each + "]").setAttribute("aria-selected", String(each === next));
  }
  if (state) showBoard();
  window.scrollTo(0, read[next] || 0);
}
function showWords() {
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-word]")) element.textContent = word(element.dataset.word);
  for (const each of views) nameView(each, false);
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
    type: "button", role: "tab", id: "tab_" + each, "data-view": each, "aria-controls": "view_" + each, onclick: () => showView(each),
    onkeydown: (event) => {
      const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? views.length - 1 : 0;
      if (step) { const next = views[(place + step) % views.length]; showView(next); document.querySelector("#views [data-view=" + next + "]").focus(); }
    } }, each));
  byId("said").addEventListener("click", () => say(""));
  byId("views").append(...order);
  showView(views.includes(stored("view")) ? stored("view") : "books");
  byId("language").addEventListener("change", (event) => speak(event.target.value));
  window.addEventListener("resize", () => { if (box && view === "board") zoom(1, 0.5, 0.5); });
  document.addEventListener("visibilitychange", () => { document.hidden ? hush() : listen(); showHeard(); });
  setInterval(() => { showHeard(); showClock(); }, 1000);
  const wanted = stored("language") || (navigator.language || "en").slice(0, 2);
  speak(["en", "it", "fr"].includes(wanted) ? wanted : "en");
}
begin();
