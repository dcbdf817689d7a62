// Reads thrown dice from a photograph, beside the page: it is told pixels and how many dice are due, and answers the faces. It asks for
// nothing, keeps nothing, and knows no game. docs/dice.md tells the method, what it reaches, and what it cannot read.
"use strict";
if (typeof importScripts === "function") importScripts("/dice_pips.js", "/dice_faces.js");

const USUAL_EDGE = 2.05; // half a face, in offsets of its corner pips
const USUAL_SIX = 1.75; // the same for a six, whose rows stand further out
const USUAL_OFFSET = 1.22; // of a corner pip, in diameters of a pip
const ONES = [1.45, 2.95]; // where a face of one ends, in diameters of its pip, which is larger on some dice
const SURE = 0.5;
const BARE = 0.6; // what a spot without an edge must have for a one between other dice
const MOST_FACES = 250; // that are compared with each other
const LEAST = 0.2; // what speaks less for a face says nothing
// How much a face with so many pips proves: that others of its size are dice, and that it is none of its parts.
const PROVES = [0, 0.25, 0.4, 1, 1.2, 1.2, 1.2];
const RANK = [0, 1, 1.2, 1.6, 2.5, 3, 3];
// A pattern of many pips is seen without its edge; a single spot is nothing without one.
const WITHOUT_EDGE = [0, 0, 0.2, 0.5, 0.75, 0.85, 0.85];

const bell = (value, width) => Math.exp(-(value / width) * (value / width));
const beyond = (value, middle, free) => Math.max(0, Math.abs(value - middle) - free);
const between = (value, least, most) => Math.min(most, Math.max(least, value));

// What speaks for a face by its pips alone, from 0 to 1.
function byPips(face, long) {
  return (face.face > 2 ? bell(face.off, 0.3) : 1) * Math.min(1, face.even * face.even * 1.15) *
    (face.face === 1 || face.face === 6 ? 1 : bell(beyond(face.u / face.d, USUAL_OFFSET, 0.2), 0.35)) * between((face.contrast - 0.15) / 0.3, 0, 1) *
    (face.face > 3 ? 1 : bell(beyond(long, 1, 0.22), face.face === 3 ? 0.6 : 0.4)) * between((face.d - 3.2) / 1.2, 0.1, 1);
}
// Half the side of a face, where its edge was seen or, if that cannot be, as its pips have it.
function halfSide(face, edge) {
  if (face.face === 1) return between(edge / 1.12, 1.2 * face.d, 2.9 * face.d);
  return face.face === 6 ? between(edge, 1.45 * face.v, 2.2 * face.v) : between(edge, 1.7 * face.u, 2.3 * face.u);
}
// A face with what speaks for it; nothing where it cannot be one.
function weigh(view, light, near, way, face) {
  const shape = (key) => mean(face.pips.map((pip) => pip[key] / pip.d / pip.d));
  const long = longAfter(way, { xx: shape("xx"), xy: shape("xy"), yy: shape("yy") });
  const bare = byPips(face, long), pips = bare * (face.face / (face.face + 1.2 * leftOut(face)));
  if (long > SIDE || pips < 0.08 || strangersIn(near, way, face)) return null;
  const { half, round } = edgeOf(view, way, face);
  const reach = half / (face.face === 1 ? face.d : Math.max(face.u, face.v));
  const ends = between((round - 0.2) / 0.6, WITHOUT_EDGE[face.face], 1);
  const fits = face.face === 1 ? bell(Math.max(0, ONES[0] - reach, reach - ONES[1]), 0.3) : bell(beyond(reach, face.face === 6 ? USUAL_SIX : USUAL_EDGE, 0.25), 0.4);
  const seen = face.face > 2 ? between((round - 0.2) / 0.5, 0, 1) : 1; // where no edge was seen, its place says nothing
  const side = halfSide(face, half), large = between((side - 7.5) / 4, 0, 1);
  const [cx, cy] = way.from(face.x, face.y);
  return { ...face, light, way, cx, cy, reach, side, bare: bare * large, quality: pips * large * ends * (1 - (1 - fits) * seen) };
}
function facesBy(way, view, light, near, pips) {
  for (const pip of pips) [pip.sx, pip.sy] = way.to(pip.x, pip.y);
  const triples = triplesOf(pips);
  const all = [...sixes(triples), ...fives(triples), ...fours(pips), ...threes(triples), ...twos(pips), ...ones(pips)];
  return all.map((face) => weigh(view, light, near, way, face)).filter((face) => face && (face.quality > 0.04 || (face.face === 1 && face.bare > BARE)));
}
// All that may be faces in one picture in grey, for each way in which the table may be seen.
function facesIn(grey, width, height, light) {
  const { view, pips } = pipsOf(grey, width, height, light);
  const near = link(view, pips);
  return waysOf(pips.filter((pip) => pip.links.length && pip.even >= 0.75)).map((way) => facesBy(way, view, light, near, pips));
}

// One face a die: two that share a pip, or stand closer than two dice can, are not both.
function clash(f, g) {
  if (f.light === g.light && f.pips.some((pip) => g.pips.includes(pip))) return true;
  return Math.hypot(...f.way.to(f.cx - g.cx, f.cy - g.cy)) < 0.78 * (f.side + g.side);
}
// How alike two faces are, as the dice of a throw are.
function alikeFaces(f, g) {
  const one = f.face === 1 || g.face === 1;
  return bell(Math.log(f.side / g.side), one ? 0.25 : 0.16) * bell(Math.log(f.d / g.d), one ? 0.7 : 0.2) * (f.light === g.light ? 1 : 0.6) * bell(Math.log(f.deep / g.deep), 0.7);
}
const weight = (face) => face.confidence * RANK[face.face];
function choose(found) {
  const all = found.slice().sort((f, g) => g.quality * RANK[g.face] - f.quality * RANK[f.face]).slice(0, MOST_FACES); // a cloth has hundreds
  const strong = all.filter((face) => face.quality > 0.2);
  for (const f of all) {
    let support = 0;
    for (const g of strong) if (g !== f && !clash(f, g)) support += g.quality * g.quality * PROVES[g.face] * alikeFaces(f, g);
    const alone = f.face === 1 && f.reach < 2 ? 0.1 : 0.55; // a large single spot is a face only among others
    f.confidence = f.quality * (alone + ((1 - alone) * support) / (support + 0.5));
  }
  const chosen = [];
  for (const f of all.filter((face) => face.confidence > LEAST).sort((p, q) => weight(q) - weight(p))) if (!chosen.some((g) => clash(f, g))) chosen.push(f);
  return chosen;
}
// The dice of a throw are of one size, or of few: what is of another size is part of a cloth, or of a picture, where there are too many.
function ofFewSizes(chosen, due) {
  let left = chosen.slice().sort((f, g) => weight(g) - weight(f));
  const groups = [];
  while (left.length) {
    const like = (face) => face.side < 1.35 * left[0].side && left[0].side < 1.35 * face.side;
    const group = left.filter(like);
    left = left.filter((face) => !group.includes(face));
    const crowd = group.length > 1.5 * due + 2;
    const best = group.map((face) => face.confidence * Math.min(1, face.contrast / 0.5)).sort((p, q) => q - p).slice(0, Math.max(1, due));
    groups.push({ group, crowd, worth: mean(best) * (crowd ? 0.3 : 1) });
  }
  const kept = [];
  for (const { group, crowd } of groups.sort((p, q) => q.worth - p.worth)) {
    if (kept.filter((face) => face.confidence > SURE).length >= due) break;
    if (!crowd || !kept.length) kept.push(...group);
  }
  return kept;
}
// Single spots between dice of which no edge can be seen, as far as dice are still due. Nobody is sure of them.
function moreOnes(kept, all, due) {
  const sides = kept.map((face) => face.side).sort((p, q) => p - q);
  const side = sides[sides.length >> 1], d = mean(kept.map((face) => face.d));
  let found = kept.slice(), likely = kept.filter((face) => face.confidence > SURE).length;
  if (kept.length < 3) return found;
  const taken = new Set(kept.flatMap((face) => face.pips));
  const isOf = (pip, other) => !taken.has(other) && Math.hypot(other.x - pip.x, other.y - pip.y) < 1.6 * side; // of the same face
  for (const f of all.filter((face) => face.face === 1 && face.bare > BARE).sort((p, q) => q.bare - p.bare)) {
    if (likely >= due || f.d < 0.8 * d || f.d > 1.6 * d || f.pips[0].links.some((other) => isOf(f.pips[0], other)) || !kept.some((g) => g.light === f.light && Math.abs(g.contrast - f.contrast) < 0.2)) continue;
    const one = { ...f, side, confidence: Math.min(f.bare, SURE) };
    if (found.some((g) => g.confidence >= one.confidence && clash(one, g))) continue;
    found = [...found.filter((g) => !clash(one, g)), one];
    likely += 1;
  }
  return found;
}

// The dice in a picture of four bytes a pixel: each with its face, the corners of its outline, and whether that is sure. More than are due
// are told only where all of them are sure.
function readDice(pixels, width, height, due) {
  const [dark, light] = greyOf(pixels, width, height).map((grey, at) => facesIn(grey, width, height, at === 1));
  let best = { faces: [], worth: -1 };
  for (let i = 0; i < Math.max(dark.length, light.length); i += 1) {
    const all = [...dark[Math.min(i, dark.length - 1)], ...light[Math.min(i, light.length - 1)]];
    const faces = moreOnes(ofFewSizes(choose(all), due), all, due);
    const worth = faces.map(weight).sort((p, q) => q - p).slice(0, due).reduce((sum, each) => sum + each, 0);
    if (worth > best.worth * 1.05) best = { faces, worth };
  }
  const sure = best.faces.filter((face) => face.confidence > SURE);
  const rest = best.faces.filter((face) => face.confidence <= SURE).sort((f, g) => g.confidence - f.confidence);
  return [...sure, ...rest.slice(0, Math.max(0, due - sure.length))].map(outlined);
}
function outlined(face) {
  const [x, y] = face.along, half = face.side;
  const outline = [[1, 1], [-1, 1], [-1, -1], [1, -1]].map(([u, v]) => {
    const [dx, dy] = face.way.from(half * (x * u - y * v), half * (y * u + x * v));
    return [face.cx + dx, face.cy + dy];
  });
  return { face: face.face, outline, sure: face.confidence > SURE };
}

if (typeof importScripts === "function") {
  onmessage = ({ data }) => {
    try {
      postMessage({ dice: readDice(new Uint8ClampedArray(data.pixels), data.width, data.height, data.due) });
    } catch (failure) {
      postMessage({ failed: String(failure) }); // a phone without the memory for it
    }
  };
}
