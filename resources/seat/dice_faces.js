// Makes faces of dice of pips: two pips belong together where nothing but face lies between them, and the six patterns are fitted to what
// belongs together, after the pips' common ellipse has been made a circle. Plain script for dice_reader.js; docs/dice.md tells the method.
"use strict";

const OFFSET = [0.88, 2.1]; // of a corner pip from the middle of the face, across and along, in diameters of a pip
const ROW = [0.72, 1.9]; // between the rows of a six, in the same
const SAME_SIZE = 1.45; // diameters of the pips of one face
const SIDE = 1.75; // an ellipse so much narrower than the table's is on the side of a die

// ---- The table's ellipse.
// What makes circles of ellipses that are longer by `e` along and by `f` aslant, and back: symmetric matrices of determinant 1.
function wayOf(e, f) {
  const back = axesOf({ xx: 1 + e, xy: f, yy: 1 - e });
  const det = Math.sqrt(back[0] * back[2] - back[1] * back[1]);
  const [a, b, c] = back.map((each) => each / det);
  return { to: (x, y) => [c * x - b * y, a * y - b * x], from: (x, y) => [a * x + b * y, b * x + c * y] };
}
// How the table may be seen: from straight above, and as most pips say it (glare eats into pips, so that they are not always right).
function waysOf(pips) {
  const middle = (list) => list.sort((p, q) => p - q)[list.length >> 1] || 0;
  const e = middle(pips.map((pip) => (pip.xx - pip.yy) / (pip.xx + pip.yy)));
  const f = middle(pips.map((pip) => (2 * pip.xy) / (pip.xx + pip.yy)));
  return pips.length < 4 || Math.hypot(e, f) < 0.06 ? [wayOf(0, 0)] : [wayOf(0, 0), wayOf(e, f)];
}
// How much longer than broad a pip is, when the table's ellipse is a circle.
function longAfter(way, pip) {
  const [ax, ay] = way.to(pip.xx, pip.xy), [bx, by] = way.to(pip.xy, pip.yy);
  const [xx, xy] = way.to(ax, bx), yy = way.to(ay, by)[1];
  const half = (xx + yy) / 2, root = Math.sqrt(Math.max(0, half * half - (xx * yy - xy * xy)));
  return Math.sqrt((half + root) / Math.max(1e-9, half - root));
}

// ---- Links.
class Near { // who stands near a point
  constructor(pips, cell) {
    this.cell = cell;
    this.cells = new Map();
    for (const pip of pips) {
      const key = this.key(pip.x, pip.y);
      if (!this.cells.has(key)) this.cells.set(key, []);
      this.cells.get(key).push(pip);
    }
  }
  key(x, y) { return Math.floor(x / this.cell) * 100000 + Math.floor(y / this.cell); }
  within(x, y, far) {
    const found = [];
    for (let cx = Math.floor((x - far) / this.cell); cx <= Math.floor((x + far) / this.cell); cx += 1) {
      for (let cy = Math.floor((y - far) / this.cell); cy <= Math.floor((y + far) / this.cell); cy += 1) {
        for (const pip of this.cells.get(cx * 100000 + cy) || []) if (Math.hypot(pip.x - x, pip.y - y) <= far) found.push(pip);
      }
    }
    return found;
  }
}
function alike(p, q) {
  return p.d < SAME_SIZE * q.d && q.d < SAME_SIZE * p.d && p.deep < 2.2 * q.deep && q.deep < 2.2 * p.deep && Math.abs(p.face - q.face) < 0.45 * Math.min(p.deep, q.deep);
}
// Nothing but face lies between two pips.
function isClear(view, p, q) {
  const far = Math.hypot(q.x - p.x, q.y - p.y), ux = (q.x - p.x) / far, uy = (q.y - p.y) / far;
  const deep = Math.min(p.deep, q.deep);
  const reach = (pip) => { // of its ellipse along the line, with its blurred edge
    const det = pip.xx * pip.yy - pip.xy * pip.xy;
    return (2 / Math.sqrt((pip.yy * ux * ux - 2 * pip.xy * ux * uy + pip.xx * uy * uy) / Math.max(1e-9, det))) * 1.2 + 1.2;
  };
  const from = reach(p), to = far - reach(q);
  if (to <= from) return true;
  const steps = Math.max(2, Math.ceil(to - from)), apart = Math.max(2, Math.round(0.3 * p.d)), gap = Math.max(9, 0.09 * deep);
  const tones = [];
  for (let i = 0; i <= steps; i += 1) {
    const along = from + ((to - from) * i) / steps;
    const tone = toneAt(view, p.x + ux * along, p.y + uy * along), face = p.face + ((q.face - p.face) * along) / far;
    const free = along - from > 0.35 * p.d && to - along > 0.35 * q.d; // of the pips' own blur
    if (tone < face - (free ? 0.22 : 0.4) * deep || tone > face + (free ? 0.45 : 0.75) * deep) return false;
    tones.push(tone);
  }
  for (let i = apart; i + apart <= steps; i += 1) { // the narrow gap between two dice
    const before = tones[i] - tones[i - apart], after = tones[i] - tones[i + apart];
    if ((before > gap && after > gap) || (before < -gap && after < -gap)) return false;
  }
  return true;
}
function link(view, pips) {
  pips.forEach((pip, at) => { pip.id = at; pip.links = []; });
  const near = new Near(pips, 40);
  for (const pip of pips) {
    for (const other of near.within(pip.x, pip.y, 6.4 * pip.d)) {
      if (other.id > pip.id && alike(pip, other) && isClear(view, pip, other)) {
        pip.links.push(other);
        other.links.push(pip);
      }
    }
  }
  return near;
}

// ---- Patterns, in coordinates in which the table is seen from straight above.
const minus = (p, q) => [p.sx - q.sx, p.sy - q.sy];
const size = (v) => Math.hypot(v[0], v[1]);
const dot = (v, w) => v[0] * w[0] + v[1] * w[1];
const turned = (v) => [-v[1], v[0]];
const within = (value, [least, most], unit) => value >= least * unit && value <= most * unit;
const mean = (list) => list.reduce((sum, each) => sum + each, 0) / list.length;

// A face: its pips, the middle, the way along a row of pips (`along`, of length 1), and how far corner pips stand from the middle.
function faceOf(face, pips, along, u, v, off) {
  const d = mean(pips.map((pip) => pip.d));
  return { face, pips, x: mean(pips.map((pip) => pip.sx)), y: mean(pips.map((pip) => pip.sy)), along, u, v, d, off: off / d,
    tone: mean(pips.map((pip) => pip.face)), deep: mean(pips.map((pip) => pip.deep)), contrast: mean(pips.map((pip) => pip.contrast)), even: mean(pips.map((pip) => pip.even)) };
}
// Three in a line with the same distance, the middle one first.
function triplesOf(pips) {
  const triples = [];
  for (const c of pips) {
    for (const p of c.links) {
      for (const q of c.links) {
        if (q.id <= p.id) continue;
        const span = minus(q, p), half = size(span) / 2;
        const off = Math.hypot(p.sx + q.sx - 2 * c.sx, p.sy + q.sy - 2 * c.sy) / 2;
        if (off < 0.17 * half + 0.4 && within(half, [0.72, 3], c.d)) triples.push({ c, p, q, half, off, way: [span[0] / (2 * half), span[1] / (2 * half)] });
      }
    }
  }
  return triples;
}
function threes(triples) {
  return triples.filter((t) => within(t.half / Math.SQRT2, OFFSET, t.c.d)).map((t) => {
    const [x, y] = t.way;
    return faceOf(3, [t.c, t.p, t.q], [(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2], t.half / Math.SQRT2, t.half / Math.SQRT2, t.off);
  });
}
function fives(triples) {
  const of = new Map();
  for (const t of triples) of.set(t.c.id, [...(of.get(t.c.id) || []), t]);
  const found = [];
  for (const list of of.values()) {
    list.forEach((t, at) => list.slice(at + 1).forEach((s) => {
      if (new Set([t.p, t.q, s.p, s.q]).size < 4) return;
      const skew = Math.abs(dot(t.way, s.way)), half = (t.half + s.half) / 2;
      if (skew > 0.26 || Math.abs(t.half - s.half) > 0.2 * half || !within(half / Math.SQRT2, OFFSET, t.c.d)) return;
      const [x, y] = t.way;
      found.push(faceOf(5, [t.c, t.p, t.q, s.p, s.q], [(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2], half / Math.SQRT2, half / Math.SQRT2,
        Math.hypot((t.off + s.off) / 2, (skew * half) / 2, (t.half - s.half) / 2)));
    }));
  }
  return found;
}
// Two rows of three; on many dice the rows are closer than two to one, so that their distance is free.
function sixes(triples) {
  const found = [];
  const rows = triples.filter((t) => within(t.half, ROW, t.c.d));
  const of = new Map(rows.map((t) => [t.c.id, []]));
  for (const t of rows) of.get(t.c.id).push(t);
  for (const t of rows) {
    for (const other of t.c.links) {
      for (const s of (other.id > t.c.id && of.get(other.id)) || []) {
        const between = minus(s.c, t.c), far = size(between), half = (t.half + s.half) / 2;
        const skew = Math.abs(dot(between, t.way)) / far, turn = Math.abs(t.way[0] * s.way[1] - t.way[1] * s.way[0]);
        if (skew > 0.26 || turn > 0.22 || Math.abs(t.half - s.half) > 0.2 * half || !within(far / 2, [0.6, OFFSET[1]], t.c.d) || far < 0.9 * half || far > 3.8 * half) continue;
        if (new Set([t.c, t.p, t.q, s.c, s.p, s.q]).size < 6) continue;
        found.push(faceOf(6, [t.c, t.p, t.q, s.c, s.p, s.q], t.way, far / 2, half, Math.hypot((t.off + s.off) / 2, (skew * far) / 3, turn * half, (t.half - s.half) / 2)));
      }
    }
  }
  return found;
}
function fours(pips) {
  const found = [];
  for (const p of pips) {
    for (const q of p.links) {
      const side = minus(q, p), far = size(side);
      if (!within(far / 2, OFFSET, p.d)) continue;
      const up = turned(side);
      const closest = (from) => {
        let best = null, least = 0.24 * far + 0.4;
        for (const each of from.links) {
          const off = Math.hypot(each.sx - from.sx - up[0], each.sy - from.sy - up[1]);
          if (off < least) [best, least] = [each, off];
        }
        return best;
      };
      const r = closest(p), s = closest(q);
      if (!r || !s || r === s || p.id !== Math.min(p.id, q.id, r.id, s.id)) continue;
      const all = [p, q, r, s], x = mean(all.map((each) => each.sx)), y = mean(all.map((each) => each.sy));
      const crossed = [minus(s, p), minus(r, q)], long = crossed.map(size), u = (long[0] + long[1]) / 4 / Math.SQRT2;
      const skew = Math.abs(dot(crossed[0], crossed[1])) / (long[0] * long[1]);
      const off = Math.hypot(mean(all.map((each) => Math.abs(Math.hypot(each.sx - x, each.sy - y) - u * Math.SQRT2))), (skew * u) / 2);
      if (skew < 0.3 && off < 0.22 * u + 0.4) found.push(faceOf(4, all, [side[0] / far, side[1] / far], u, u, off));
    }
  }
  return found;
}
function twos(pips) {
  const found = [];
  for (const p of pips) {
    for (const q of p.links) {
      const span = minus(q, p), far = size(span), u = far / 2 / Math.SQRT2;
      if (q.id < p.id || !within(u, OFFSET, (p.d + q.d) / 2)) continue;
      found.push(faceOf(2, [p, q], [(span[0] - span[1]) / far * Math.SQRT1_2, (span[0] + span[1]) / far * Math.SQRT1_2], u, u, Math.abs(p.d - q.d) / 4));
    }
  }
  return found;
}
const ones = (pips) => pips.filter((pip) => pip.even >= 0.75).map((pip) => faceOf(1, [pip], [1, 0], pip.d, pip.d, 0));

// ---- What speaks for a face, and against.
// Where the face ends: from the middle in all directions, in half sides of a square that has its corner pips half way out.
function edgeOf(view, way, face) {
  const plain = edgeBy(view, way, face, Math.max(6, 0.13 * face.deep));
  if (plain.round > 0.6) return plain;
  const faint = edgeBy(view, way, face, Math.max(4, 0.05 * face.deep)); // a die on a cloth of its own tone
  return faint.round > plain.round ? faint : plain;
}
function edgeBy(view, way, face, step) {
  const ends = [];
  const [ax, ay] = face.along;
  for (let i = 0; i < 32; i += 1) {
    const x = Math.cos((i * Math.PI) / 16), y = Math.sin((i * Math.PI) / 16);
    const square = face.face === 1 ? 1 : Math.max(Math.abs(x), Math.abs(y));
    const [dx, dy] = way.from(ax * x - ay * y, ay * x + ax * y);
    const [cx, cy] = way.from(face.x, face.y);
    const from = face.face === 1 ? 0.75 * face.d + 1.5 : (face.face === 6 ? Math.max(face.u, face.v) : face.u) + 0.62 * face.d + 1;
    const most = face.face === 1 ? 7 * face.d : 3.4 * Math.max(face.u, face.v);
    const stride = Math.max(2, 0.3 * face.d);
    let end = 0;
    for (let r = from; r <= most && !end; r += 1) {
      const tone = toneAt(view, cx + (dx * r) / square, cy + (dy * r) / square), before = toneAt(view, cx + (dx * (r - stride)) / square, cy + (dy * (r - stride)) / square);
      if (tone < 0) break;
      if (r - stride >= from - 1 && Math.abs(tone - before) > step) end = r;
      if (Math.abs(tone - face.tone) > 0.55 * face.deep) end = r;
    }
    ends.push(end);
  }
  const seen = ends.filter((end) => end > 0).sort((p, q) => p - q);
  const half = seen.length ? seen[seen.length >> 1] : 0;
  const spread = face.face === 1 ? 1.36 : 1.3;
  return { half, round: ends.filter((end) => end > half / spread && end < half * spread).length / ends.length };
}
// Pips beside the face that belong with its own as if they were on it: a face that leaves them out is part of another.
function leftOut(face) {
  const out = new Set();
  const far = 2.6 * Math.SQRT1_2 * (face.face === 1 ? 2 * face.d : Math.max(face.u, face.v));
  for (const pip of face.pips) for (const other of pip.links) if (!face.pips.includes(other) && size(minus(other, pip)) < far) out.add(other);
  return out.size;
}
// Other pips like its own that would lie in the face.
function strangersIn(near, way, face) {
  const [cx, cy] = way.from(face.x, face.y);
  const reach = face.face === 1 ? 2.4 * face.d : face.face === 6 ? face.u + 0.5 * face.d : 1.5 * face.u;
  const tall = face.face === 6 ? face.v + 0.5 * face.d : reach;
  return near.within(cx, cy, 3 * reach + tall).filter((pip) => {
    if (face.pips.includes(pip) || pip.d > SAME_SIZE * 1.2 * face.d || pip.d * SAME_SIZE * 1.2 < face.d || pip.deep < 0.5 * face.deep) return false;
    if (face.pips.some((own) => Math.hypot(own.x - pip.x, own.y - pip.y) < 0.6 * own.d)) return false; // glare in a pip
    const x = pip.sx - face.x, y = pip.sy - face.y;
    if (face.face === 1) return face.pips[0].links.includes(pip) && Math.hypot(x, y) < reach;
    const along = Math.abs(x * face.along[0] + y * face.along[1]), across = Math.abs(y * face.along[0] - x * face.along[1]);
    return along <= tall && across <= reach;
  }).length;
}
